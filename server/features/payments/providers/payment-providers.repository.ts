import { and, count, eq, or, sql } from 'drizzle-orm'
import { payments } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** How many payments each provider still has something to do with: unpaid ones, and those of which money is set aside. */
export async function countOpenPayments(database: Database, factoryId: string) {
  const [open] = await database.read([
    build
      .select({ provider: payments.provider, count: count() })
      .from(payments)
      .where(
        and(
          eq(payments.factoryId, factoryId),
          // In the words of the two indexes.
          or(
            sql`state = 'created'`,
            sql`state = 'authorized' and captured_ore + cancelled_ore < authorized_ore`,
          ),
        ),
      )
      .groupBy(payments.provider),
  ])
  return new Map(open.map((row) => [row.provider, row.count]))
}
