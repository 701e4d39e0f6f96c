import { and, eq, gte, sql } from 'drizzle-orm'
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

/** One soft bounce more; so many in a row end the subscriptions as a hard one does. */
export function softBounced(subscriberId: string, now: number): Statement[] {
  const tooMany = sql`exists (select 1 from ${subscribers}
    where ${and(eq(subscribers.id, subscriberId), gte(subscribers.softBounces, softBounces))})`
  return [
    statementOf(
      build
        .update(subscribers)
        .set({ softBounces: sql`${subscribers.softBounces} + 1`, updatedAt: now })
        .where(eq(subscribers.id, subscriberId)),
    ),
    statementOf(
      build
        .update(subscriptions)
        .set({ status: 'bounced' })
        .where(
          and(
            eq(subscriptions.subscriberId, subscriberId),
            eq(subscriptions.status, 'confirmed'),
            tooMany,
          ),
        ),
    ),
  ]
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
