import type { PaymentView } from '#domain/payments.schema.ts'
import type { TypedOrderForm } from '#domain/checkout.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { jobsAt } from './jobs.ts'
import { settleDue } from '#server/features/payments/settle-due.service.ts'
import { jobAt } from './jobs.ts'
import { type MemoryProvider, memoryProvider, switchOn } from './memory-payments.ts'
import { usePlacing } from './placing.ts'
import { placed } from './shopping.ts'
import { beforeEach } from 'vitest'

/** For test files about orders that are paid online: a provider in memory, the time as it is set, and what was written. */
export function usePaidOrders(api: TestApi) {
  const placing = usePlacing(api)
  const { buyer, rows } = placing
  const state = { fake: memoryProvider(), now: 0 }
  beforeEach(async () => {
    state.now = api.platform.now()
    Object.assign(api.platform, { now: () => state.now })
    state.fake = memoryProvider()
    switchOn(api, state.fake)
    await rows('delete from payment_operations')
    await rows('delete from payment_notices')
    await rows('delete from payments')
  })

  /** An order that waits for its payment. */
  async function ordered(goods?: Record<string, number>, change: Partial<TypedOrderForm> = {}) {
    await rows('delete from tries')
    const visitor = await buyer(goods)
    const { token, payUrl } = await placed(visitor, { payment: 'test', ...change })
    return { visitor, token, payUrl, ...(await paymentOf(token)) }
  }

  async function paymentOf(token: string) {
    const [row] = await rows(
      `select payments.*, orders.status as order_status, orders.payment_status, orders.paid_ore, orders.paid_vat,
        orders.vat, orders.total_ore, orders.rev as order_rev
        from payments join orders on orders.id = order_id where public_token = ?`,
      token,
    )
    return {
      ...{ id: String(row?.['id']), orderId: String(row?.['order_id']), row: { ...row } },
      ...{ reference: String(row?.['reference']), orderStatus: String(row?.['order_status']) },
      state: String(row?.['state']),
    }
  }

  async function operations(orderId: string) {
    const found = await rows(
      `select it.kind, it.amount_ore, it.state from payment_operations as it
        join payments on payments.id = payment_id where order_id = ? order by it.created_at, it.id`,
      orderId,
    )
    return found.map((row) => [row['kind'], Number(row['amount_ore']), row['state']].join(' '))
  }

  async function mails(orderId: string) {
    const found = await rows(
      `select kind from outbox where payload ->> 'entityId' = ? order by created_at, id`,
      orderId,
    )
    return found.map((row) => String(row['kind']))
  }

  async function events(orderId: string) {
    const found = await rows(
      `select event, to_state from events where entity = 'order' and entity_id = ? order by id`,
      orderId,
    )
    return found.map((row) => `${String(row['event'])} ${String(row['to_state'])}`)
  }

  async function cartOf(visitor: Visitor): Promise<string[]> {
    const answer = await visitor.get('/api/checkout')
    const { lines } = (await answer.json()) as { lines: { title: string; quantity: number }[] }
    return lines.map(({ title, quantity }) => `${quantity} × ${title}`).toSorted()
  }

  async function shown(visitor: Visitor, token: string): Promise<PaymentView> {
    const answer = await visitor.get(`/api/payments/${token}`)
    if (!answer.ok) throw new Error(`the payment answered ${answer.status}`)
    return (await answer.json()) as PaymentView
  }

  return {
    ...placing,
    ...{ ordered, paymentOf, operations, mails, events, cartOf, shown },
    get fake(): MemoryProvider {
      return state.fake
    },
    /** So many minutes pass; nothing runs by itself. */
    pass: (minutes: number) => {
      state.now += minutes * 60_000
    },
    /** What runs each minute, of payments alone. */
    minute: () => settleDue(jobAt(api, state.now)),
    minuteAt: (now: number) => settleDue(jobAt(api, now)),
    /** All that runs each minute. */
    jobs: () => jobsAt(api, state.now),
  }
}
