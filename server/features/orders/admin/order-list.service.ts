import {
  type AdminOrders,
  type OrderQuery,
  type OrderQueue,
  ordersPageSize,
} from '#domain/admin-orders.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { listedOrder } from './admin-order-view.ts'
import { listedQuery, queuesQuery, totalQuery } from './order-list.queries.ts'

/** One page of the factory's orders, and how many wait in each queue. */
export async function getAdminOrders(ctx: Ctx, query: OrderQuery): Promise<AdminOrders> {
  const asked = { factoryId: ctx.site.factoryId, query, now: ctx.now() }
  const [rows, totals, waiting] = await ctx.database.read([
    listedQuery(asked),
    totalQuery(asked),
    queuesQuery(asked),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / ordersPageSize))
  // An address of before some moved out of what is asked for, or a mistyped one.
  if (query.page > lastPage) return getAdminOrders(ctx, { ...query, page: lastPage })
  const i18n = await translatorFor(ctx)
  return {
    orders: rows.map((row) => listedOrder(row, i18n, asked.now)),
    total,
    page: query.page,
    pageSize: ordersPageSize,
    queues: JSON.parse(waiting[0]?.counts ?? '{}') as Record<OrderQueue, number>,
  }
}
