import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  newsletterDeliveries,
  newsletterLists,
  newsletters,
  outbox,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Person {
  factoryId: string
  userId: string | undefined
  /** As it is compared; empty where the account alone is meant. */
  email: string
}

/** Whose subscriptions: those of an account, those of its own address, and those that somebody gave the address for. */
export function isSubscribedBy({ factoryId, userId, email }: Person): SQL | undefined {
  const byAddress = email === '' ? undefined : eq(subscribers.email, email)
  const byAccount =
    userId === undefined || userId === ''
      ? undefined
      : or(
          eq(subscribers.userId, userId),
          sql`${subscribers.email} = (select person.email_key from users as person
            where person.id = ${userId} and person.email_verified_at is not null)`,
        )
  return and(eq(subscribers.factoryId, factoryId), or(byAccount, byAddress) ?? sql`0`)
}

/** What is kept of somebody's subscriptions, as it is kept; hashes of network addresses and secrets are left out. */
export function keptSubscriptions(which: SQL | undefined) {
  const { status, consentVersion, consentLanguage, askedAt, confirmedAt } = subscriptions
  return build
    .select({
      email: subscribers.email,
      languageCode: subscribers.languageCode,
      standing: subscribers.status,
      source: subscribers.source,
      createdAt: subscribers.createdAt,
      list: newsletterLists.key,
      ...{ status, consentVersion, consentLanguage, askedAt, confirmedAt },
      unsubscribedAt: subscriptions.unsubscribedAt,
      unsubscribedHow: subscriptions.unsubscribedHow,
    })
    .from(subscribers)
    .leftJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
    .leftJoin(newsletterLists, eq(newsletterLists.id, subscriptions.listId))
    .where(which)
    .orderBy(asc(subscribers.createdAt), asc(newsletterLists.sortOrder))
}

/** The newsletters that were sent to somebody. */
export function keptDeliveries(which: SQL | undefined) {
  return build
    .select({
      newsletter: newsletters.shareableUrl,
      languageCode: newsletterDeliveries.languageCode,
      state: newsletterDeliveries.state,
      sentAt: newsletterDeliveries.sentAt,
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
    .innerJoin(subscribers, eq(subscribers.id, newsletterDeliveries.subscriberId))
    .where(which)
    .orderBy(asc(newsletterDeliveries.at))
}

/** All that is known of one subscriber. */
export async function findSubscriberData(database: Database, subscriberId: string) {
  const isTheirs = eq(subscribers.id, subscriberId)
  const [held, sent] = await database.read([keptSubscriptions(isTheirs), keptDeliveries(isTheirs)])
  return { subscriptions: held, newsletters: sent }
}

/** The statements that forget somebody's subscriptions and the mails about them. They stand before the account's address is blanked. */
export function removedSubscriptions(which: SQL | undefined): Statement[] {
  const ids = build.select({ id: subscribers.id }).from(subscribers).where(which)
  return [
    statementOf(
      build.delete(outbox).where(sql`exists ${ids} and ${outbox.payload} ->> 'entityId' in ${ids}`),
    ),
    statementOf(build.delete(subscriptions).where(inArray(subscriptions.subscriberId, ids))),
    // An address that must never get a mail again stays known as that, and as nobody's.
    statementOf(
      build
        .update(subscribers)
        .set({ userId: null })
        .where(and(which, eq(subscribers.status, 'blocked'))),
    ),
    // Last: it is what the statements above find them by.
    statementOf(build.delete(subscribers).where(and(which, eq(subscribers.status, 'enabled')))),
  ]
}
