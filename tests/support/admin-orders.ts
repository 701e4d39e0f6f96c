import type { AdminOrder, AdminOrders, StepOrder } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { TypedOrderForm } from '#domain/checkout.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { oneOfMany, placed } from './shopping.ts'

export const ordersPath = '/api/admin/orders'

export const onInvoice = {
  buyerKind: 'business',
  companyName: 'Kafé Fjord AS',
  orgNo: '974760673',
  payment: 'invoice',
} as const

/** For test files about the orders section: buying, and what those who work here then do. */
export function useAdminOrders(api: TestApi) {
  let buyers = 0

  /** Buys what is in the visitor's cart, as one of many buyers, and answers the order's id. */
  async function boughtBy(visitor: Visitor, change: Partial<TypedOrderForm> = {}) {
    buyers += 1
    const { token } = await placed(visitor, { ...oneOfMany(buyers), ...change })
    const { rows } = await api.database.execute({
      sql: 'select id from orders where public_token = ?',
      args: [token],
    })
    return String(rows[0]?.['id'])
  }

  return { boughtBy }
}

export async function listOf(reader: Visitor, query = ''): Promise<AdminOrders> {
  const response = await reader.get(`${ordersPath}${query}`)
  if (!response.ok) throw new Error(`the list of orders answered ${response.status}`)
  return (await response.json()) as AdminOrders
}

export async function orderOf(reader: Visitor, id: string): Promise<AdminOrder> {
  const response = await reader.get(`${ordersPath}/${id}`)
  if (!response.ok) throw new Error(`the order answered ${response.status}`)
  return (await response.json()) as AdminOrder
}

/** Takes a step of an order as it stands now, unless told as of which revision. */
export async function step(
  mover: Visitor,
  id: string,
  wanted: Pick<StepOrder, 'step'> & Partial<StepOrder>,
) {
  const rev = wanted.rev ?? (await orderOf(mover, id)).rev
  const response = await mover.send('POST', `${ordersPath}/${id}/steps`, { ...wanted, rev })
  const body = (await response.json()) as AdminOrder & ErrorBody
  return { ...body, answered: response.status }
}
