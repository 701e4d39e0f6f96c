import type { ShownPaymentState } from '#domain/payments.ts'
import type { AdminPayment, PaymentView } from '#domain/payments.schema.ts'
import type { OperationRow, PaymentRow } from './payments.queries.ts'

/** A payment as its buyer follows it. `isKnown` is false where its provider could not be asked. */
export function paymentView(
  payment: PaymentRow,
  { now, isKnown = true }: { now: number; isKnown?: boolean },
): PaymentView {
  const { kind, provider, mode, amountOre, expiresAt } = payment
  const state = shownState(payment, { now, isKnown })
  return {
    ...{ kind, provider, isTest: mode === 'test', state, amountOre },
    payUrl: payment.state === 'created' && now < expiresAt ? payment.payUrl : null,
    heldUntil: expiresAt,
  }
}

function shownState(
  payment: PaymentRow,
  { now, isKnown }: { now: number; isKnown: boolean },
): ShownPaymentState {
  const { state, isLate, authorizedOre, capturedOre, cancelledOre, expiresAt } = payment
  if (isLate) return 'late'
  if (state === 'created') return isKnown && now < expiresAt ? 'waiting' : 'unknown'
  if (state === 'aborted' || state === 'cancelled') return 'cancelled'
  if (state !== 'authorized') return 'failed'
  if (capturedOre > 0) return 'captured'
  return cancelledOre === authorizedOre ? 'released' : 'authorized'
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
