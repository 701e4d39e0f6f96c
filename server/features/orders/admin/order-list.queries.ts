import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { orderLines, orderNotes, orders } from '#db/schema/index.ts'
import { type OrderQuery, type OrderQueue, ordersPageSize } from '#domain/admin-orders.schema.ts'
import type { OrderStatus } from '#domain/orders.ts'
import { addDays, osloClock, startOfDay } from '#domain/oslo-time.ts'
import { orderWords } from '#domain/searched-order.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'

export interface AskedOrders {
  factoryId: string
  query: OrderQuery
  now: number
}

export type ListedRow = Awaited<ReturnType<typeof listedQuery>>[number]

/** Nobody has begun to hand them over, and they are not cancelled: what was promised for a day that is over is late. */
export const unreadyStatuses = [
  'awaiting_payment',
  'placed',
  'confirmed',
  'processing',
  'partly_shipped',
] as const satisfies readonly OrderStatus[]

/** One page of what was asked for. */
export function listedQuery(asked: AskedOrders) {
  return build
    .select({
      order: orders,
      lines: sql<number>`(select count(*) from ${orderLines} as line where line.order_id = ${orders}.id)`,
      hasNotes: sql<number>`exists (select 1 from ${orderNotes} as said where said.order_id = ${orders}.id)`,
    })
    .from(orders)
    .where(isAskedFor(asked))
    .orderBy(...sortedBy(asked.query.sort))
    .limit(ordersPageSize)
    .offset((asked.query.page - 1) * ordersPageSize)
}

/** How many were asked for. */
export function totalQuery(asked: AskedOrders) {
  return build.select({ total: count() }).from(orders).where(isAskedFor(asked))
}

/** How many wait in each queue: one small count each, by an index of its own. */
export function queuesQuery({ factoryId, now }: Omit<AskedOrders, 'query'>) {
  const waiting = Object.entries(queues(now)).map(
    ([queue, isWaiting]) =>
      sql`${queue}, (select count(*) from ${orders} where ${and(eq(orders.factoryId, factoryId), isWaiting)})`,
  )
  const counts = sql<string>`json_object(${sql.join(waiting, sql`, `)})`
  return build.select({ counts: counts.as('counts') }).from(sql`(select 1)`)
}

function isAskedFor({ factoryId, query, now }: AskedOrders) {
  const { status, payment, delivery, queue, from, to } = query
  return and(
    eq(orders.factoryId, factoryId),
    isFound(factoryId, query.q),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    delivery && eq(orders.shippingKind, delivery),
    queue && queues(now)[queue],
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
  )
}

/** In an index that holds these texts alone: the orders themselves are read only where they are found. */
function isFound(factoryId: string, typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined
  const texts = [sql`found.search_text`, sql`lower(found.number)`]
  return sql`${orders}.rowid in (select found.rowid from ${orders} as found
    where found.factory_id = ${factoryId} and ${holdsAll(texts, orderWords(typed))})`
}

function queues(now: number): Record<OrderQueue, SQL | undefined> {
  const today = osloClock(now).date
  return {
    // In these very words: the index holds these orders alone.
    to_approve: sql`${orders.status} = 'placed' and ${orders.paymentMethod} = 'invoice'`,
    to_pack: inArray(orders.status, ['confirmed', 'processing']),
    late: and(inArray(orders.status, [...unreadyStatuses]), lt(orders.promisedDate, today)),
    unpaid: eq(orders.paymentStatus, 'invoice_open'),
    to_register: and(
      eq(orders.paymentStatus, 'pending'),
      eq(orders.status, 'delivered'),
      inArray(orders.paymentMethod, ['pay_on_pickup', 'pay_on_delivery']),
    ),
  }
}

function sortedBy(sort: OrderQuery['sort']): SQL[] {
  const way = sort?.startsWith('-') === false ? asc : desc
  const by = {
    placed: [orders.createdAt],
    total: [orders.totalOre],
    promised: [orders.promisedDate, orders.promisedFromMinute],
  }[(sort?.replace(/^-/u, '') ?? 'placed') as 'placed' | 'total' | 'promised']
  return [...by, orders.id].map((column) => way(column))
}
