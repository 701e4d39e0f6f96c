import { orderPayments } from '#server/features/orders/order-payments.service.ts'
import { paidDishes } from '#server/features/restaurants/orders/paid-dishes.service.ts'
import type { PaidKinds, PaidOnline } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What can be paid online, by its kind. */
const kinds: PaidKinds = { order: orderPayments, restaurant_order: paidDishes }

export function kindOf({ kind }: Pick<PaymentRow, 'kind'>): PaidOnline {
  return kinds[kind]
}
