import { orderPayments } from '#server/features/orders/order-payments.service.ts'
import type { PaidKinds, PaidOnline } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What can be paid online, by its kind. */
const kinds: PaidKinds = { order: orderPayments }

export function kindOf({ kind }: Pick<PaymentRow, 'kind'>): PaidOnline {
  const known = kinds[kind]
  if (!known) throw new Error(`nobody knows how a ${kind} is paid`)
  return known
}
