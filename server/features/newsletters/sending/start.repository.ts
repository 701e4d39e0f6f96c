import { and, asc, eq, lte, sql } from 'drizzle-orm'
import {
  newsletterDeliveries,
  newsletterEditions,
  newsletters,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isReceiver } from './audience.queries.ts'

export type Newsletter = typeof newsletters.$inferSelect
type Edition = typeof newsletterEditions.$inferSelect

/** Newsletters whose time has come, the one that has waited longest first. */
export async function listScheduled(database: Database, now: number): Promise<Newsletter[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(newsletters)
      .where(and(eq(newsletters.status, 'scheduled'), lte(newsletters.sendAt, now)))
      .orderBy(asc(newsletters.sendAt), asc(newsletters.id)),
  ])
  return rows
}

/** The languages of those who get a newsletter that is sent now. */
export async function listReceiverLanguages(
  database: Database,
  newsletter: Newsletter,
): Promise<string[]> {
  const [rows] = await database.read([
    build
      .selectDistinct({ code: subscribers.languageCode })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(isReceiver(newsletter)),
  ])
  return rows.map(({ code }) => code)
}

/**
 * Fixes in one batch what is sent and who gets it: a mail in their language, or in `otherwise` where that has no edition. False where
 * somebody has changed the newsletter since it was read: nothing is written then.
 */
export async function writeStart(
  database: Database,
  newsletter: Newsletter,
  { editions, otherwise, now }: { editions: readonly Edition[]; otherwise: string; now: number },
): Promise<boolean> {
  const { id, rev } = newsletter
  const codes = JSON.stringify(editions.map(({ languageCode }) => languageCode))
  const language = sql`iif(${subscribers.languageCode} in (select value from json_each(${codes})),
    ${subscribers.languageCode}, ${otherwise})`
  // The columns in the table's own order, as SQLite takes them.
  const receivers = sql`select lower(hex(randomblob(16))), ${id}, ${subscribers.id}, ${language}, 'queued', 0,
    ${now}, null, ${now}, '', 0
    from ${subscriptions} join ${subscribers} on ${eq(subscribers.id, subscriptions.subscriberId)}
    where ${isReceiver(newsletter)}`
  try {
    await database.write([
      guard(
        sql`exists (select 1 from ${newsletters} where ${and(
          eq(newsletters.id, id),
          eq(newsletters.rev, rev),
          eq(newsletters.status, 'scheduled'),
        )})`,
      ),
      ...editions.map((edition) => statementOf(build.insert(newsletterEditions).values(edition))),
      statementOf(build.insert(newsletterDeliveries).select(receivers)),
      statementOf(
        build
          .update(newsletters)
          .set({ status: 'sending', startedAt: now, updatedAt: now, rev: rev + 1 })
          .where(eq(newsletters.id, id)),
      ),
    ])
    return true
  } catch (error) {
    if (isRefusedByGuard(error)) return false
    throw error
  }
}
