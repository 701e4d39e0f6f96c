import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { authChallenges, orders, orderViewers, users } from '#db/schema/index.ts'
import { type CartOwner, keyHolder } from '#domain/cart-owner.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type ClaimedOrder = NonNullable<Awaited<ReturnType<typeof findClaimed>>>

/** The order behind a token, as far as claiming it goes, with the account that reads it already. */
export async function findClaimed(
  database: Database,
  wanted: { factoryId: string; token: string },
) {
  const isWanted = and(eq(orders.factoryId, wanted.factoryId), eq(orders.publicToken, wanted.token))
  const [rows, viewers] = await database.read([
    database.build
      .select({
        id: orders.id,
        email: orders.email,
        languageCode: orders.languageCode,
        userId: orders.userId,
        guestHash: orders.guestHash,
      })
      .from(orders)
      .where(isWanted),
    database.build
      .select({ holder: orderViewers.holder })
      .from(orderViewers)
      .innerJoin(orders, eq(orders.id, orderViewers.orderId))
      .where(isWanted),
  ])
  return rows[0] && { ...rows[0], viewers: viewers.map(({ holder }) => holder) }
}

interface Claim {
  orderId: string
  claimId: string
  codeHash: string
  owner: CartOwner
  now: number
}

/**
 * Opens an order to who typed its code, and spends the code, in one batch; a code that is spent already opens nothing. An order
 * of no account yet comes into theirs; whatever else they may read it, and its buyer stays its buyer.
 */
export async function openOrder(
  database: Database,
  claim: Claim,
  auditedWhere: (isOpened: SQL) => Statement,
): Promise<void> {
  const { build } = database
  const { orderId, claimId, codeHash, owner, now } = claim
  const isOpened = isGood(claim)
  const isOthers = 'userId' in owner ? sql`${orders.userId} is not ${owner.userId}` : sql`1`
  await database.write([
    ...('userId' in owner ? [intoAccount(build, { ...claim, ...owner }, isOpened)] : []),
    provenAddress(build, claim, isOpened),
    statementOf(
      build
        .insert(orderViewers)
        .select(
          sql`select ${orders.id}, ${keyHolder(owner)}, ${now} from ${orders}
            where ${orders.id} = ${orderId} and ${isOthers} and ${isOpened}`,
        )
        .onConflictDoNothing(),
    ),
    auditedWhere(isOpened),
    statementOf(
      build
        .delete(authChallenges)
        .where(and(eq(authChallenges.id, claimId), eq(authChallenges.challenge, codeHash))),
    ),
  ])
}

interface OwnClaim {
  orderId: string
  userId: string
  now: number
}

/** Puts an order of no account into the account of the person whose confirmed address it was placed with, in one batch. */
export async function adoptOrder(
  database: Database,
  claim: OwnClaim,
  auditedWhere: (isAdopted: SQL) => Statement,
): Promise<void> {
  const { orderId, userId } = claim
  // Asked once more within the batch: the address may have changed, and the order may have gone elsewhere.
  const isTheirs = sql`exists (select 1 from ${users} as person, ${orders} as placed
    where person.id = ${userId} and person.status = 'active' and person.email_verified_at is not null
      and placed.id = ${orderId} and placed.user_id is null and placed.email = person.email_key)`
  await database.write([
    auditedWhere(isTheirs),
    provenAddress(database.build, claim, isTheirs),
    intoAccount(database.build, claim, isTheirs),
  ])
}

/** The code still waits, and the account that typed it still exists. */
function isGood({ claimId, codeHash, owner }: Claim): SQL {
  const isLive = sql`exists (select 1 from ${authChallenges} as live
    where live.id = ${claimId} and live.challenge = ${codeHash})`
  if (!('userId' in owner)) return isLive
  return sql`${isLive} and exists (select 1 from ${users} as person
    where person.id = ${owner.userId} and person.status = 'active')`
}

function intoAccount(build: Database['build'], claim: OwnClaim, condition: SQL): Statement {
  const { orderId, userId, now } = claim
  return statementOf(
    build
      .update(orders)
      .set({ userId, rev: sql`${orders.rev} + 1`, updatedAt: now })
      .where(and(eq(orders.id, orderId), isNull(orders.userId), condition)),
  )
}

/** From now on mails about the order may carry what its buyer typed: who reads its address has read the order. */
function provenAddress(
  build: Database['build'],
  { orderId, now }: Pick<Claim, 'orderId' | 'now'>,
  condition: SQL,
): Statement {
  return statementOf(
    build
      .update(orders)
      .set({ emailProvenAt: now })
      .where(and(eq(orders.id, orderId), isNull(orders.emailProvenAt), condition)),
  )
}
