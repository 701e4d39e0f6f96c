import { and, eq, sql } from 'drizzle-orm'
import { outbox, subscribers, subscriptions } from '#db/schema/index.ts'
import { consentVersion } from '#domain/newsletters.ts'
import { queuedFor } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { unasked } from './unasked.queries.ts'

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

/**
 * Confirms what still waits, and welcomes once: the mail comes before that, as it asks whether it waits. Who got nothing until then is
 * written to in the language in which they have asked.
 */
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
  const isHeld = sql`exists (select 1 from ${subscriptions} as held
    where held.subscriber_id = ${subscriberId} and held.status = 'confirmed')`
  const asked = build
    .select({ language: subscriptions.consentLanguage })
    .from(subscriptions)
    .where(isWaiting)
  await database.write([
    statementOf(
      build
        .update(subscribers)
        .set({ languageCode: sql`${asked}`, rev: sql`${subscribers.rev} + 1` })
        .where(
          and(
            eq(subscribers.id, subscriberId),
            sql`${subscribers.languageCode} <> ${asked} and not ${isHeld}`,
          ),
        ),
    ),
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
        .set({
          ...{ status: 'confirmed', consentVersion, confirmedAt: now, confirmedIpHash: ipHash },
          ...{ unsubscribedAt: null, unsubscribedHow: null },
        })
        .where(isWaiting),
    ),
  ])
}

/** Takes back what was asked for by somebody else; who has never agreed to anything is forgotten with it. */
export async function writeRefused(
  database: Database,
  { subscriberId, confirmHash }: FoundConfirmation,
): Promise<void> {
  const isIts = and(
    eq(subscriptions.subscriberId, subscriberId),
    eq(subscriptions.confirmHash, confirmHash ?? ''),
  )
  const isAlone = sql`${subscribers.id} = ${subscriberId} and ${subscribers.userId} is null
    and ${subscribers.status} = 'enabled' and not exists (select 1 from ${subscriptions} as held
      where held.subscriber_id = ${subscriberId})`
  await database.write([
    ...unasked(isIts),
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
