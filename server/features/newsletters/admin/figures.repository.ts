import { count, desc, eq, sql } from 'drizzle-orm'
import { newsletterDeliveries } from '#db/schema/index.ts'
import type { DeliveryState } from '#domain/newsletters.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const minuteMs = 60_000
const mostBatches = 5

/** What became of the mails of a newsletter so far, and what left in each of the last minutes. */
export async function findFigures(database: Database, newsletterId: string) {
  const { state, at, hasLeft } = newsletterDeliveries
  const isOf = eq(newsletterDeliveries.newsletterId, newsletterId)
  const minute = sql<number>`${at} / ${minuteMs}`
  const countOf = (wanted: DeliveryState) => sql<number>`sum(${state} = ${wanted})`
  const [states, [left], batches] = await database.read([
    build.select({ state, count: count() }).from(newsletterDeliveries).where(isOf).groupBy(state),
    build
      .select({ count: sql<number>`coalesce(sum(${hasLeft}), 0)` })
      .from(newsletterDeliveries)
      .where(isOf),
    build
      .select({
        at: sql<number>`max(${at})`,
        sent: countOf('sent'),
        bouncedHard: countOf('bounced_hard'),
        failed: countOf('failed'),
      })
      .from(newsletterDeliveries)
      .where(sql`${isOf} and ${state} not in ('queued', 'sending', 'skipped')`)
      .groupBy(minute)
      .orderBy(desc(minute))
      .limit(mostBatches),
  ])
  return { states, left: left?.count ?? 0, batches }
}
