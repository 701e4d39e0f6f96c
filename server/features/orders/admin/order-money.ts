import { isOnline } from '#domain/checkout.ts'
import { serverConfig } from '#config'
import type { FoundOrder, OrderRow } from '#server/features/orders/orders.repository.ts'

type Standing = Pick<OrderRow, 'status' | 'paymentMethod' | 'paymentStatus'>

/** The order was paid at the counter or to the driver, and nobody has written down the till's receipt yet. */
export function canRegisterTill({ status, paymentMethod, paymentStatus }: Standing): boolean {
  return (
    status === 'delivered' &&
    paymentMethod !== 'invoice' &&
    !isOnline(paymentMethod) &&
    paymentStatus === 'pending'
  )
}

/** Its goods have left on an invoice that nobody has paid yet. */
export function canMarkPaid({ paymentStatus }: Standing): boolean {
  return paymentStatus === 'invoice_open'
}

/** It was written down as paid, and nothing went back yet: that may have been a mistake. */
export function canCorrect({ paymentMethod, paymentStatus }: Standing): boolean {
  if (isOnline(paymentMethod)) return false
  return paymentStatus === 'captured' || paymentStatus === 'invoice_paid'
}

/** How much of an order can go back before its payer has to confirm their password, in øre: small sums add up, and so do reductions of its invoice. */
export function freeOre({ refunds }: Pick<FoundOrder, 'refunds'>): number {
  const backOre = refunds.reduce((sum, { amountOre }) => sum + amountOre, 0)
  return Math.max(0, serverConfig.orders.refundWithoutPasswordOre - backOre)
}
