import { eq, sql } from 'drizzle-orm'
import { accountTokens, authChallenges, users } from '#db/schema/index.ts'
import { emailKeyOf } from '#domain/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

/** The statement that confirms an address, with the password that the link carries, and no other. */
export function confirmedEmail(
  build: Build,
  { userId, tokenId, now }: { userId: string; tokenId: string; now: number },
): Statement {
  const chosen = sql`(select ${accountTokens.entityId} from ${accountTokens} where ${accountTokens.id} = ${tokenId})`
  return statementOf(
    build
      .update(users)
      .set({
        ...changedAt(now),
        emailVerifiedAt: now,
        passwordHash: chosen,
      })
      .where(eq(users.id, userId)),
  )
}

/**
 * The statement that sets a new password. Who came here by a mailed link holds the mailbox: an address that waits is confirmed by
 * it, or its owner would have a password that opens nothing. For who is signed in it is confirmed already, and its date stays.
 */
export function replacedPassword(
  build: Build,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: number },
): Statement {
  return statementOf(
    build
      .update(users)
      .set({
        ...changedAt(now),
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
      })
      .where(eq(users.id, userId)),
  )
}

/** The statement that changes an address; one account each, says the table. */
export function changedEmail(
  build: Build,
  { userId, email, now }: { userId: string; email: string; now: number },
): Statement {
  return statementOf(
    build
      .update(users)
      .set({ ...changedAt(now), email, emailKey: emailKeyOf(email), emailVerifiedAt: now })
      .where(eq(users.id, userId)),
  )
}

/** The statement that ends a person's half-done sign-ins: they began with a password that no longer counts. */
export function endedTickets(build: Build, userId: string): Statement {
  return statementOf(build.delete(authChallenges).where(eq(authChallenges.userId, userId)))
}

function changedAt(now: number) {
  return { updatedAt: now, rev: sql`${users.rev} + 1` }
}
