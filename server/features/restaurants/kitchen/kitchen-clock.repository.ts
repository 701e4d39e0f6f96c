import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { kitchenActions, restaurantOrders, restaurants } from '#db/schema/index.ts'
import { selectHours } from '#server/features/restaurants/restaurants.repository.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** So many tickets are moved on at once; the next minute takes the rest. */
const most = 200
const minuteMs = 60_000

const found = { id: restaurantOrders.id, restaurantId: restaurantOrders.restaurantId }

/** Tickets that nobody has answered in time, and those that must be begun now. */
export async function listDueTickets(database: Database, now: number) {
  const isNew = sql`${restaurantOrders.status} = 'new'`
  // In the words of the index of open ones.
  const isOpen = sql`${restaurantOrders.status} in ('new', 'accepted', 'preparing', 'ready')`
  const begins = sql`${restaurantOrders.promisedAt} - ${restaurantOrders.prepMinutes} * ${minuteMs}`
  const [expired, begun] = await database.read([
    database.build
      .select(found)
      .from(restaurantOrders)
      .where(and(isNew, lte(restaurantOrders.acceptBy, now)))
      .limit(most),
    database.build
      .select(found)
      .from(restaurantOrders)
      .where(and(isOpen, eq(restaurantOrders.status, 'accepted'), sql`${begins} <= ${now}`))
      .limit(most),
  ])
  return { expired, begun }
}

/** Tickets that have been ready since before an instant, with the hours of their restaurants from a day on. */
export async function listForgotten(
  database: Database,
  { readyBefore, from }: { readyBefore: number; from: string },
) {
  const isReady = and(
    sql`${restaurantOrders.status} in ('new', 'accepted', 'preparing', 'ready')`,
    eq(restaurantOrders.status, 'ready'),
    lte(restaurantOrders.readyAt, readyBefore),
  )
  const [ready, periods, exceptions] = await database.read([
    database.build.select(found).from(restaurantOrders).where(isReady).limit(most),
    ...selectHours(
      database.build,
      inArray(
        restaurants.id,
        database.build
          .select({ restaurantId: restaurantOrders.restaurantId })
          .from(restaurantOrders)
          .where(isReady),
      ),
      from,
    ),
  ])
  return { ready, periods, exceptions }
}

/** Forgets what screens have done before an instant: none of it comes again. */
export async function removeActions(database: Database, before: number): Promise<void> {
  await database.write([
    statementOf(database.build.delete(kitchenActions).where(lte(kitchenActions.at, before))),
  ])
}
