import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { accountTokens, outbox, sellerApplications, sellers, users } from '#db/schema/index.ts'
import { emailKeyOf, tokenLifeMs } from '#domain/accounts.ts'
import { newId } from '#domain/ids.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Invitation {
  factoryId: string
  sellerId: string
  /** SHA-256 of the secret that is mailed. */
  secretHash: string
  email: string
  /** Of the account that is made where the address has none. */
  name: string
  languageCode: string
  now: number
  by: string
}

/**
 * The statements that invite an address to look after a seller: an account that waits for its link, or the one that is there, and the
 * one link that is open from now on. It opens nothing of an account that may not sign in.
 */
export function issuedInvitation(invitation: Invitation): Statement[] {
  const { factoryId, sellerId, secretHash, email, name, languageCode, now, by } = invitation
  const emailKey = emailKeyOf(email)
  return [
    statementOf(
      build
        .insert(users)
        .values({
          ...{ id: newId(), factoryId, email, emailKey, name, languageCode, status: 'active' },
          ...{ createdAt: now, createdBy: by, updatedAt: now },
        })
        .onConflictDoNothing(),
    ),
    closedInvitations(sellerId, now),
    statementOf(
      build.insert(accountTokens).select(
        sql`select ${secretHash}, ${users.id}, 'seller', ${email}, ${sellerId}, ${now}, ${now + tokenLifeMs.seller}, null
          from ${users} where ${and(
            eq(users.factoryId, factoryId),
            eq(users.emailKey, emailKey),
            eq(users.status, 'active'),
          )}`,
      ),
    ),
  ]
}

/** The statement after which no link that was mailed for a seller opens anything. */
export function closedInvitations(sellerId: string, now: number): Statement {
  return statementOf(
    build
      .update(accountTokens)
      .set({ spentAt: now })
      .where(
        and(
          eq(accountTokens.purpose, 'seller'),
          eq(accountTokens.entityId, sellerId),
          isNull(accountTokens.spentAt),
        ),
      ),
  )
}

/** The statement by which an application that was sent without an account is its account's, too: it goes where the account goes. */
export function claimedApplication({
  sellerId,
  userId,
}: {
  sellerId: string | null
  userId: string
}): Statement {
  return statementOf(
    build
      .update(sellerApplications)
      .set({ userId })
      .where(
        and(eq(sellerApplications.sellerId, sellerId ?? ''), isNull(sellerApplications.userId)),
      ),
  )
}

/** The statement that gives a seller into the hands of an account, which has one at most: see `hasAnotherSeller`. */
export function acceptedSeller({
  sellerId,
  userId,
  now,
}: {
  sellerId: string
  userId: string
  now: number
}): Statement {
  return statementOf(
    build
      .update(sellers)
      .set({ userId, updatedAt: now, updatedBy: userId })
      .where(and(eq(sellers.id, sellerId), ne(sellers.status, 'terminated'))),
  )
}

/** True for the fault of a batch that would have given an account its second seller. */
export function hasAnotherSeller(fault: DatabaseFault): boolean {
  return fault.kind === 'unique' && fault.what.includes('sellers.user_id')
}

/** What a seller is called in the log. */
export async function findSellerSlug(database: Database, id: string): Promise<string | undefined> {
  const [rows] = await database.read([
    build.select({ slug: sellers.slug }).from(sellers).where(eq(sellers.id, id)),
  ])
  return rows[0]?.slug
}

/** Until when the invitation of a seller opens, at most one. */
export function openInvitationQuery(sellerId: string, now: number) {
  return build
    .select({ until: accountTokens.expiresAt })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.purpose, 'seller'),
        eq(accountTokens.entityId, sellerId),
        isNull(accountTokens.spentAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
}

/** The seller that a spent link was for, where it is its reader's. */
export async function findAcceptedSeller(
  database: Database,
  { secretHash, userId }: { secretHash: string; userId: string },
): Promise<string | undefined> {
  const [rows] = await database.read([
    build
      .select({ id: sellers.id })
      .from(accountTokens)
      .innerJoin(sellers, eq(sellers.id, accountTokens.entityId))
      .where(
        and(
          eq(accountTokens.id, secretHash),
          eq(accountTokens.purpose, 'seller'),
          eq(sellers.userId, userId),
        ),
      ),
  ])
  return rows[0]?.id
}

/** How many invitations an address was mailed since then. */
export async function countSellerInvitations(
  database: Database,
  { recipient, since }: { recipient: string; since: number },
): Promise<number> {
  const [rows] = await database.read([
    build
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(eq(outbox.kind, 'S4'), eq(outbox.recipient, recipient), gt(outbox.createdAt, since)),
      ),
  ])
  return rows.length
}
