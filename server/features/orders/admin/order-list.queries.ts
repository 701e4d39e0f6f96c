import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { orderLines, orderNotes, orders } from '#db/schema/index.ts'
import { type OrderQuery, type OrderQueue, ordersPageSize } from '#domain/admin-orders.schema.ts'
import { addDays, osloClock, startOfDay } from '#domain/oslo-time.ts'
import { packingStatuses } from '#domain/short-items.ts'
import { orderWords } from '#domain/searched-order.ts'
import { isUnanswered } from '#server/features/orders/after-sale/unanswered.queries.ts'
import { isHeldNoLongerThere } from '#server/features/payments/payments.queries.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'

export interface AskedOrders {
  factoryId: string
  query: OrderQuery
  now: number
}

export type ListedRow = Awaited<ReturnType<typeof listedQuery>>[number]

/** `unreadyStatuses`, in the very words of the index that holds these orders alone. */
const isUnready = sql`${orders.status} in ('awaiting_payment', 'placed', 'confirmed', 'processing', 'partly_shipped')`

/** One page of what was asked for. Which orders stand on it is found in indexes alone; then these few are read. */
export function listedQuery(asked: AskedOrders) {
  const sorted = sortedBy(asked.query.sort)
  const page = build
    .select({ row: sql`${orders}.rowid`.as('row') })
    .from(orders)
    .where(and(isAskedFor(asked), isFound(asked)))
    .orderBy(...sorted)
    .limit(ordersPageSize)
    .offset((asked.query.page - 1) * ordersPageSize)
  return build
    .select({
      order: orders,
      lines: sql<number>`(select count(*) from ${orderLines} as line where line.order_id = ${orders}.id)`,
      hasNotes: sql<number>`exists (select 1 from ${orderNotes} as said where said.order_id = ${orders}.id)`,
      isLapsed: isHeldNoLongerThere,
    })
    .from(orders)
    .where(sql`${orders}.rowid in ${page}`)
    .orderBy(...sorted)
}

/** How many were asked for. */
export function totalQuery(asked: AskedOrders) {
  const texts = [orders.searchText, sql`lower(${orders.number})`]
  const isFoundHere = isSearch(asked) ? holdsAll(texts, orderWords(asked.query.q)) : undefined
  return build
    .select({ total: count() })
    .from(orders)
    .where(and(isAskedFor(asked), isFoundHere))
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
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    delivery && eq(orders.shippingKind, delivery),
    queue && queues(now)[queue],
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
  )
}

/** In an index that holds these texts alone, and once: by another one, each order in turn would be read. */
function isFound(asked: AskedOrders): SQL | undefined {
  if (!isSearch(asked)) return undefined
  const texts = [sql`found.search_text`, sql`lower(found.number)`]
  return sql`${orders}.rowid in (select found.rowid from ${orders} as found
    where found.factory_id = ${asked.factoryId} and ${holdsAll(texts, orderWords(asked.query.q))})`
}

function isSearch({ query }: AskedOrders): boolean {
  return query.q.trim() !== ''
}

/** What each queue holds at an instant. */
export function queues(now: number): Record<OrderQueue, SQL | undefined> {
  const today = osloClock(now).date
  return {
    to_confirm: and(eq(orders.status, 'placed'), ne(orders.paymentMethod, 'invoice')),
    // In these very words, as in `isUnready`: an index holds these orders alone.
    to_approve: sql`${orders.status} = 'placed' and ${orders.paymentMethod} = 'invoice'`,
    to_pack: inArray(orders.status, ['confirmed', ...packingStatuses]),
    late: and(isUnready, lt(orders.promisedDate, today)),
    unpaid: eq(orders.paymentStatus, 'invoice_open'),
    to_register: and(
      eq(orders.paymentStatus, 'pending'),
      eq(orders.status, 'delivered'),
      inArray(orders.paymentMethod, ['pay_on_pickup', 'pay_on_delivery']),
    ),
    to_answer: isUnanswered,
  }
}

function sortedBy(sort: OrderQuery['sort']): SQL[] {
  const way = sort?.startsWith('-') === false ? asc : desc
  const by = {
    placed: [orders.createdAt],
    total: [orders.totalOre],
    promised: [orders.promisedDate, orders.promisedFromMinute],
  }[(sort?.replace(/^-/u, '') ?? 'placed') as 'placed' | 'total' | 'promised']
  // Among equals by when they were written, as each index has them.
  return [...by, sql`${orders}.rowid`].map((column) => way(column))
}
