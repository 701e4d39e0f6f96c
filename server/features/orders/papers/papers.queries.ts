import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders, products, productTranslations } from '#db/schema/index.ts'
import type { Temperature } from '#domain/catalog.ts'
import { mostPaperOrders, type PapersQuery } from '#domain/order-papers.schema.ts'
import { shortItemsOf } from '#server/features/orders/fulfilment/fulfilment.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type PaperRow = Awaited<ReturnType<typeof findPaperRows>>['rows'][number]
export type PaperShort = Awaited<ReturnType<typeof findPaperRows>>['shorts'][number]

interface Wanted {
  factoryId: string
  languageCode: string
  query: PapersQuery
}

/** The lines of the wanted orders, order by order as they are promised, and what is missing of them; the names of the goods in a language as well, where they have one there. */
export async function findPaperRows(
  database: Database,
  { factoryId, languageCode, query }: Wanted,
) {
  const { ids, day, delivery } = query
  const isWanted =
    ids.length > 0
      ? inArray(orders.id, ids)
      : and(
          eq(orders.promisedDate, day),
          // Confirmed and not with the buyer.
          inArray(orders.status, ['confirmed', 'processing', 'partly_shipped']),
          delivery && eq(orders.shippingKind, delivery),
        )
  const chosen = build
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.factoryId, factoryId), isWanted))
    .orderBy(asc(orders.promisedDate), asc(orders.promisedFromMinute), asc(orders.number))
    // One more says that there are more.
    .limit(mostPaperOrders + 1)
  const isShown = sql`${orders.id} in ${chosen}`
  const [rows, shorts] = await database.read([
    build
      .select({
        order: orders,
        line: orderLines,
        temperature: sql<Temperature>`coalesce(${products.temperature}, 'ambient')`,
        name: productTranslations.name,
        packageSize: productTranslations.packageSize,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .leftJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(
        productTranslations,
        and(
          eq(productTranslations.productId, products.id),
          eq(productTranslations.languageCode, languageCode),
        ),
      )
      .where(isShown)
      .orderBy(
        ...[asc(orders.promisedDate), asc(orders.promisedFromMinute), asc(orders.number)],
        asc(orderLines.sortOrder),
      ),
    shortItemsOf(isShown),
  ])
  return { rows, shorts: shorts.map(({ short }) => short) }
}
