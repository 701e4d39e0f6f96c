import type { TypedOrderForm } from '#domain/checkout.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { TestApi, Visitor } from './api.ts'
import { handedOver } from './customers.ts'
import { usePlacing } from './placing.ts'
import { checkoutOf, fillCart, orderFor } from './shopping.ts'

/** For test files about guests' orders and the codes that they are asked for; a day begins with each test. */
export function useGuestOrders(api: TestApi) {
  const placing = usePlacing(api)
  const { place, rows } = placing

  /** Somebody who fills a cart and orders it, as often as they are asked. */
  function guest(network?: string, goods: Record<string, number> = { 'cultured-butter': 3 }) {
    const visitor = api.visitor(network === undefined ? {} : { network })
    return {
      visitor,
      async order(
        typed: Partial<TypedOrderForm> = {},
        { key = crypto.randomUUID(), headers = {} }: { key?: string; headers?: object } = {},
      ) {
        if ((await checkoutOf(visitor)).lines.length === 0)
          await fillCart(api.database, visitor, goods)
        const body = orderFor(await checkoutOf(visitor), typed)
        return place(visitor, body, key, { ...headers })
      },
    }
  }

  /** The code that was mailed to an address last. */
  const codeFor = (email: string) => handedOver(api, 'A11', email)

  async function mailsTo(email: string): Promise<string[]> {
    const mails = await rows('select kind from outbox where recipient = ? order by rowid', email)
    return mails.map(({ kind }) => String(kind))
  }

  async function orders(): Promise<number> {
    return Number((await placing.counts())['orders'])
  }

  return { ...placing, guest, codeFor, mailsTo, orders }
}

export async function askCode(visitor: Visitor, email: string) {
  return answerOf(await visitor.send('POST', '/api/checkout/email-code', { email }))
}

export async function typeCode(visitor: Visitor, email: string, code: string) {
  const path = '/api/checkout/email-code/confirm'
  return answerOf(await visitor.send('POST', path, { email, code }))
}

async function answerOf(response: Response) {
  return { status: response.status, ...((await response.json()) as Partial<ErrorBody>) }
}
