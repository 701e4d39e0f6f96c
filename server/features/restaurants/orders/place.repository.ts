import { and, eq, sql } from 'drizzle-orm'
import {
  cartItems,
  carts,
  dishes,
  events,
  idempotencyKeys,
  restaurantOrderLines,
  restaurantOrders,
  restaurantOverrides,
  restaurantTables,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'
import type { RestaurantOrderEvent, RestaurantOrderStatus } from '#domain/restaurant-orders.ts'
import { openedPayment } from '#server/features/payments/payments.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { receiptOf } from './receipt.queries.ts'
import { hasRoom, type SlotWish, takenPoints } from './slot-points.queries.ts'
import { feedRevisionOf, raisedFeed, restaurantOrderEntity } from './ticket.queries.ts'

type OrderRow = typeof restaurantOrders.$inferInsert
export type NewRestaurantOrder = Omit<OrderRow, 'sequence' | 'ticket' | 'feedRevision' | 'rev'>
export type NewRestaurantLine = Omit<
  typeof restaurantOrderLines.$inferInsert,
  'orderId' | 'sortOrder' | 'stateAt'
>

export interface PlacingDishes {
  order: NewRestaurantOrder
  lines: readonly NewRestaurantLine[]
  cart: { id: string; stored: string }
  wish: SlotWish
  limits: readonly Limit[]
  bodyHash: string
  actorType: ActorType
  /** Of an order that is paid online: it waits for that. */
  payment: { id: string; provider: PaymentProviderCode; mode: PaymentMode } | null
}

/**
 * Writes an order in one batch, all or nothing: its event, key, number, slot, lines, the revision that the kitchen follows, the mail that
 * is now due, and the cart without its dishes. Answers with the number that is called. Where cart, slot, table or a pause are not what was
 * read the batch is undone (`isOvertaken`), and where a limit is passed nothing is counted (`isOverLimit`).
 */
export async function insertRestaurantOrder(
  database: Database,
  placing: PlacingDishes,
): Promise<number> {
  const { order } = placing
  const at = order.createdAt
  const before = [
    placedEvent(placing),
    statementOf(
      build.insert(idempotencyKeys).values({
        key: order.idempotencyKey,
        scope: 'restaurant_order',
        bodyHash: placing.bodyHash,
        answer: { token: order.publicToken },
        createdAt: at,
      }),
    ),
    ...(await countedWithin(placing.limits, at)),
    // Nobody makes what is not paid yet.
    ...(isUnpaid(order) ? [] : [raisedFeed(order.restaurantId)]),
  ]
  const results = await database.write([
    ...before,
    numbered(order),
    ...(order.status === 'accepted' ? [acceptedEvent(order)] : []),
    ...takenPoints(placing.wish, { holder: order.id, expiresAt: null }),
    ...placing.lines.map((line, sortOrder) =>
      statementOf(
        build
          .insert(restaurantOrderLines)
          .values({ ...line, orderId: order.id, sortOrder, stateAt: at }),
      ),
    ),
    ...(isUnpaid(order) ? [] : receiptOf(order, at)),
    ...(placing.payment ? [paymentFor(placing, placing.payment)] : []),
    withoutDishes(placing),
    statementOf(build.update(carts).set({ updatedAt: at }).where(eq(carts.id, placing.cart.id))),
  ])
  return Number(results[before.length]?.rows[0]?.[0])
}

/** The first statement: where something is not as it was read its `to_state` is null, which the table refuses. */
function placedEvent({ order, cart, wish, actorType }: PlacingDishes): Statement {
  const conditions = [
    sql`${dishesAsRead(cart.id, order.restaurantId)} = ${cart.stored}`,
    hasRoom(wish),
    sql`not exists (select 1 from ${restaurantOverrides} as it
      where it.restaurant_id = ${order.restaurantId} and it.kind = 'pause' and it.until > ${order.slotAt})`,
    ...(order.tableId
      ? [sql`exists (select 1 from ${restaurantTables} as it where it.id = ${order.tableId})`]
      : []),
  ]
  return statementOf(
    build.insert(events).values({
      ...eventOf(order, isUnpaid(order) ? 'place_unpaid' : 'place', null),
      toState: sql`case when ${sql.join(conditions, sql` and `)} then ${isUnpaid(order) ? order.status : 'new'} end`,
      actorType,
      actorId: order.userId ?? order.guestHash ?? null,
    }),
  )
}

function acceptedEvent(order: NewRestaurantOrder): Statement {
  return statementOf(
    build.insert(events).values({
      ...eventOf(order, 'accept', 'new'),
      ...{ toState: 'accepted', actorType: 'system', actorId: null },
    }),
  )
}

function eventOf(
  { id, createdAt }: NewRestaurantOrder,
  event: RestaurantOrderEvent,
  fromState: RestaurantOrderStatus | null,
) {
  return {
    id: newId(),
    entity: restaurantOrderEntity,
    entityId: id,
    fromState,
    event,
    at: createdAt,
  }
}

/**
 * The order's row. Its number is the next of the restaurant's day that no open order has, of which there may be some from the day before
 * or from 99 orders ago. The write lock is held until the batch ends, so none is given twice.
 */
function numbered(order: NewRestaurantOrder): Statement {
  const last = sql`(select coalesce(max(it.sequence), 0) from ${restaurantOrders} as it
    where it.restaurant_id = ${order.restaurantId} and it.day = ${order.day})`
  // As `ticketNumber` counts. With 99 open orders there is none left, and two have to share one.
  const next = sql`(with recursive ahead(i) as (select 1 union all select i + 1 from ahead where i < 99)
    select coalesce(min(${last} + i), ${last} + 1) from ahead where (${last} + i - 1) % 99 + 1 not in (
      select it.ticket from ${restaurantOrders} as it
      where it.restaurant_id = ${order.restaurantId} and it.status in ('new', 'accepted', 'preparing', 'ready')
      union all select it.ticket from ${restaurantOrders} as it
      where it.restaurant_id = ${order.restaurantId} and it.day = ${order.day} and it.status = 'awaiting_payment'))`
  return statementOf(
    build
      .insert(restaurantOrders)
      .values({
        ...order,
        sequence: next,
        ticket: sql`(${next} - 1) % 99 + 1`,
        feedRevision: feedRevisionOf(order.restaurantId),
      })
      .returning({ ticket: restaurantOrders.ticket }),
  )
}

function paymentFor(
  { order, cart }: PlacingDishes,
  { id, provider, mode }: NonNullable<PlacingDishes['payment']>,
): Statement {
  return openedPayment(id, {
    ...{ kind: 'restaurant_order', factoryId: order.factoryId, orderId: order.id, provider, mode },
    // The numbers that are called come again each day: at its provider it is known by day and number.
    number: sql<string>`(select replace(it.day, '-', '') || '-' || it.sequence
      from ${restaurantOrders} as it where it.id = ${order.id})`,
    ...{ amountOre: order.totalOre, at: order.createdAt },
    cart: { id: cart.id, isOrdered: isDishOf(order.restaurantId) },
  })
}

function isUnpaid({ status }: NewRestaurantOrder): boolean {
  return status === 'awaiting_payment'
}

/** The cart's dishes as one text: another text than what was read means that somebody changed them in between. */
function dishesAsRead(cartId: string, restaurantId: string) {
  const lines = build
    .select({ line: sql`${cartItems.id} || ':' || ${cartItems.quantity}`.as('line') })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), isDishOf(restaurantId)))
    .orderBy(cartItems.id)
  return sql`(select group_concat(line, ',') from ${lines})`
}

function withoutDishes({ cart, order }: PlacingDishes): Statement {
  return statementOf(
    build.delete(cartItems).where(and(eq(cartItems.cartId, cart.id), isDishOf(order.restaurantId))),
  )
}

function isDishOf(restaurantId: string) {
  return sql`exists (select 1 from ${dishes} as it
    where it.product_id = ${cartItems.productId} and it.restaurant_id = ${restaurantId})`
}
