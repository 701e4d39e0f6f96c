import { quoteRules } from '#domain/quote-rules.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { JobCtx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { expire, listEnding, listOver, remind } from './offers-due.repository.ts'
import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { QuoteRow } from './quote-steps.queries.ts'

type Job = Pick<JobCtx, 'database' | 'now' | 'log'>

const dayMs = 24 * 3600 * 1000

/** A job: ends offers whose last day is over, and reminds the buyers of those that end soon. */
export async function followOffers(job: Job): Promise<void> {
  const { date: today } = osloClock(job.now())
  for (const quote of await listOver(job.database, today))
    await tried(job, quote, () => expire(job.database, quote, job.now()))
  // One that was sent yesterday for three days needs no reminder yet.
  const ending = {
    today,
    lastDay: addDays(today, quoteRules.reminderDays),
    sentBefore: job.now() - dayMs,
  }
  for (const quote of await listEnding(job.database, ending))
    await tried(job, quote, () => remind(job.database, quote, job.now()))
}

/** One that was answered this very moment, or reminded by another run, is nobody's fault; one that fails does not hold up the others. */
async function tried(job: Job, { id }: QuoteRow, task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    const fault = faultOf(error)
    if (!isOvertaken(fault) && !isRefusedByGuard(error) && fault.kind !== 'unique')
      job.log.error('quote.not_followed', { quote: id, fault: fault.kind })
  }
}
