import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { newsletters, subscribers, subscriptions } from '#db/schema/index.ts'

type Newsletter = typeof newsletters.$inferSelect

/** Who gets a newsletter that is sent now, among subscribers joined with their subscriptions. */
export function isReceiver({
  factoryId,
  listId,
  languageCodes,
}: Pick<Newsletter, 'factoryId' | 'listId' | 'languageCodes'>): SQL | undefined {
  return and(
    eq(subscriptions.listId, listId),
    eq(subscriptions.status, 'confirmed'),
    eq(subscribers.factoryId, factoryId),
    eq(subscribers.status, 'enabled'),
    languageCodes ? inArray(subscribers.languageCode, languageCodes) : undefined,
  )
}
