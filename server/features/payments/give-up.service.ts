import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { unpaid } from './outcomes.ts'
import { kindOf } from './paid-kinds.service.ts'
import type { PaymentJob } from './paid-online.service.ts'
import { findPayment } from './payments.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

const attempts = 3

/** Ends an open payment for its buyer, and has the provider end it, so that nobody can pay it any more. */
export async function giveUp(job: PaymentJob, id: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const payment = await findPayment(job.database, { id })
    if (payment?.state !== 'created') return
    try {
      await unpaid(job, payment, { askedAt: job.now(), as: 'aborted', mayBePaid: true })
      break
    } catch (error) {
      // Settled this very moment: how, decides.
      if (!isRefusedByGuard(error) && !kindOf(payment).isOvertaken(error)) throw error
    }
  }
  await settlePayment(job, id)
}
