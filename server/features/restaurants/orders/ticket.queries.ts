import { and, eq, sql } from 'drizzle-orm'
import {
  events,
  restaurantFeeds,
  restaurantOrderLines,
  restaurantOrders,
  slotPoints,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import {
  isVoid,
  type RestaurantOrderEvent,
  type Ticket,
  type TicketLineEvent,
} from '#domain/restaurant-orders.ts'
import {
  queuedCancel,
  queuedCapture,
  queuedRefundOfAll,
} from '#server/features/payments/operations.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The word under which the steps of these orders stand among all events. */
export const restaurantOrderEntity = 'restaurant_order'

export interface TicketChange {
  /** As it was read: another `rev` when the batch runs means that somebody was faster. */
  order: Pick<typeof restaurantOrders.$inferSelect, 'id' | 'restaurantId' | 'rev' | 'paymentMethod'>
  before: Ticket
  after: Ticket
  /** A step of the order, or what happened to one of its lines. */
  event: RestaurantOrderEvent | `line_${TicketLineEvent}`
  actorType: ActorType
  actorId: string | null
  /** Epoch ms. */
  at: number
  /** A word of the closed lists of reasons. */
  reason?: string | undefined
  /** The kitchen's own words for it. */
  reasonText?: string | undefined
  data?: Record<string, unknown> | undefined
  /** Of `payment_authorized`: until when the kitchen has to answer, epoch ms. */
  acceptBy?: number | undefined
}

/**
 * The statements that take a ticket from one state to the next, with its event and the revision that all screens follow: the only ones
 * that change it. Where somebody was faster the batch is undone whole, and `isOvertaken` knows the fault. What nobody will eat gives its
 * slot back and is not paid; what is paid online is drawn when it is handed over.
 */
export function ticketStatements(change: TicketChange): Statement[] {
  const { order, before, after, at } = change
  const lines = after.lines.filter(
    (line) => before.lines.find(({ id }) => id === line.id)?.state !== line.state,
  )
  return [
    eventStatement(change),
    ...(isSeenByKitchen(change) ? [raisedFeed(order.restaurantId)] : []),
    orderStatement(change),
    ...lines.map(({ id, state }) =>
      statementOf(
        build
          .update(restaurantOrderLines)
          .set({ state, stateAt: at })
          .where(eq(restaurantOrderLines.id, id)),
      ),
    ),
    ...(isVoid(after.status) ? [releasedPoints(order.id)] : []),
    ...paymentOperations(change),
  ]
}

/** What nobody has paid comes and goes without the kitchen: its screens follow nothing of it. */
function isSeenByKitchen({ before, after }: TicketChange): boolean {
  return before.status !== 'awaiting_payment' || !isVoid(after.status)
}

/** Raises the number that a restaurant's screens follow: with whatever they show beside the tickets, such as a pause. */
export function raisedFeed(restaurantId: string): Statement {
  return statementOf(
    build
      .insert(restaurantFeeds)
      .values({ restaurantId, revision: 1 })
      .onConflictDoUpdate({
        target: restaurantFeeds.restaurantId,
        set: { revision: sql`${restaurantFeeds.revision} + 1` },
      }),
  )
}

/** The number that the statement before has raised, within its batch. */
export function feedRevisionOf(restaurantId: string) {
  return sql<number>`coalesce((select feed.revision from ${restaurantFeeds} as feed where feed.restaurant_id = ${restaurantId}), 0)`
}

function releasedPoints(orderId: string): Statement {
  return statementOf(build.delete(slotPoints).where(eq(slotPoints.holder, orderId)))
}

function eventStatement(change: TicketChange): Statement {
  const { order, before, after, event, actorType, actorId, at, reason, data } = change
  const stands = sql`(select its.rev from ${restaurantOrders} as its where its.id = ${order.id}) = ${order.rev}`
  return statementOf(
    build.insert(events).values({
      id: newId(),
      entity: restaurantOrderEntity,
      entityId: order.id,
      fromState: before.status,
      toState: sql`case when ${stands} then ${after.status} end`,
      ...{ event, actorType, actorId, at },
      reason: reason ?? null,
      data: data ?? null,
    }),
  )
}

function orderStatement(change: TicketChange): Statement {
  const { order, before, after, event, at, reason, reasonText, acceptBy } = change
  const { status, promisedAt, readyAt, closedAt } = after
  const isStarted = before.status === 'accepted' && (status === 'preparing' || status === 'ready')
  return statementOf(
    build
      .update(restaurantOrders)
      .set({
        ...{ status, promisedAt, readyAt, closedAt },
        ...(event === 'accept' ? { acceptedAt: at } : {}),
        ...(isStarted ? { startedAt: at } : {}),
        ...(event === 'cancel' || event === 'call_off' ? { isUnseen: true } : {}),
        ...(reason === undefined ? {} : { reason, reasonText: reasonText ?? null }),
        ...(event === 'payment_authorized'
          ? { paymentStatus: 'authorized', acceptBy, reason: null }
          : {}),
        ...(isVoid(status) ? { paymentStatus: nothingToPay } : {}),
        rev: sql`${restaurantOrders.rev} + 1`,
        feedRevision: feedRevisionOf(order.restaurantId),
        updatedAt: at,
      })
      .where(eq(restaurantOrders.id, order.id)),
  )
}

/** What was drawn online goes back. */
const nothingToPay = sql`case when ${restaurantOrders.paymentMethod} <> 'pay_at_counter'
  and ${restaurantOrders.paymentStatus} = 'captured' then 'refunded' else 'voided' end`

/**
 * What a step makes of money that is set aside online: it is drawn when the food is handed over, or when nobody came for what was made to
 * order, and let go, or paid back, where nobody will eat it.
 */
function paymentOperations({ order, after, event, at }: TicketChange): Statement[] {
  if (order.paymentMethod === 'pay_at_counter' || event === 'payment_failed') return []
  const due = { kind: 'restaurant_order', orderId: order.id, at } as const
  const { status } = after
  if (status === 'completed' || status === 'no_show') {
    const upToOre = sql<number>`(select total_ore from ${restaurantOrders} where id = ${order.id})`
    return [
      queuedCapture({ ...due, dedupeKey: `hand_over:${order.id}` }, { upToOre, isLast: true }),
    ]
  }
  if (!isVoid(status)) return []
  return [
    queuedCancel({ ...due, dedupeKey: `cancel:${order.id}` }),
    queuedRefundOfAll({ ...due, dedupeKey: `refund:${order.id}` }),
  ]
}

/** The statement by which an order is paid: all of it was drawn. */
export function capturedDishes(orderId: string): Statement {
  return statementOf(
    build
      .update(restaurantOrders)
      .set({ paymentStatus: 'captured' })
      .where(
        and(eq(restaurantOrders.id, orderId), eq(restaurantOrders.paymentStatus, 'authorized')),
      ),
  )
}
