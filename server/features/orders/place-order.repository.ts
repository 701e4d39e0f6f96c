import { and, eq, sql } from 'drizzle-orm'
import { serverConfig } from '#config'
import {
  cartItems,
  carts,
  counters,
  dishes,
  idempotencyKeys,
  orderLines,
  orders,
  products,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType, OrderStatus } from '#domain/orders.ts'
import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { openedPayment } from '#server/features/payments/payments.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import {
  columnsOf,
  preparedInsert,
  preparedQuery,
  type Params,
  valuesAt,
} from '#server/platform/prepared-query.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { countedUp } from './numbers.queries.ts'
import { bookedSlot, stockStatements } from './stock.queries.ts'
import type { Reservation } from '#domain/summed-reservations.ts'
import { transitionStatements } from './transition.queries.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'status' | 'rev'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'sortOrder'>

export interface Placing {
  order: NewOrder
  lines: readonly NewOrderLine[]
  reservations: readonly Reservation[]
  /** How many orders the chosen time holds; null where none is chosen. */
  slotCapacity: number | null
  cart: { id: string; stored: string }
  /** Of an order that is paid online: it waits for that. */
  payment: { id: string; provider: PaymentProviderCode; mode: PaymentMode } | null
  /** What the order is counted against. */
  limits: readonly Limit[]
  bodyHash: string
  actorType: ActorType
  /** The year of the order's number. */
  year: number
}

/**
 * Writes an order in one batch, all or nothing: the key, the gapless number, the goods, the place in the chosen time, the
 * order with its lines, its first event, the mail that is now due, and the emptied cart. Answers with the order's number. Where a
 * limit is passed nothing is written and nothing counted (`isOverLimit`); a repeat fails at its key before it is counted.
 */
export async function insertOrder(database: Database, placing: Placing): Promise<string> {
  const { build } = database
  const { order } = placing
  const at = order.createdAt
  const before = [
    ...transitionStatements(build, {
      orderId: order.id,
      from: null,
      to: statusOf(placing),
      event: 'place',
      actorType: placing.actorType,
      actorId: order.userId ?? order.guestHash ?? null,
      at,
      guard: sql`${cartAsRead(build, placing.cart.id)} = ${placing.cart.stored} and ${areUncounted(placing)}`,
    }),
    insertKey({
      key: order.idempotencyKey,
      scope: 'order',
      bodyHash: placing.bodyHash,
      answer: { token: order.publicToken },
      createdAt: at,
    }),
    ...(await countedWithin(placing.limits, at)),
    countedUp(counterOf(placing)),
  ]
  const results = await database.write([
    ...before,
    numbered(placing),
    ...stockStatements(order.factoryId, placing.reservations),
    ...slotOf(placing),
    ...linesOf(placing),
    ...(placing.payment ? [paymentFor(placing, placing.payment)] : [received(order)]),
    emptied({ cartId: placing.cart.id }),
    touched({ cartId: placing.cart.id, at }),
  ])
  const number = results[before.length]?.rows[0]?.[0]
  if (typeof number !== 'string') throw new Error('an order was written without a number')
  return number
}

/** What is paid online is received once its money is set aside. */
function received({
  id: entityId,
  factoryId,
  languageCode,
  email: recipient,
  createdAt: at,
}: NewOrder) {
  return queuedMessage({ factoryId, kind: 'M1', entityId, languageCode, recipient, at })
}

function paymentFor(
  { order, cart }: Placing,
  { id, provider, mode }: NonNullable<Placing['payment']>,
): Statement {
  const written = build
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, order.id))
  return openedPayment(id, {
    ...{ kind: 'order', factoryId: order.factoryId, orderId: order.id, number: sql`(${written})` },
    ...{ provider, mode, amountOre: order.totalOre, at: order.createdAt },
    cart: { id: cart.id, isOrdered: isGoods },
  })
}

function statusOf({ payment }: Placing): OrderStatus {
  return payment ? 'awaiting_payment' : 'placed'
}

/** No dish: those are ordered from their restaurant, and stay in the cart. */
const isGoods = sql`not exists (select 1 from ${dishes} as it where it.product_id = ${cartItems.productId})`

/** The cart's lines as one text: another text than what was read means that somebody changed it in between. */
function cartAsRead(build: Database['build'], cartId: string) {
  const lines = build
    .select({ line: sql`${cartItems.id} || ':' || ${cartItems.quantity}`.as('line') })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), isGoods))
    .orderBy(cartItems.id)
  return sql`(select group_concat(line, ',') from ${lines})`
}

/** What nothing is set aside for may still be sold so: its shelf has not come to be counted in between. */
function areUncounted({ lines }: Placing) {
  const unreserved = lines.filter(({ reservedQty }) => reservedQty === 0)
  if (unreserved.length === 0) return sql`1`
  const ids = unreserved.map(({ productId }) => productId)
  return sql`not exists (select 1 from ${products} as it where it.id in ${ids} and it.stock_policy = 'tracked')`
}

function counterOf({ order, year }: Placing) {
  return { scope: `orders:${order.factoryId}`, year }
}

/** The order's row; its number is made of the counter that the statement before it has raised. */
function numbered(placing: Placing): Statement {
  const { scope, year } = counterOf(placing)
  const prefix = `${serverConfig.orders.numberPrefix}-${String(year).slice(2)}-`
  const order = { ...placing.order, status: statusOf(placing) }
  return insertOrderRow({ ...order, scope, year, prefix }, columnsOf(order))
}

const insertOrderRow = preparedQuery(
  (build, at: Params<'scope' | 'year' | 'prefix'>, columns: string[]) => {
    const number = build
      .select({ number: sql`${at.prefix} || printf('%06d', ${counters.last})` })
      .from(counters)
      .where(and(eq(counters.scope, at.scope), eq(counters.year, at.year)))
    return build
      .insert(orders)
      .values({
        ...valuesAt<typeof orders>(at, columns),
        number: sql`${number}`,
      })
      .returning({ number: orders.number })
  },
)

function slotOf({ order, slotCapacity }: Placing): Statement[] {
  const { shippingMethodId, promisedDate, promisedFromMinute } = order
  if (slotCapacity === null || !promisedDate || promisedFromMinute == null) return []
  return [
    bookedSlot(
      { methodId: shippingMethodId, date: promisedDate, fromMinute: promisedFromMinute },
      slotCapacity,
    ),
  ]
}

function linesOf({ order, lines }: Placing): Statement[] {
  return lines.map((line, sortOrder) =>
    insertLine({ id: newId(), orderId: order.id, sortOrder, ...line }),
  )
}

const insertKey = preparedInsert(idempotencyKeys)
const insertLine = preparedInsert(orderLines)

const emptied = preparedQuery((build, { cartId }: Params<'cartId'>) =>
  build.delete(cartItems).where(and(eq(cartItems.cartId, cartId), isGoods)),
)

const touched = preparedQuery((build, { cartId, at }: Params<'cartId' | 'at'>) =>
  build
    .update(carts)
    .set({ updatedAt: sql`${at}` })
    .where(eq(carts.id, cartId)),
)
