import type { JobCtx } from '#server/http/context.ts'
import { removeOldLinks } from './previews.repository.ts'

/** How long an ended link stays, so that the audit log's name for it can be looked up. */
const keptMs = 30 * 24 * 3600 * 1000

/** A job: forgets preview links a month after their end. */
export async function cleanPreviews(job: Pick<JobCtx, 'database' | 'now'>): Promise<void> {
  await removeOldLinks(job.database, job.now() - keptMs)
}
