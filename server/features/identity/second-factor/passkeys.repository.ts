import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '#db/schema/index.ts'
import { mostPasskeys } from '#domain/second-factor.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { afterRemoval } from './factors.repository.ts'

type Build = Database['build']
export type NewPasskeyRow = typeof passkeys.$inferInsert

/** The statement that keeps a new passkey. One too many has no name, which the table refuses: `isOneTooMany` knows the fault. */
export function addedPasskey(build: Build, passkey: NewPasskeyRow): Statement {
  const held = sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${passkey.userId})`
  return statementOf(
    build.insert(passkeys).values({
      ...passkey,
      name: sql`case when ${held} < ${mostPasskeys} then ${passkey.name} end`,
    }),
  )
}

export function isOneTooMany(fault: { kind: string; what: string }): boolean {
  return fault.kind === 'not_null' && fault.what.includes('passkeys.name')
}

/** A passkey by the id that its authenticator says. */
export async function findPasskey(database: Database, id: string) {
  const [rows] = await database.read([
    database.build.select().from(passkeys).where(eq(passkeys.id, id)),
  ])
  return rows[0]
}

/** Notes a use. False where the counter has not risen since: somebody has a copy, or the answer was sent twice. */
export async function usePasskey(
  database: Database,
  {
    id,
    counter,
    isBackedUp,
    now,
  }: { id: string; counter: number; isBackedUp: boolean; now: number },
): Promise<boolean> {
  const hasRisen = or(
    lt(passkeys.counter, counter),
    // Passkeys that are on several devices do not count: they say 0 for ever.
    and(eq(passkeys.counter, 0), sql`${counter} = 0`),
  )
  const [used] = await database.write([
    statementOf(
      database.build
        .update(passkeys)
        .set({ counter, isBackedUp, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), hasRisen)),
    ),
  ])
  return used?.rowsAffected === 1
}

/** The statements that take all of a person's passkeys away, with what they had by them. */
export function withoutPasskeys(build: Build, userId: string): Statement[] {
  const removed = statementOf(build.delete(passkeys).where(eq(passkeys.userId, userId)))
  return [removed, ...afterRemoval(build, userId)]
}

/** The statement that takes a person's passkey away. */
export function withoutPasskey(build: Build, { id, userId }: { id: string; userId: string }) {
  return statementOf(
    build.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId))),
  )
}
