import { and, eq, sql } from 'drizzle-orm'
import { newsletterLists, subscribers, subscriptions } from '#db/schema/index.ts'
import { consentVersion } from '#domain/newsletters.ts'
import type { FormSource } from '#domain/subscriptions.schema.ts'
import { queuedFor } from '#server/features/outbox/message.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { madeDefaultList } from './lists.repository.ts'

export interface Asking {
  factoryId: string
  subscriberId: string
  email: string
  source: FormSource
  languageCode: string
  publicToken: string
  secret: string
  confirmHash: string
  ipHash: string
  now: number
  /** Who was mailed since then gets no other mail. */
  mailedBefore: number
}

/** The subscriber with an address. */
export async function findAsking(
  database: Database,
  { factoryId, email }: { factoryId: string; email: string },
) {
  const [rows] = await database.read([
    build
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(eq(subscribers.factoryId, factoryId), eq(subscribers.email, email))),
  ])
  return rows[0]
}

/**
 * Counts the try, and asks the address: one batch, whose statements find out themselves whether there is anything to ask. Of two at
 * once, one mails. Throws `isOverLimit`.
 */
export async function writeAsked(
  database: Database,
  asking: Asking,
  limits: readonly Limit[],
): Promise<void> {
  const { factoryId, subscriberId, email, source, languageCode, publicToken, now } = asking
  await database.write([
    ...(await countedWithin(limits, now)),
    madeDefaultList(factoryId, now),
    statementOf(
      build
        .insert(subscribers)
        .values({
          ...{ id: subscriberId, factoryId, email, languageCode, publicToken, source },
          ...{ status: 'enabled', createdAt: now, updatedAt: now },
        })
        .onConflictDoNothing(),
    ),
    asked(asking),
    mailed(asking),
  ])
}

/**
 * Their subscription waits for its confirmation from now on; one that is confirmed, or was asked for just now, stays as it is. Anybody may
 * ask for any address: the proof of an earlier confirmation and leaving stays until the address itself confirms anew.
 */
function asked(asking: Asking): Statement {
  const { factoryId, subscriberId, languageCode, now, ipHash, confirmHash } = asking
  return statementOf(
    build
      .insert(subscriptions)
      .select(
        sql`select ${subscriberId}, list.id, 'pending', ${consentVersion}, ${languageCode}, ${now}, ${ipHash},
            null, null, ${confirmHash}, ${now}, null, null
          from ${newsletterLists} as list
          where list.factory_id = ${factoryId} and list.is_default = 1 and list.is_open = 1
            and exists (select 1 from ${subscribers} as subscriber
              where subscriber.id = ${subscriberId} and subscriber.status = 'enabled')`,
      )
      .onConflictDoUpdate({
        target: [subscriptions.subscriberId, subscriptions.listId],
        set: {
          ...{ status: 'pending', consentLanguage: languageCode, askedAt: now, ipHash },
          ...{ confirmHash, confirmSentAt: now },
        },
        setWhere: sql`${subscriptions.status} <> 'confirmed' and (${subscriptions.status} <> 'pending'
          or coalesce(${subscriptions.confirmSentAt}, 0) <= ${asking.mailedBefore})`,
      }),
  )
}

/** The link, to the address whose subscription waits for this very secret. */
function mailed({ factoryId, subscriberId, confirmHash, secret, languageCode, now }: Asking) {
  return queuedFor(
    build,
    { factoryId, kind: 'N1', entityId: subscriberId, at: now, secret },
    sql`select ${languageCode} as language_code, subscriber.email as recipient, subscriber.user_id as user_id
      from ${subscribers} as subscriber join ${subscriptions} as subscription
        on subscription.subscriber_id = subscriber.id
      where subscriber.id = ${subscriberId} and subscription.confirm_hash = ${confirmHash}`,
  )
}
