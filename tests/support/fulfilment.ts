import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { AskShort, PickLine, SendGoods, SettleShort } from '#domain/fulfilment.schema.ts'
import type { Refund } from '#domain/refunds.schema.ts'
import { orderOf, ordersPath, step } from './admin-orders.ts'
import type { Visitor } from './api.ts'

export const byVan = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Bergen',
  street: 'Torget 1',
} as const

type Answer = AdminOrder & ErrorBody & { answered: number }
type Sent<Body extends { rev?: number }> = Omit<Body, 'rev'> & { rev?: number }

const nothing = { lines: [], otherOre: 0, way: 'bank', reason: 'Sorry.' }

/** Somebody of the factory at one order: each call is of the order as it stands now, unless told as of which revision. */
export function workOn(worker: Visitor, id: string) {
  async function send(
    method: 'POST' | 'PUT',
    path: string,
    body: { rev?: number },
    key: string = crypto.randomUUID(),
  ): Promise<Answer> {
    const rev = body.rev ?? (await orderOf(worker, id)).rev
    const response = await worker.send(
      method,
      `${ordersPath}/${id}/${path}`,
      { ...body, rev },
      { 'idempotency-key': key },
    )
    return { ...((await response.json()) as AdminOrder & ErrorBody), answered: response.status }
  }
  return {
    read: () => orderOf(worker, id),
    async packing() {
      await step(worker, id, { step: 'confirm' })
      return step(worker, id, { step: 'start_picking' })
    },
    pick: (line: string, body: Sent<PickLine>) => send('PUT', `lines/${line}`, body),
    miss: (line: string, body: Sent<Partial<AskShort>>) =>
      send('POST', `lines/${line}/missing`, body),
    settle: (item: string, body: Sent<SettleShort>) => send('POST', `missing/${item}`, body),
    ship: (body: Sent<Partial<SendGoods>>) => send('POST', 'shipments', body),
    refund: (body: Sent<Partial<Refund>>, key?: string) =>
      send('POST', 'refunds', { ...nothing, settles: 'goodwill', ...body }, key),
    correct: (reason: string, rev?: number) =>
      send('POST', 'payment/correction', { reason, ...(rev !== undefined && { rev }) } as never),
    paid: () => send('POST', 'payment', {}),
    till: (receiptNo: string) => send('POST', 'till', { receiptNo } as never),
  }
}

/** The only line of an order that is of so many, or its line of these goods. */
export function lineOf({ fulfilment }: AdminOrder, at = 0) {
  const line = fulfilment.lines[at]
  if (!line) throw new Error('the order has no such line')
  return line
}
