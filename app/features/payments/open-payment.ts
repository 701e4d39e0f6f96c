import type { PaymentView } from '#domain/payments.schema.ts'

/** True while it can still turn out either way: what is said of it has to be followed. */
export function isOpenPayment({ state }: PaymentView): boolean {
  return state === 'waiting' || state === 'unknown'
}

/** Its provider could not be reached when it was ordered: nobody was shown where to pay it. */
export function isUnreached({ state, payUrl, heldUntil }: PaymentView): boolean {
  return state === 'unknown' && payUrl === null && Date.now() < heldUntil
}
