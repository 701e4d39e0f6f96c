import type { PaymentView } from '#domain/payments.schema.ts'

/** True while it can still turn out either way: what is said of it has to be followed. */
export function isOpenPayment({ state }: PaymentView): boolean {
  return state === 'waiting' || state === 'unknown'
}
