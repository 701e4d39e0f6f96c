import { and, eq, sql } from 'drizzle-orm'
import {
  dishes,
  events,
  kitchenActions,
  kitchenDevices,
  kitchenStaff,
  kitchenStations,
  restaurantOrderLines,
  restaurantOrders,
  restaurants,
  users,
} from '#db/schema/index.ts'
import type { Ticket } from '#domain/restaurant-orders.ts'
import {
  feedRevisionOf,
  raisedFeed,
  restaurantOrderEntity,
} from '#server/features/restaurants/orders/ticket.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { ticketsWhere, type TicketRow } from './kitchen-tickets.queries.ts'

/** So many of a ticket's last events are looked at: more than a screen misses between two polls, or while it is away. */
const eventsSeen = 60

/** What happened to a ticket, the latest first, with the name of who did it; empty where it is not known. */
export interface TicketEvent {
  event: string
  fromState: string | null
  toState: string
  at: number
  by: string
}

/** A ticket as a step needs it, with its last events; undefined where the restaurant has none of this id. */
export async function findTicket(
  database: Database,
  { restaurantId, ticketId }: { restaurantId: string; ticketId: string },
) {
  const { build } = database
  const [[found], lines, happened] = await database.read([
    build
      .select({ order: restaurantOrders, isExpoStrict: restaurants.isExpoStrict })
      .from(restaurantOrders)
      .innerJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
      .where(
        and(eq(restaurantOrders.id, ticketId), eq(restaurantOrders.restaurantId, restaurantId)),
      ),
    build
      .select({
        id: restaurantOrderLines.id,
        state: restaurantOrderLines.state,
        station: kitchenStations.name,
      })
      .from(restaurantOrderLines)
      .leftJoin(dishes, eq(dishes.productId, restaurantOrderLines.productId))
      .leftJoin(kitchenStations, eq(kitchenStations.id, dishes.stationId))
      .where(eq(restaurantOrderLines.orderId, ticketId))
      .orderBy(restaurantOrderLines.sortOrder),
    build
      .select({
        event: events.event,
        fromState: events.fromState,
        toState: events.toState,
        at: events.at,
        by: sql<string>`coalesce(${kitchenStaff.name}, ${kitchenDevices.name}, case when ${events.actorType} = 'staff' then ${users.name} end, '')`,
      })
      .from(events)
      .leftJoin(kitchenStaff, eq(kitchenStaff.id, events.actorId))
      .leftJoin(kitchenDevices, eq(kitchenDevices.id, events.actorId))
      .leftJoin(users, eq(users.id, events.actorId))
      .where(and(eq(events.entity, restaurantOrderEntity), eq(events.entityId, ticketId)))
      .orderBy(sql`${events.at} desc, ${events.id} desc`)
      .limit(eventsSeen),
  ])
  if (!found) return undefined
  const { order, isExpoStrict } = found
  const ticket = { ...order, lines } satisfies Ticket
  return { order, isExpoStrict, ticket, events: happened }
}

export type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** A ticket as its kitchen sees it now. */
export async function findTicketRow(
  database: Database,
  { restaurantId, ticketId }: { restaurantId: string; ticketId: string },
): Promise<TicketRow | undefined> {
  const [[row]] = await database.read([
    database.build
      .select({
        tickets: sql<TicketRow[]>`${ticketsWhere(
          sql`o.id = ${ticketId} and o.restaurant_id = ${restaurantId}`,
        )}`.mapWith((text: string) => JSON.parse(text) as TicketRow[]),
      })
      .from(sql`(select 1)`),
  ])
  return row?.tickets[0]
}

/** True where a screen's action was done before. */
export async function isActionDone(
  database: Database,
  action: { restaurantId: string; clientEventId: string },
): Promise<boolean> {
  const [rows] = await database.read([
    database.build
      .select({ at: kitchenActions.at })
      .from(kitchenActions)
      .where(
        and(
          eq(kitchenActions.restaurantId, action.restaurantId),
          eq(kitchenActions.clientEventId, action.clientEventId),
        ),
      ),
  ])
  return rows.length > 0
}

/** Notes a screen's action in the batch that does it: the same one sent twice undoes the second batch. */
export function notedAction(
  database: Database,
  action: { restaurantId: string; clientEventId: string; at: number },
): Statement {
  return statementOf(database.build.insert(kitchenActions).values(action))
}

/** True for the fault of a batch whose action was done before. */
export function isDoneTwice({ kind, what }: DatabaseFault): boolean {
  return kind === 'unique' && what.includes('kitchen_actions')
}

/** Changes what is no step of a ticket: that it goes first, or that its change was seen. */
export function markedTicket(
  database: Database,
  { id, restaurantId }: { id: string; restaurantId: string },
  set: { isPriority?: boolean; isUnseen?: boolean },
): Statement[] {
  return [
    raisedFeed(restaurantId),
    statementOf(
      database.build
        .update(restaurantOrders)
        .set({ ...set, feedRevision: feedRevisionOf(restaurantId) })
        .where(and(eq(restaurantOrders.id, id), eq(restaurantOrders.restaurantId, restaurantId))),
    ),
  ]
}
