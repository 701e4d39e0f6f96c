import { and, asc, eq } from 'drizzle-orm'
import { newsletterLists, subscribers, subscriptions } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type SubscriberRow = typeof subscribers.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A subscriber with all that they have agreed to. */
export interface Subscriber {
  row: SubscriberRow
  subscriptions: SubscriptionRow[]
}

type By = { token: string } | { email: string } | { id: string }

/** The subscriber of a link, an address or an id; undefined where the factory has none such. */
export async function findSubscriber(
  database: Database,
  factoryId: string,
  by: By,
): Promise<Subscriber | undefined> {
  const isTheirs = and(eq(subscribers.factoryId, factoryId), matching(by))
  const [rows, held] = await database.read([
    build.select().from(subscribers).where(isTheirs),
    build
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .innerJoin(newsletterLists, eq(newsletterLists.id, subscriptions.listId))
      .where(isTheirs)
      .orderBy(asc(newsletterLists.sortOrder)),
  ])
  const row = rows[0]
  return row && { row, subscriptions: held.map(({ subscription }) => subscription) }
}

function matching(by: By) {
  if ('token' in by) return eq(subscribers.publicToken, by.token)
  return 'id' in by ? eq(subscribers.id, by.id) : eq(subscribers.email, by.email)
}
