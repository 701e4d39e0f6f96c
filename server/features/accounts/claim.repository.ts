import { and, eq, sql } from 'drizzle-orm'
import { authChallenges, orders, users } from '#db/schema/index.ts'
import type { CartOwner } from '#domain/cart-owner.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type ClaimedOrder = NonNullable<Awaited<ReturnType<typeof findClaimed>>>

/** The order behind a token, as far as claiming it goes. */
export async function findClaimed(
  database: Database,
  wanted: { factoryId: string; token: string },
) {
  const [rows] = await database.read([
    database.build
      .select({
        id: orders.id,
        email: orders.email,
        languageCode: orders.languageCode,
        userId: orders.userId,
        guestHash: orders.guestHash,
      })
      .from(orders)
      .where(and(eq(orders.factoryId, wanted.factoryId), eq(orders.publicToken, wanted.token))),
  ])
  return rows[0]
}

/** The hash of the code that a claim waits for, while it lives. */
export async function findCode(database: Database, claimId: string, now: number) {
  const [rows] = await database.read([
    database.build
      .select({ codeHash: authChallenges.challenge })
      .from(authChallenges)
      .where(
        and(
          eq(authChallenges.id, claimId),
          eq(authChallenges.purpose, 'order_claim'),
          sql`${authChallenges.expiresAt} > ${now}`,
        ),
      ),
  ])
  return rows[0]?.codeHash
}

interface NewCode {
  claimId: string
  codeHash: string
  code: string
  now: number
  expiresAt: number
}

/** Keeps a code's hash in place of the last one's, and mails the code to the order's address. */
export async function mailCode(
  database: Database,
  order: ClaimedOrder & { factoryId: string },
  { claimId, codeHash, code, now, expiresAt }: NewCode,
): Promise<void> {
  const { build } = database
  const kept = { challenge: codeHash, expiresAt }
  await database.write([
    statementOf(
      build
        .insert(authChallenges)
        .values({ id: claimId, purpose: 'order_claim', ...kept })
        .onConflictDoUpdate({ target: authChallenges.id, set: kept }),
    ),
    queuedMessage(build, {
      factoryId: order.factoryId,
      kind: 'A9',
      entityId: order.id,
      languageCode: order.languageCode,
      recipient: order.email,
      at: now,
      secret: code,
    }),
  ])
}

/** Gives an order to who typed its code, and spends the code, in one batch; a code that is spent already gives nothing. */
export async function giveOrder(
  database: Database,
  claim: { orderId: string; claimId: string; codeHash: string; owner: CartOwner; now: number },
  audited: Statement,
): Promise<void> {
  const { build } = database
  const { orderId, claimId, codeHash, owner, now } = claim
  const isLive = sql`exists (select 1 from ${authChallenges} as live
    where live.id = ${claimId} and live.challenge = ${codeHash})`
  const isThere =
    'userId' in owner
      ? sql`exists (select 1 from ${users} as person
          where person.id = ${owner.userId} and person.status = 'active')`
      : sql`1`
  await database.write([
    statementOf(
      build
        .update(orders)
        .set({ ...owner, rev: sql`${orders.rev} + 1`, updatedAt: now })
        .where(and(eq(orders.id, orderId), isLive, isThere)),
    ),
    statementOf(build.delete(authChallenges).where(eq(authChallenges.id, claimId))),
    audited,
  ])
}
