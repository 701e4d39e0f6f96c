import { faultOf } from '#server/platform/database-fault.ts'
import type { JobCtx } from '#server/http/context.ts'
import { listDue, listUnsettled } from './payments.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

const minuteMs = 60_000

/** A job: asks how payments stand that nobody has told of, ends those whose time is over, and does what is still to be done with money. */
export async function settleDue(job: JobCtx): Promise<void> {
  const now = job.now()
  const [open, due] = await Promise.all([
    listUnsettled(job.database, {
      ...{ now, createdBefore: now - minuteMs, heldBefore: now - 10 * minuteMs },
    }),
    listDue(job.database, now),
  ])
  for (const id of new Set([...open, ...due])) {
    try {
      await settlePayment(job, id)
    } catch (error) {
      // One that fails does not hold up the others.
      job.log.error('payment.not_settled', { payment: id, fault: faultOf(error).kind })
    }
  }
}
