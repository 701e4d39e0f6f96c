import { lte, or } from 'drizzle-orm'
import {
  accountTokens,
  auditLog,
  authChallenges,
  knownBrowsers,
  sessions,
  tries,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Removes what has ended, and answers how many rows that were. A spent secret stays until its time is over. */
export async function removeOutdated(
  database: Database,
  { now, browsersBefore, logBefore }: { now: number; browsersBefore: number; logBefore: number },
): Promise<number> {
  const { build } = database
  const results = await database.write([
    statementOf(
      build.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.endsAt, now))),
    ),
    statementOf(build.delete(accountTokens).where(lte(accountTokens.expiresAt, now))),
    statementOf(build.delete(authChallenges).where(lte(authChallenges.expiresAt, now))),
    statementOf(build.delete(tries).where(lte(tries.until, now))),
    statementOf(build.delete(knownBrowsers).where(lte(knownBrowsers.lastSeenAt, browsersBefore))),
    statementOf(build.delete(auditLog).where(lte(auditLog.at, logBefore))),
  ])
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}
