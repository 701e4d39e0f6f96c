import { isHeldNoLonger, type ShownPaymentState } from '#domain/payments.ts'
import type { AdminPayment, PaymentView } from '#domain/payments.schema.ts'
import type { OperationRow, PaymentRow } from './payments.queries.ts'

interface Seen {
  now: number
  /** Its provider could be asked. */
  isKnown?: boolean
  /** Nothing of its order will leave. */
  isCalledOff: boolean
}

/** A payment as its buyer follows it. */
export function paymentView(payment: PaymentRow, seen: Seen): PaymentView {
  const { kind, provider, mode, amountOre, expiresAt } = payment
  const { now } = seen
  const state = shownState(payment, seen)
  return {
    ...{ kind, provider, isTest: mode === 'test', state, amountOre },
    payUrl: payment.state === 'created' && now < expiresAt ? payment.payUrl : null,
    heldUntil: expiresAt,
  }
}

function shownState(
  payment: PaymentRow,
  { now, isKnown = true, isCalledOff }: Seen,
): ShownPaymentState {
  const { state, isLate, capturedOre, expiresAt } = payment
  if (isLate) return 'late'
  if (state === 'created') return isKnown && now < expiresAt ? 'waiting' : 'unknown'
  if (state === 'aborted' || state === 'cancelled') return 'cancelled'
  if (state !== 'authorized') return 'failed'
  if (capturedOre > 0) return 'captured'
  if (isCalledOff) return 'released'
  return isHeldNoLonger(payment) ? 'lapsed' : 'authorized'
}

/** The same for the people of the factory, with all that was done with its money. */
export function adminPayment(
  payment: PaymentRow,
  operations: readonly OperationRow[],
): AdminPayment {
  const { id, provider, mode, reference, state, amountOre } = payment
  const { authorizedOre, capturedOre, refundedOre, cancelledOre } = payment
  return {
    ...{ id, provider, mode, reference, state, amountOre },
    ...{ authorizedOre, capturedOre, refundedOre, cancelledOre },
    operations: operations.map((each) => ({
      ...{ id: each.id, kind: each.kind, amountOre: each.amountOre, state: each.state },
      ...{ fault: each.lastError ?? '', at: each.doneAt ?? each.createdAt },
    })),
  }
}
