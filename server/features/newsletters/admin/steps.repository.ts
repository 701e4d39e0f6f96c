import { and, eq, inArray, sql } from 'drizzle-orm'
import { newsletterDeliveries } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** How many mails of a newsletter have been tried so far, and how many of them bounced for good. */
export async function deliveredNow(database: Database, newsletterId: string) {
  const { state } = newsletterDeliveries
  const [rows] = await database.read([
    build
      .select({
        triedBefore: sql<number>`count(*)`,
        bouncedBefore: sql<number>`coalesce(sum(${state} = 'bounced_hard'), 0)`,
      })
      .from(newsletterDeliveries)
      .where(
        and(
          eq(newsletterDeliveries.newsletterId, newsletterId),
          inArray(state, ['sent', 'bounced_soft', 'bounced_hard', 'complaint', 'failed']),
        ),
      ),
  ])
  return rows[0] ?? { triedBefore: 0, bouncedBefore: 0 }
}
