import { runJobs } from '#server/features/jobs/jobs.ts'
import type { JobCtx } from '#server/http/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { TestApi } from './api.ts'

/** What a job gets at this time. */
export function jobAt(api: TestApi, now: number): JobCtx {
  return {
    ...api.platform,
    now: () => now,
    database: openDatabase(api.platform, () => {}),
    log: consoleLog('test'),
    later: () => undefined,
  }
}

/** Runs what is due at this time. */
export async function jobsAt(api: TestApi, now: number): Promise<void> {
  await runJobs(jobAt(api, now))
}
