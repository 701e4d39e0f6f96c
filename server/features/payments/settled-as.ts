import type { Answer } from './ask-provider.ts'
import { authorized, differs, late, noted, summed, unpaid } from './outcomes.ts'
import type { PaymentJob } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { FoundPayment } from './providers/provider.ts'

export interface Told {
  answer: Answer
  /** When the provider was asked. */
  askedAt: number
  /** An order that was over may be placed after all. */
  mayTakeUp: boolean
}

/** How long after its time a payment is held whose provider cannot be asked: it may be paid, and nobody knows. */
const unknownMs = 45 * 60_000

/** Writes what a provider has said of a payment, with all that follows for its order, in one batch. */
export async function settledAs(job: PaymentJob, payment: PaymentRow, told: Told): Promise<void> {
  const { answer, askedAt } = told
  const isOpen = payment.state === 'created'
  if (answer === 'unknown') {
    const isOver = isOpen && job.now() > payment.expiresAt + unknownMs
    return isOver ? unpaid(job, payment, { askedAt, as: 'expired', mayBePaid: true }) : undefined
  }
  const found = answer === 'none' ? undefined : answer
  if (payment.state === 'authorized') return summed(job, payment, { askedAt, found })
  if (found && heldOre(found) > 0) {
    if (heldOre(found) !== payment.amountOre) return differs(job, payment, { askedAt, found })
    if (isOpen) return authorized(job, payment, { askedAt, found })
    return late(job, payment, { askedAt, found, mayTakeUp: told.mayTakeUp })
  }
  const end = endOf(found)
  if (isOpen && end) return unpaid(job, payment, { askedAt, as: end, mayBePaid: false })
  const isOver = isOpen && job.now() >= payment.expiresAt
  if (isOver) return unpaid(job, payment, { askedAt, as: 'expired', mayBePaid: true })
  return noted(job, payment, askedAt)
}

/** What is set aside of it and was not let go. */
function heldOre({ state, authorizedOre, cancelledOre }: FoundPayment): number {
  return state === 'authorized' ? authorizedOre - cancelledOre : 0
}

/** How it has ended where it has; one that was set aside and let go before we heard of it was cancelled. */
function endOf(found: FoundPayment | undefined) {
  if (!found || found.state === 'created') return undefined
  return found.state === 'authorized' ? 'cancelled' : found.state
}
