import type { JobCtx } from '#server/http/context.ts'
import { forgetImports } from './import-jobs.repository.ts'

const dayMs = 24 * 3600 * 1000
/** What a file said is of use as long as somebody may ask what was wrong with it. */
const lineDays = 90
const begunDays = 7

/** A job: forgets the lines of old imports, of which the report stays, and imports that were begun and never run. */
export async function cleanImports(job: Pick<JobCtx, 'database' | 'now'>): Promise<void> {
  const now = job.now()
  await forgetImports(job, {
    linesBefore: now - lineDays * dayMs,
    begunBefore: now - begunDays * dayMs,
  })
}
