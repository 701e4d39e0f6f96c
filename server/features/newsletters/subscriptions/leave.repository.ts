import { and, eq, inArray, sql } from 'drizzle-orm'
import { newsletterDeliveries, subscribers, subscriptions } from '#db/schema/index.ts'
import type { LeavingWay } from '#domain/newsletters.ts'
import { queuedFor } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Left {
  subscriberId: string
  how: LeavingWay
  now: number
}

/** Ends all of somebody's subscriptions, with a goodbye to who had any: it comes first, as it asks whether they had. */
export async function writeLeft(database: Database, left: Left): Promise<void> {
  const { subscriberId, how, now } = left
  const [rows] = await database.read([
    build
      .select({ factoryId: subscribers.factoryId })
      .from(subscribers)
      .where(eq(subscribers.id, subscriberId)),
  ])
  const factoryId = rows[0]?.factoryId
  if (factoryId === undefined) return
  const isOwnWish = how !== 'staff' && how !== 'complaint'
  await database.write([
    ...(isOwnWish ? [goodbye({ factoryId, subscriberId, at: now })] : []),
    ended(left),
  ])
}

/** Notes by which newsletter's mail somebody left; a mail that is not theirs notes nothing. */
export async function noteLeftBy(
  database: Database,
  { subscriberId, newsletterId }: { subscriberId: string; newsletterId: string },
): Promise<void> {
  await database.write([
    statementOf(
      build
        .update(newsletterDeliveries)
        .set({ hasLeft: true })
        .where(
          and(
            eq(newsletterDeliveries.subscriberId, subscriberId),
            eq(newsletterDeliveries.newsletterId, newsletterId),
          ),
        ),
    ),
  ])
}

function ended({ subscriberId, how, now }: Left): Statement {
  return statementOf(
    build
      .update(subscriptions)
      .set({
        ...{ status: 'unsubscribed', unsubscribedAt: now, unsubscribedHow: how },
        confirmHash: null,
      })
      .where(
        and(
          eq(subscriptions.subscriberId, subscriberId),
          inArray(subscriptions.status, ['pending', 'confirmed', 'bounced']),
        ),
      ),
  )
}

function goodbye(leaver: { factoryId: string; subscriberId: string; at: number }): Statement {
  const { factoryId, subscriberId, at } = leaver
  return queuedFor(
    build,
    { factoryId, kind: 'N3', entityId: subscriberId, at },
    sql`select subscriber.language_code as language_code, subscriber.email as recipient,
        subscriber.user_id as user_id
      from ${subscribers} as subscriber
      where subscriber.id = ${subscriberId} and subscriber.status = 'enabled'
        and exists (select 1 from ${subscriptions} as held
          where held.subscriber_id = subscriber.id and held.status = 'confirmed')`,
  )
}
