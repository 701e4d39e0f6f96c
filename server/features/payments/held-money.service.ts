import { isOnline, type PaymentMethod } from '#domain/checkout.ts'
import type { Problem } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { isHoldLapsed } from './payments.repository.ts'

/** Why goods of an order of the shop must not leave: `payment_lapsed` where the money that was set aside for them is held no longer. */
export async function whyNotHeld(
  ctx: Ctx,
  { id: orderId, paymentMethod }: { id: string; paymentMethod: PaymentMethod },
): Promise<Problem | undefined> {
  if (!isOnline(paymentMethod)) return undefined
  const isLapsed = await isHoldLapsed(ctx.database, { kind: 'order', orderId })
  return isLapsed ? { code: 'payment_lapsed' } : undefined
}
