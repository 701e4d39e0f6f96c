import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters, subscribers, subscriptions } from '#db/schema/index.ts'
import { bounceLimit, softBounces } from '#domain/newsletters.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Ends what an address has subscribed to: it takes no mail. */
export function bouncedSubscriptions(subscriberId: string): Statement[] {
  return [
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'bounced' })
        .where(
          and(eq(subscriptions.subscriberId, subscriberId), eq(subscriptions.status, 'confirmed')),
        ),
    ),
  ]
}

interface Bounced {
  id: string
  subscriberId: string
  /** Holds while this letter is not counted yet. */
  isFirst: SQL
  now: number
}

/**
 * One letter more that bounced softly; so many in a row end the subscriptions as a hard one does. It comes before the letter's own state is
 * changed: a mail server reports each of its tries of one letter, and only the first counts.
 */
export function softBounced({ id, subscriberId, isFirst, now }: Bounced): Statement[] {
  const { softBounces: count } = subscribers
  const tooMany = sql`exists (select 1 from ${subscribers}
    where ${and(eq(subscribers.id, subscriberId), gte(count, softBounces))})`
  return [
    statementOf(
      build
        .update(subscribers)
        .set({
          // The row begins anew after a letter that arrived.
          softBounces: sql`iif(${stateBefore({ id, subscriberId })} = 'sent', 1, ${count} + 1)`,
          updatedAt: now,
        })
        .where(and(eq(subscribers.id, subscriberId), isFirst)),
    ),
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'bounced' })
        .where(
          and(
            eq(subscriptions.subscriberId, subscriberId),
            eq(subscriptions.status, 'confirmed'),
            isFirst,
            tooMany,
          ),
        ),
    ),
  ]
}

/**
 * What became of the letter that somebody was sent before this one: `sent`, `bounced_soft` or null. A mail server may take a letter and
 * say later that it bounced, so that its yes alone does not end a row of bounces.
 */
export function stateBefore({ id, subscriberId }: { id: string; subscriberId: string }): SQL {
  return sql`(select earlier.state from ${newsletterDeliveries} as earlier
    join ${newsletterDeliveries} as its on its.id = ${id}
    where earlier.subscriber_id = ${subscriberId} and earlier.id <> its.id
      and earlier.state in ('sent', 'bounced_soft')
      and coalesce(earlier.sent_at, earlier.at) <= coalesce(its.sent_at, its.at)
    order by coalesce(earlier.sent_at, earlier.at) desc limit 1)`
}

/** Somebody called a mail spam: they get none again, of any list. */
export function complained(subscriberId: string, now: number): Statement[] {
  return [
    statementOf(
      build
        .update(subscribers)
        .set({
          ...{ status: 'blocked', blockedAt: now, updatedAt: now },
          rev: sql`${subscribers.rev} + 1`,
        })
        .where(and(eq(subscribers.id, subscriberId), eq(subscribers.status, 'enabled'))),
    ),
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'unsubscribed', unsubscribedAt: now, unsubscribedHow: 'complaint' })
        .where(
          and(eq(subscriptions.subscriberId, subscriberId), eq(subscriptions.status, 'confirmed')),
        ),
    ),
  ]
}

/** Stops a newsletter once too large a share of what was sent since it was last resumed has bounced for good. */
export function pausedByBounces(newsletterId: string, now: number): Statement {
  const { state } = newsletterDeliveries
  const countOf = (states: string) => sql`(select count(*) from ${newsletterDeliveries}
    where ${newsletterDeliveries.newsletterId} = ${newsletterId} and ${state} in (select value from json_each(${states})))`
  const tried = sql`(${countOf('["sent","bounced_soft","bounced_hard","complaint","failed"]')} - ${newsletters.triedBefore})`
  const bounced = sql`(${countOf('["bounced_hard"]')} - ${newsletters.bouncedBefore})`
  return statementOf(
    build
      .update(newsletters)
      .set({
        ...{ status: 'paused', pauseReason: 'bounces', updatedAt: now },
        rev: sql`${newsletters.rev} + 1`,
      })
      .where(
        and(
          eq(newsletters.id, newsletterId),
          eq(newsletters.status, 'sending'),
          sql`${tried} >= ${bounceLimit.least}`,
          sql`${bounced} >= ${bounceLimit.share} * ${tried}`,
        ),
      ),
  )
}
