import { and, lte, notInArray, or } from 'drizzle-orm'
import {
  accountTokens,
  auditLog,
  authChallenges,
  emailProofs,
  knownBrowsers,
  sessions,
  tries,
  users,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isUnconfirmed } from './unconfirmed.queries.ts'

/**
 * Removes what has ended, and answers how many rows that were. A spent secret stays until its time is over, and a sign-up that
 * nobody confirmed while anything that was mailed for it is kept.
 */
export async function removeOutdated(
  database: Database,
  {
    now,
    signUpsBefore,
    browsersBefore,
    logBefore,
  }: { now: number; signUpsBefore: number; browsersBefore: number; logBefore: number },
): Promise<number> {
  const { build } = database
  const mailed = build.select({ userId: accountTokens.userId }).from(accountTokens)
  const results = await database.write([
    statementOf(
      build.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.endsAt, now))),
    ),
    statementOf(build.delete(accountTokens).where(lte(accountTokens.expiresAt, now))),
    statementOf(
      build
        .delete(users)
        .where(
          and(isUnconfirmed, lte(users.updatedAt, signUpsBefore), notInArray(users.id, mailed)),
        ),
    ),
    statementOf(build.delete(authChallenges).where(lte(authChallenges.expiresAt, now))),
    statementOf(build.delete(emailProofs).where(lte(emailProofs.expiresAt, now))),
    statementOf(build.delete(tries).where(lte(tries.until, now))),
    statementOf(build.delete(knownBrowsers).where(lte(knownBrowsers.lastSeenAt, browsersBefore))),
    statementOf(build.delete(auditLog).where(lte(auditLog.at, logBefore))),
  ])
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}
