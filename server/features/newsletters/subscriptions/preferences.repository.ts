import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { outbox, subscribers, subscriptions } from '#db/schema/index.ts'
import type { LeavingWay } from '#domain/newsletters.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface WrittenChoice {
  subscriberId: string
  languageCode: string
  how: LeavingWay
  /** Ids of lists that somebody has ticked, or no longer. */
  joined: readonly string[]
  left: readonly string[]
  consentVersion: string
  consentLanguage: string
  ipHash: string
  now: number
}

/**
 * Writes a choice with the proof of what is new in it, within its limits. The caller reads this address already: no mail has to ask.
 * Throws `isOverLimit`.
 */
export async function writeChoice(
  database: Database,
  choice: WrittenChoice,
  limits: readonly Limit[],
): Promise<void> {
  const { subscriberId, languageCode, how, left, now } = choice
  await database.write([
    ...(await countedWithin(limits, now)),
    statementOf(
      build
        .update(subscribers)
        .set({ languageCode, updatedAt: now, rev: sql`${subscribers.rev} + 1` })
        .where(and(eq(subscribers.id, subscriberId), ne(subscribers.languageCode, languageCode))),
    ),
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'unsubscribed', unsubscribedAt: now, unsubscribedHow: how })
        .where(
          and(
            eq(subscriptions.subscriberId, subscriberId),
            inArray(subscriptions.listId, [...left]),
            eq(subscriptions.status, 'confirmed'),
          ),
        ),
    ),
    ...choice.joined.map((listId) => joined(choice, listId)),
  ])
}

function joined(choice: WrittenChoice, listId: string): Statement {
  const { subscriberId, consentVersion, consentLanguage, ipHash, now } = choice
  const agreed = {
    ...{ status: 'confirmed' as const, consentVersion, consentLanguage, askedAt: now, ipHash },
    ...{ confirmedAt: now, confirmedIpHash: ipHash, confirmHash: null },
    ...{ unsubscribedAt: null, unsubscribedHow: null },
  }
  return statementOf(
    build
      .insert(subscriptions)
      .values({ subscriberId, listId, ...agreed })
      .onConflictDoUpdate({
        target: [subscriptions.subscriberId, subscriptions.listId],
        set: agreed,
        setWhere: ne(subscriptions.status, 'confirmed'),
      }),
  )
}

/** Removes a subscriber with what they agreed to and the mails about it. */
export async function writeDeleted(database: Database, subscriberId: string): Promise<void> {
  await database.write([
    statementOf(
      build.delete(outbox).where(sql`${outbox.payload} ->> 'entityId' = ${subscriberId}`),
    ),
    statementOf(build.delete(subscriptions).where(eq(subscriptions.subscriberId, subscriberId))),
    statementOf(
      build
        .delete(subscribers)
        .where(and(eq(subscribers.id, subscriberId), eq(subscribers.status, 'enabled'))),
    ),
  ])
}
