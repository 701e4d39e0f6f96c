import { and, eq, sql } from 'drizzle-orm'
import { outbox, subscribers, subscriptions } from '#db/schema/index.ts'
import { queuedFor } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type FoundConfirmation = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>

/** The subscription that a secret was mailed for; none of an address that must get nothing. */
export async function findConfirmation(
  database: Database,
  { factoryId, confirmHash }: { factoryId: string; confirmHash: string },
) {
  const [rows] = await database.read([
    build
      .select({
        factoryId: subscribers.factoryId,
        subscriberId: subscribers.id,
        email: subscribers.email,
        publicToken: subscribers.publicToken,
        listId: subscriptions.listId,
        status: subscriptions.status,
        confirmHash: subscriptions.confirmHash,
        confirmSentAt: subscriptions.confirmSentAt,
      })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(
        and(
          eq(subscribers.factoryId, factoryId),
          eq(subscribers.status, 'enabled'),
          eq(subscriptions.confirmHash, confirmHash),
        ),
      ),
  ])
  return rows[0]
}

/** Confirms what still waits, and welcomes once: the mail comes first, as it asks whether it waits. */
export async function writeConfirmed(
  database: Database,
  { factoryId, subscriberId, listId, confirmHash }: FoundConfirmation,
  { ipHash, now }: { ipHash: string; now: number },
): Promise<void> {
  const isWaiting = and(
    eq(subscriptions.subscriberId, subscriberId),
    eq(subscriptions.listId, listId),
    eq(subscriptions.status, 'pending'),
    eq(subscriptions.confirmHash, confirmHash ?? ''),
  )
  await database.write([
    queuedFor(
      build,
      { factoryId, kind: 'N2', entityId: subscriberId, at: now },
      sql`select subscriber.language_code as language_code, subscriber.email as recipient,
          subscriber.user_id as user_id
        from ${subscribers} as subscriber where subscriber.id = ${subscriberId}
          and exists (select 1 from ${subscriptions} where ${isWaiting})`,
    ),
    statementOf(
      build
        .update(subscribers)
        .set({ softBounces: 0, updatedAt: now })
        .where(eq(subscribers.id, subscriberId)),
    ),
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'confirmed', confirmedAt: now, confirmedIpHash: ipHash })
        .where(isWaiting),
    ),
  ])
}

/** Forgets what was asked for by somebody else; who has agreed to nothing at all is forgotten with it. */
export async function writeRefused(
  database: Database,
  { subscriberId, confirmHash }: FoundConfirmation,
): Promise<void> {
  const isIts = and(
    eq(subscriptions.subscriberId, subscriberId),
    eq(subscriptions.status, 'pending'),
    eq(subscriptions.confirmHash, confirmHash ?? ''),
  )
  const isAlone = sql`${subscribers.id} = ${subscriberId} and ${subscribers.userId} is null
    and ${subscribers.status} = 'enabled' and not exists (select 1 from ${subscriptions} as held
      where held.subscriber_id = ${subscriberId})`
  await database.write([
    statementOf(build.delete(subscriptions).where(isIts)),
    statementOf(
      build
        .delete(outbox)
        .where(
          sql`${outbox.payload} ->> 'entityId' in (select ${subscribers.id} from ${subscribers} where ${isAlone})`,
        ),
    ),
    statementOf(build.delete(subscribers).where(isAlone)),
  ])
}
