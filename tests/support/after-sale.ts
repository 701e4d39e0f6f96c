import type { Withdraw } from '#domain/after-sale.schema.ts'
import type { AdminOrder, StaffStep } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { ordersPath, step } from './admin-orders.ts'
import type { TestApi, Visitor } from './api.ts'
import { uploadOf } from './media.ts'
import { callerOf } from './people.ts'
import type { Bytes } from './pictures.ts'
import { usePlacing } from './placing.ts'
import { oneOfMany, placed } from './shopping.ts'

export const toDelivered = ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const

export interface Bought {
  buyer: Visitor
  id: string
  token: string
  number: string
}

/** For test files about what comes after the sale: goods that can be withdrawn from (jam, 3 glasses) and others (butter). */
export function useAfterSale(api: TestApi) {
  const placing = usePlacing(api)

  /** Buys, and has the order taken these steps by somebody of the factory. */
  async function bought(
    steps: readonly StaffStep[] = [],
    change: Parameters<typeof placed>[1] = {},
    goods: Record<string, number> = {
      'blueberry-jam': 3,
      'cultured-butter': 3,
    },
  ): Promise<Bought> {
    const buyer = await placing.buyer(goods)
    const { token, number } = await placed(buyer, {
      ...oneOfMany(anyNumber()),
      ...change,
    })
    const [row] = await placing.rows('select id from orders where public_token = ?', token)
    const id = String(row?.['id'])
    if (steps.length > 0) {
      const worker = await callerOf(api, 'fulfilment')
      for (const each of steps) {
        const answer = await step(worker, id, { step: each, reason: 'x' })
        if (answer.answered !== 200) throw new Error(`${each} answered ${answer.answered}`)
      }
    }
    return { buyer, id, token, number }
  }

  return { ...placing, bought }
}

export async function viewOf(visitor: Visitor, token: string): Promise<OrderView> {
  return (await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView
}

/** What the buyer sends who withdraws from all they can. */
export async function allOf(visitor: Visitor, token: string): Promise<Withdraw> {
  const { afterSale } = await viewOf(visitor, token)
  const lines = (afterSale?.withdrawable ?? []).map(({ id, quantity }) => ({
    id,
    quantity,
  }))
  return { lines, name: 'Ingrid Solheim', email: 'ingrid@example.no' }
}

export async function withdraw(visitor: Visitor, token: string, body: unknown) {
  return answerOf<OrderView>(await visitor.send('POST', `/api/orders/${token}/withdrawal`, body))
}

export async function complain(
  visitor: Visitor,
  token: string,
  text: string,
  key: string = crypto.randomUUID(),
) {
  const headers = { 'idempotency-key': key }
  const path = `/api/orders/${token}/complaints`
  return answerOf<{ id: string; order: OrderView }>(
    await visitor.send('POST', path, { text }, headers),
  )
}

export async function sendPicture(
  visitor: Visitor,
  { token, complaint }: { token: string; complaint: string },
  bytes: Bytes,
) {
  const { headers, body } = uploadOf('jar.jpg', bytes)
  const own = {
    origin: 'http://matverk.test',
    'sec-fetch-site': 'same-origin',
  }
  const path = `/api/orders/${token}/complaints/${complaint}/pictures`
  return answerOf<OrderView>(
    await visitor.get(path, {
      method: 'POST',
      headers: { ...headers, ...own },
      body,
    }),
  )
}

export async function decide(staff: Visitor, id: string, body: object) {
  return answerOf<AdminOrder>(await staff.send('POST', `${ordersPath}/${id}/withdrawal`, body))
}

export async function answerTo(
  staff: Visitor,
  { id, complaint }: { id: string; complaint: string },
  body: object,
) {
  const path = `${ordersPath}/${id}/complaints/${complaint}`
  return answerOf<AdminOrder>(await staff.send('POST', path, body))
}

async function answerOf<Value>(response: Response) {
  return {
    answered: response.status,
    ...((await response.json()) as Value & ErrorBody),
  }
}

function anyNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % 10_000_000
}
