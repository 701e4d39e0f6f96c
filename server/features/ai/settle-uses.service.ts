import { serverConfig } from '#config'
import type { JobCtx } from '#server/http/context.ts'
import { endLostUses, forgetUses } from './ai-uses.repository.ts'

/** A job: gives back the credits of calls that a Worker left behind when it died, and forgets uses after a year, as other logs. */
export async function settleUses({
  database,
  now,
}: Pick<JobCtx, 'database' | 'now'>): Promise<void> {
  await endLostUses(database, now())
  await forgetUses(database, now() - serverConfig.logDays * 24 * 3600 * 1000)
}
