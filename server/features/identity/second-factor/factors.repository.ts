import { and, eq, isNull, sql } from 'drizzle-orm'
import { passkeys, recoveryCodes, sessions, users } from '#db/schema/index.ts'
import type { Factors } from '#domain/second-factor.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

const recoveryLeft = (userId: string) => sql<number>`(select count(*) from ${recoveryCodes}
  where ${and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.spentAt))})`

/** What a person has beside the password, with everything that a code is checked by. */
export async function findFactors(database: Database, userId: string) {
  const { build } = database
  const [people, keys] = await database.read([
    build
      .select({
        email: users.email,
        name: users.name,
        passwordHash: users.passwordHash,
        totpSecret: users.totpSecret,
        totpConfirmedAt: users.totpConfirmedAt,
        totpLastStep: users.totpLastStep,
        recoveryLeft: recoveryLeft(userId),
      })
      .from(users)
      .where(eq(users.id, userId)),
    build
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
        isBackedUp: passkeys.isBackedUp,
        transports: passkeys.transports,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.createdAt, passkeys.id),
  ])
  const [person] = people
  return person && { ...person, passkeys: keys }
}

export type FoundFactors = NonNullable<Awaited<ReturnType<typeof findFactors>>>

/** The same in figures, for the rules. */
export function countedFactors(found: FoundFactors): Factors {
  return {
    hasTotp: found.totpConfirmedAt !== null,
    passkeyCount: found.passkeys.length,
    recoveryLeft: found.recoveryLeft,
  }
}

/** The statement that lets a session count as one with a second factor: it belongs to the batch that proves the factor. */
export function strengthenedSession(build: Build, sessionId: string, at: number): Statement {
  return statementOf(
    build.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, sessionId)),
  )
}

/** The statements that follow the removal of a factor: with the last one go the recovery codes and what the sessions had by it. */
export function afterRemoval(build: Build, userId: string): Statement[] {
  const hasNone = sql`not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})
    and exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.totpConfirmedAt} is null)`
  return [
    statementOf(build.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), hasNone))),
    statementOf(
      build
        .update(sessions)
        .set({ secondFactorAt: null })
        .where(and(eq(sessions.userId, userId), hasNone)),
    ),
  ]
}
