import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { accountTokens, users } from '#db/schema/index.ts'
import type { TokenPurpose } from '#domain/accounts.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

/** A mailed secret that opens what it is for, with whom it was made for. */
export interface LiveToken {
  id: string
  purpose: TokenPurpose
  email: string
  userId: string
  name: string
  languageCode: string
  /**
   * Of a confirmation the hash of the password that it confirms. It waits here and not with the person: somebody else may have
   * signed up with the address, and the owner's click must not put a stranger's password in force. Null where its reader chooses one.
   * Of an invitation to look after a seller the seller.
   */
  entityId: string | null
  /** Somebody has shown that they read the address of the account. */
  isConfirmed: number
  /** The person's address now; `email` is the one that the secret was mailed to. */
  currentEmail: string
}

/** What a mailed secret opens, if it still does; it stays unspent. Undefined too where its person may not sign in. */
export async function findLiveToken(
  database: Database,
  wanted: { secret: string; purposes: readonly TokenPurpose[]; factoryId: string; now: number },
): Promise<LiveToken | undefined> {
  const [rows] = await database.read([
    database.build
      .select({
        id: accountTokens.id,
        purpose: accountTokens.purpose,
        email: accountTokens.email,
        entityId: accountTokens.entityId,
        userId: users.id,
        name: users.name,
        languageCode: users.languageCode,
        isConfirmed: sql<0 | 1>`${users.emailVerifiedAt} is not null`,
        currentEmail: users.email,
      })
      .from(accountTokens)
      .innerJoin(users, eq(users.id, accountTokens.userId))
      .where(
        and(
          eq(accountTokens.id, await sha256Hex(wanted.secret)),
          inArray(accountTokens.purpose, [...wanted.purposes]),
          isNull(accountTokens.spentAt),
          gt(accountTokens.expiresAt, wanted.now),
          eq(users.factoryId, wanted.factoryId),
          eq(users.status, 'active'),
        ),
      ),
  ])
  return rows[0]
}

/**
 * The statement that spends a token, first in the batch of what it opens. Where it was spent since it was read, its time of
 * making is null, which the table refuses: the whole batch is undone, and `isTokenSpent` knows the fault.
 */
export function spentToken(build: Build, { id, now }: { id: string; now: number }): Statement {
  const isLive = sql`${accountTokens.spentAt} is null and ${accountTokens.expiresAt} > ${now}`
  return statementOf(
    build
      .update(accountTokens)
      .set({
        createdAt: sql`case when ${isLive} then ${accountTokens.createdAt} end`,
        spentAt: now,
      })
      .where(eq(accountTokens.id, id)),
  )
}

/** True for the fault of a batch whose token another call had spent. */
export function isTokenSpent(fault: DatabaseFault): boolean {
  return fault.kind === 'not_null' && fault.what.includes('account_tokens.created_at')
}

/** The statement that closes whatever else was mailed to a person for these purposes. */
export function closedTokens(
  build: Build,
  closing: { userId: string; purposes: readonly TokenPurpose[]; now: number },
): Statement {
  return statementOf(
    build
      .update(accountTokens)
      .set({ spentAt: closing.now })
      .where(
        and(
          eq(accountTokens.userId, closing.userId),
          inArray(accountTokens.purpose, [...closing.purposes]),
          isNull(accountTokens.spentAt),
        ),
      ),
  )
}
