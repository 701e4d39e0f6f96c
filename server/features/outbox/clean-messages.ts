import { serverConfig } from '#config'
import type { JobCtx } from '#server/http/context.ts'
import { removeMessages } from './outbox.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets messages after a year, as the privacy page says. */
export async function cleanMessages(job: Pick<JobCtx, 'database' | 'now' | 'log'>): Promise<void> {
  const removed = await removeMessages(job.database, job.now() - serverConfig.logDays * dayMs)
  if (removed > 0) job.log.info('outbox.cleaned', { removed })
}
