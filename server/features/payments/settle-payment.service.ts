import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { ask } from './ask-provider.ts'
import { doOperations } from './operations.service.ts'
import type { PaymentJob } from './paid-online.service.ts'
import { kindOf } from './paid-kinds.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import { findPayment } from './payments.repository.ts'
import { settledAs } from './settled-as.ts'

/** A payment, and whether its provider has said just now how it stands. */
export interface Settled {
  payment: PaymentRow
  isKnown: boolean
}

const attempts = 4

/**
 * Asks a payment's provider how it stands, and lets the order follow: once, however often and from wherever it is asked for. All that is
 * told of a payment ends here, and nothing that is told is believed: the provider's answer alone moves an order.
 */
export async function settlePayment(job: PaymentJob, id: string): Promise<Settled | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const payment = await findPayment(job.database, { id })
    if (!payment) return undefined
    const askedAt = job.now()
    const answer = await ask(job, payment)
    try {
      await settledAs(job, payment, { answer, askedAt, mayTakeUp: attempt < attempts })
    } catch (error) {
      // Somebody was faster, or the goods have just gone: what stands there now decides.
      if (!isLostRace(payment, error)) throw error
      continue
    }
    // What may have been paid since is ended by nobody who has not asked.
    if (answer !== 'unknown' || payment.state === 'authorized') await doOperations(job, id)
    const settled = await findPayment(job.database, { id })
    return settled && { payment: settled, isKnown: answer !== 'unknown' }
  }
  job.log.warn('payment.busy', { payment: id })
  const payment = await findPayment(job.database, { id })
  return payment && { payment, isKnown: false }
}

function isLostRace(payment: PaymentRow, error: unknown): boolean {
  if (isRefusedByGuard(error) || kindOf(payment).isOvertaken(error)) return true
  const { kind } = faultOf(error)
  return kind === 'check' || kind === 'unique'
}
