import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { newsletterDeliveries, subscribers, subscriptions } from '#db/schema/index.ts'
import { type LeavingWay, newsletterTimes } from '#domain/newsletters.ts'
import { queuedFor } from '#server/features/outbox/message.queries.ts'
import {
  countedWhere,
  hasRoom,
  type TryParams,
  tryValues,
  type TryValues,
} from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { type Param, type Params, preparedQuery } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Left {
  subscriberId: string
  how: LeavingWay
  now: number
}

/**
 * Ends all of somebody's subscriptions, with a goodbye to who had any: it comes first, as it asks whether they had. Who leaves and joins in
 * turns gets one goodbye an hour.
 */
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
    ...(isOwnWish ? await goodbye({ factoryId, subscriberId, at: now }) : []),
    ended(left),
  ])
}

/** Notes by which newsletter's mail somebody left, where it was by one; a mail that is not theirs notes nothing. */
export async function noteLeftBy(
  database: Database,
  { subscriberId, newsletterId }: { subscriberId: string; newsletterId: string | undefined },
): Promise<void> {
  if (newsletterId === undefined) return
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

async function goodbye(leaver: {
  factoryId: string
  subscriberId: string
  at: number
}): Promise<Statement[]> {
  const { factoryId, subscriberId, at } = leaver
  const limit = { who: ['goodbye', subscriberId], most: 1, windowMs: newsletterTimes.goodbyeMs }
  const values = await tryValues(limit, at)
  return [
    queuedFor(
      build,
      { factoryId, kind: 'N3', entityId: subscriberId, at },
      sql`select subscriber.language_code as language_code, subscriber.email as recipient,
          subscriber.user_id as user_id
        from ${subscribers} as subscriber
        where subscriber.id = ${subscriberId} and ${isDue(values, subscriberId)}`,
    ),
    countedGoodbye({ ...values, subscriberId }),
  ]
}

const countedGoodbye = preparedQuery((build, at: TryParams & Params<'subscriberId'>) =>
  countedWhere(build, at, isDue(at, at.subscriberId)),
)

/** Who had agreed to a list gets a goodbye, unless they just had one. */
function isDue(at: TryParams | TryValues, subscriberId: Param): SQL {
  return sql`exists (select 1 from ${subscribers} as leaver
      join ${subscriptions} as held on held.subscriber_id = leaver.id and held.status = 'confirmed'
      where leaver.id = ${subscriberId} and leaver.status = 'enabled')
    and ${hasRoom(at)}`
}
