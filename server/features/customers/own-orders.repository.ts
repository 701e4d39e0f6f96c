import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { orderLines, orders } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

type Build = Database['build']

interface Owner {
  factoryId: string
  userId: string
}

export type OwnOrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number]

const ownOrders = ({ factoryId, userId }: Owner) =>
  and(eq(orders.factoryId, factoryId), eq(orders.userId, userId))

/** A query for a person's orders, the last first. */
export function lastOrders(build: Build, owner: Owner, page: { limit: number; offset: number }) {
  const lines = sql`from ${orderLines} where ${orderLines.orderId} = ${orders.id}`
  const titles = sql<string>`(select json_group_array(title) from (
    select ${orderLines.titleSnapshot} as title ${lines} order by ${orderLines.sortOrder} limit 3))`
  const itemCount = sql<number>`(select coalesce(sum(${orderLines.qty}), 0) ${lines})`
  return build
    .select({
      token: orders.publicToken,
      number: orders.number,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      createdAt: orders.createdAt,
      totalOre: orders.totalOre,
      // Nested, since Drizzle drops the table's name from columns that stand in a selection of one table.
      titles: sql<string>`${titles}`,
      itemCount: sql<number>`${itemCount}`,
    })
    .from(orders)
    .where(ownOrders(owner))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** A page of a person's orders, and how many there are. */
export async function listOrders(
  database: Database,
  owner: Owner,
  page: { limit: number; offset: number },
) {
  const { build } = database
  const [rows, count] = await database.read([
    lastOrders(build, owner, page),
    build
      .select({ total: sql<number>`count(*)` })
      .from(orders)
      .where(ownOrders(owner)),
  ])
  return { rows, total: count[0]?.total ?? 0 }
}

/** The lines of one of a person's orders, in their order; none where the order is not theirs. */
export async function listOrderLines(database: Database, owner: Owner, token: string) {
  const [rows] = await database.read([
    database.build
      .select({
        id: orderLines.id,
        productId: sql<string>`${orderLines.productId}`,
        title: orderLines.titleSnapshot,
        optionsKey: orderLines.optionsKey,
        // What was ordered, whatever was missing then.
        quantity: sql<number>`${orderLines.qty} + ${orderLines.droppedQty}`,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          ownOrders(owner),
          eq(orders.publicToken, token),
          isNull(orderLines.substituteFor),
          isNotNull(orderLines.productId),
        ),
      )
      .orderBy(asc(orderLines.sortOrder)),
  ])
  return rows
}
