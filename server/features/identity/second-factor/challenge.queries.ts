import { and, eq, gt } from 'drizzle-orm'
import { authChallenges } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type NewChallenge = typeof authChallenges.$inferInsert
export type ChallengePurpose = NewChallenge['purpose']

/** The statement that keeps what is waited for; asked for once more under the same id, it begins anew. */
export function keptChallenge(build: Database['build'], challenge: NewChallenge): Statement {
  return statementOf(
    build
      .insert(authChallenges)
      .values(challenge)
      .onConflictDoUpdate({
        target: authChallenges.id,
        set: { challenge: challenge.challenge, expiresAt: challenge.expiresAt },
      }),
  )
}

export interface ChallengeWanted {
  id: string
  purpose: ChallengePurpose
  now: number
}

/** Where this one still waits. */
export function isWaiting({ id, purpose, now }: ChallengeWanted) {
  return and(
    eq(authChallenges.id, id),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, now),
  )
}

/** What is waited for under this id, while it lives. */
export async function findChallenge(
  database: Database,
  wanted: ChallengeWanted,
): Promise<string | undefined> {
  const [rows] = await database.read([
    database.build
      .select({ challenge: authChallenges.challenge })
      .from(authChallenges)
      .where(isWaiting(wanted)),
  ])
  return rows[0]?.challenge
}

/** Takes what a browser was asked to sign: of any number of calls at once one gets it, and none after. */
export async function spendChallenge(database: Database, wanted: ChallengeWanted) {
  const [taken] = await database.write([
    statementOf(
      database.build.delete(authChallenges).where(isWaiting(wanted)).returning({
        challenge: authChallenges.challenge,
        userId: authChallenges.userId,
      }),
    ),
  ])
  const [row] = taken?.rows ?? []
  if (!row) return undefined
  const [challenge, userId] = row
  return { challenge: String(challenge), userId: userId === null ? undefined : String(userId) }
}
