import { and, eq, gt, sql } from 'drizzle-orm'
import {
  dishes,
  restaurantOrderLines,
  restaurantOrders,
  restaurantOverrides,
  restaurants,
} from '#db/schema/index.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { Ticket } from '#domain/restaurant-orders.ts'
import { selectHours } from '#server/features/restaurants/restaurants.repository.ts'
import type { Database } from '#server/platform/database.ts'
import { hasRoom, type SlotWish } from './slot-points.queries.ts'

/** An order whose payment has been decided, with its kitchen's rules and what may have come in its way while its guest paid; undefined where there is none. */
export async function findPaidTicket(database: Database, orderId: string, now: number) {
  const { build } = database
  const { slug, acceptMinutes, isAutoAccepted, slotMinutes, slotPoints } = restaurants
  const isOfIt = eq(restaurantOrderLines.orderId, orderId)
  const own = sql`${restaurants.id} = (select restaurant_id from ${restaurantOrders} where id = ${orderId})`
  const from = addDays(osloClock(now).date, -1)
  const [[found], lines, [gone], [paused], periods, exceptions] = await database.read([
    build
      .select({
        order: restaurantOrders,
        kitchen: { slug, acceptMinutes, isAutoAccepted, slotMinutes, slotPoints },
      })
      .from(restaurantOrders)
      .innerJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
      .where(eq(restaurantOrders.id, orderId)),
    build
      .select({ id: restaurantOrderLines.id, state: restaurantOrderLines.state })
      .from(restaurantOrderLines)
      .where(isOfIt)
      .orderBy(restaurantOrderLines.sortOrder),
    build
      .select({ count: sql<number>`count(*)` })
      .from(restaurantOrderLines)
      .innerJoin(restaurantOrders, eq(restaurantOrders.id, restaurantOrderLines.orderId))
      .innerJoin(dishes, eq(dishes.productId, restaurantOrderLines.productId))
      .where(and(isOfIt, gt(dishes.soldOutUntil, restaurantOrders.slotAt))),
    build
      .select({ count: sql<number>`count(*)` })
      .from(restaurantOverrides)
      .innerJoin(
        restaurantOrders,
        eq(restaurantOrders.restaurantId, restaurantOverrides.restaurantId),
      )
      .where(
        and(
          eq(restaurantOrders.id, orderId),
          eq(restaurantOverrides.kind, 'pause'),
          gt(restaurantOverrides.until, restaurantOrders.slotAt),
        ),
      ),
    ...selectHours(build, own, from),
  ])
  if (!found) return undefined
  const ticket: Ticket = { ...found.order, lines }
  const canBeMade = Number(gone?.count) === 0 && Number(paused?.count) === 0
  return { ...found, ticket, canBeMade, hours: { weekly: periods, exceptions } }
}

/** True while a kitchen has room for an order at its time. */
export async function isRoomFor(database: Database, wish: SlotWish): Promise<boolean> {
  const [[row]] = await database.read([
    database.build
      .select({ isRoom: sql<0 | 1>`${hasRoom(wish)}` })
      .from(restaurants)
      .where(eq(restaurants.id, wish.restaurantId)),
  ])
  return row?.isRoom === 1
}

export type PaidTicket = NonNullable<Awaited<ReturnType<typeof findPaidTicket>>>
