import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import {
  categories,
  events,
  payments,
  productImages,
  products,
  restaurantOrderLines,
  restaurantOrders,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import { openTicketStatuses, type Ticket } from '#domain/restaurant-orders.ts'
import { primaryImageId } from '#server/features/catalog/card.queries.ts'
import { restaurantOrderEntity } from '#server/features/restaurants/orders/ticket.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'

interface Wanted {
  factoryId: string
  token: string
}

/** When somebody in the kitchen put it off last. */
const delayedAt = sql<number | null>`(select max(its.at) from ${events} as its
  where its.entity = ${restaurantOrderEntity} and its.entity_id = ${restaurantOrders}.id and its.event = 'delay')`

const isWanted = (at: Params<keyof Wanted>) =>
  and(eq(restaurantOrders.publicToken, at.token), eq(restaurantOrders.factoryId, at.factoryId))

const selectStatus = preparedQuery((build, at: Params<keyof Wanted>) => {
  const { rev, status, reason, reasonText, userId, guestHash, email } = restaurantOrders
  const { slotAt, promisedAt, prepMinutes } = restaurantOrders
  const { createdAt, acceptedAt, startedAt, readyAt, closedAt } = restaurantOrders
  return build
    .select({
      ...{ rev, status, reason, reasonText, userId, guestHash, email },
      ...{ slotAt, promisedAt, prepMinutes, delayedAt },
      ...{ createdAt, acceptedAt, startedAt, readyAt, closedAt },
    })
    .from(restaurantOrders)
    .where(isWanted(at))
})

const selectOrder = preparedQuery((build, at: Params<keyof Wanted>) => {
  const { id, slug, street, postcode, city, phone } = restaurants
  const { name, restaurantId } = restaurantTranslations
  return build
    .select({
      order: restaurantOrders,
      delayedAt,
      restaurant: { id, slug, street, postcode, city, phone },
      name: textsIn(name, restaurantId, restaurants.id),
    })
    .from(restaurantOrders)
    .innerJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
    .where(isWanted(at))
})

const selectLines = preparedQuery((build, at: Params<keyof Wanted>) =>
  build
    .select({
      line: restaurantOrderLines,
      tint: categories.tint,
      imageUrl: productImages.processedUrl,
    })
    .from(restaurantOrderLines)
    .innerJoin(restaurantOrders, eq(restaurantOrders.id, restaurantOrderLines.orderId))
    .innerJoin(products, eq(products.id, restaurantOrderLines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .where(isWanted(at))
    .orderBy(asc(restaurantOrderLines.sortOrder)),
)

const selectPayment = preparedQuery((build, at: Params<keyof Wanted>) =>
  build
    .select({ payment: payments })
    .from(payments)
    .innerJoin(
      restaurantOrders,
      and(eq(payments.kind, 'restaurant_order'), eq(restaurantOrders.id, payments.orderId)),
    )
    .where(isWanted(at))
    .limit(1),
)

/** How far an order is, by its token; undefined where there is none. */
export async function findStatus(database: Database, wanted: Wanted) {
  const [[found]] = await database.read([selectStatus({ ...wanted })])
  return found
}

/** An order with what was ordered and where, by its token; undefined where there is none. */
export async function findTracked(database: Database, wanted: Wanted) {
  const [[found], lines, [paid]] = await database.read([
    selectOrder({ ...wanted }),
    selectLines({ ...wanted }),
    selectPayment({ ...wanted }),
  ])
  if (!found) return undefined
  const ticket: Ticket = { ...found.order, lines: lines.map(({ line }) => line) }
  return { ...found, lines, ticket, payment: paid?.payment }
}

export type FoundTracked = NonNullable<Awaited<ReturnType<typeof findTracked>>>
export type FoundStatus = NonNullable<Awaited<ReturnType<typeof findStatus>>>

/** The orders of an address that somebody may still look for: those that are open, and those of the last hours. */
export async function findLostOrders(
  database: Database,
  wanted: { factoryId: string; emails: readonly string[]; since: number; most: number },
) {
  const { id, factoryId, email, languageCode, userId, status, createdAt } = restaurantOrders
  const [found] = await database.read([
    database.build
      .select({ id, email, languageCode, userId })
      .from(restaurantOrders)
      .where(
        and(
          eq(factoryId, wanted.factoryId),
          inArray(email, [...wanted.emails]),
          or(inArray(status, [...openTicketStatuses]), gt(createdAt, wanted.since)),
        ),
      )
      .orderBy(desc(createdAt))
      .limit(wanted.most),
  ])
  return found
}
