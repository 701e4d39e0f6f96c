import { sql } from 'drizzle-orm'
import { orders } from '#db/schema/index.ts'
import { addDays, startOfDay } from '#domain/oslo-time.ts'
import { build } from '#server/platform/build.ts'

/**
 * What was ordered on each of these days and not cancelled: in øre with VAT and freight, and how many orders. A day is as long as the
 * clock in Oslo makes it, 23 or 25 hours twice a year. All of it stands in the index `orders_sales`.
 */
export function salesQuery(factoryId: string, dates: readonly string[]) {
  const days = dates.map((date) => ({
    ...{ date, from: startOfDay(date), until: startOfDay(addDays(date, 1)) },
  }))
  const counts = sql`${orders} as sold indexed by orders_sales on sold.factory_id = ${factoryId}
    and sold.created_at >= day.value ->> 'from' and sold.created_at < day.value ->> 'until'
    and sold.status not in ('cancelled', 'awaiting_payment')`
  return build
    .select({
      date: sql<string>`day.value ->> 'date'`,
      ore: sql<number>`coalesce(sum(sold.total_ore), 0)`,
      orders: sql<number>`count(sold.created_at)`,
    })
    .from(sql`json_each(${JSON.stringify(days)}) as day left join ${counts}`)
    .groupBy(sql`day.key`)
    .orderBy(sql`day.key`)
}
