import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { categories, events, orderLines, orders, orderViewers, products } from '#db/schema/index.ts'
import { type AttributeSchema, type Tint, tints } from '#domain/catalog.ts'
import type { ActorType, OrderEvent, OrderStatus } from '#domain/orders.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import { followedMoney } from '#server/features/payments/operations.queries.ts'
import { paymentsOfOrders } from '#server/features/payments/payments.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { invoicesOf } from '#server/features/invoices/issued-invoice.queries.ts'
import { refundsOf, shipmentsOf, shortItemsOf } from './fulfilment/fulfilment.queries.ts'
import { releasedSlot, stockStatements } from './stock.queries.ts'
import { summedReservations } from '#domain/summed-reservations.ts'
import { transitionStatements } from './transition.queries.ts'

export type OrderRow = typeof orders.$inferSelect
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

type Wanted = { factoryId: string } & ({ token: string } | { id: string })

/** An order with its lines, its readers, its papers, its payment and what has become of its goods and money, by its public token or its id; undefined where the factory has none such. */
export async function findOrder(database: Database, wanted: Wanted) {
  const { build } = database
  const isWanted = and(
    eq(orders.factoryId, wanted.factoryId),
    'token' in wanted ? eq(orders.publicToken, wanted.token) : eq(orders.id, wanted.id),
  )
  const [found, lines, viewers, shorts, shipments, refunds, invoices, paid] = await database.read([
    build.select().from(orders).where(isWanted),
    build
      .select({
        line: orderLines,
        tint: categories.tint,
        minQty: products.minQty,
        attributes: products.attributesSchema,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .leftJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(isWanted)
      .orderBy(asc(orderLines.sortOrder)),
    build
      .select({ holder: orderViewers.holder })
      .from(orderViewers)
      .innerJoin(orders, eq(orders.id, orderViewers.orderId))
      .where(isWanted),
    shortItemsOf(isWanted),
    shipmentsOf(isWanted),
    refundsOf(isWanted),
    invoicesOf(isWanted),
    paymentsOfOrders(isWanted),
  ])
  return (
    found[0] && {
      order: found[0],
      lines: lines.map(withProduct),
      viewers: viewers.map(({ holder }) => holder),
      shorts: shorts.map(({ short, sentAt }) => ({ ...short, sentAt })),
      shipments: shipments.map(({ shipment }) => shipment),
      refunds: refunds.map(({ refund }) => refund),
      invoices: invoices.map(({ invoice }) => invoice),
      payment: paid[0]?.payment,
    }
  )
}

interface JoinedLine {
  line: typeof orderLines.$inferSelect
  tint: Tint | null
  minQty: number | null
  attributes: AttributeSchema | null
}

/** What was made for this buyer alone is no product, and looks and counts as a plain one. */
function withProduct({ line, tint, minQty, attributes }: JoinedLine) {
  return { line, tint: tint ?? tints[0], minQty: minQty ?? 1, attributes: attributes ?? [] }
}

/** Why the shop has called an order off, in its own words; null where it has not. */
export async function findCallOffReason(database: Database, id: string): Promise<string | null> {
  const [rows] = await database.read([
    database.build
      .select({ reason: events.reason })
      .from(events)
      .where(and(eq(events.entity, 'order'), eq(events.entityId, id), eq(events.event, 'call_off')))
      .limit(1),
  ])
  return rows[0]?.reason ?? null
}

export interface Cancelling {
  found: FoundOrder
  to: OrderStatus
  event: OrderEvent
  /** The message to the buyer; undefined where they know. */
  message: OrderMessageKind | undefined
  actorType: ActorType
  actorId: string | null
  at: number
  /** Why, where the shop calls it off. */
  reason?: string
  /** What must be true in the batch, beside the order standing where it was read. */
  guard?: SQL
  /** What belongs to it, written with it or not at all. */
  also?: readonly Statement[]
}

/** Cancels an order in one batch: status and event, the goods back on the shelf, the time free again, the mail due. */
export async function cancelOrder(database: Database, cancelling: Cancelling): Promise<void> {
  await database.write(cancelStatements(cancelling))
}

/** The statements of `cancelOrder`, for a batch that does more. */
export function cancelStatements(cancelling: Cancelling): Statement[] {
  const { found, to, event, message, actorType, actorId, at, reason, guard } = cancelling
  const { order } = found
  const { shippingMethodId: methodId, promisedDate: date, promisedFromMinute: fromMinute } = order
  return [
    ...transitionStatements(build, {
      orderId: order.id,
      from: order.status,
      to,
      event,
      actorType,
      actorId,
      at,
      reason,
      ...(guard && { guard }),
    }),
    statementOf(
      build
        .update(orders)
        .set({ paymentStatus: 'voided' })
        .where(
          and(eq(orders.id, order.id), sql`${orders.paymentStatus} in ('pending', 'authorized')`),
        ),
    ),
    ...stockStatements(order.factoryId, givenBack(found)),
    statementOf(
      build.update(orderLines).set({ reservedQty: 0 }).where(eq(orderLines.orderId, order.id)),
    ),
    ...(date !== null && fromMinute !== null
      ? [releasedSlot(build, { methodId, date, fromMinute })]
      : []),
    ...(message === undefined
      ? []
      : [
          queuedMessage({
            ...{ factoryId: order.factoryId, kind: message, entityId: order.id },
            ...{ languageCode: order.languageCode, recipient: order.email, at },
          }),
        ]),
    ...followedMoney(order.id, `cancel:${order.id}`, at),
    ...(cancelling.also ?? []),
  ]
}

/** Orders on invoice that were placed before an instant and nobody has looked at since, the oldest first. */
export async function listUnapproved(database: Database, placedBefore: number) {
  const { build } = database
  const [unapproved] = await database.read([
    build
      .select({ id: orders.id, factoryId: orders.factoryId, createdAt: orders.createdAt })
      .from(orders)
      .where(
        and(
          // In these very words: the index holds these orders alone.
          sql`${orders.status} = 'placed' and ${orders.paymentMethod} = 'invoice'`,
          lt(orders.createdAt, placedBefore),
        ),
      )
      .orderBy(asc(orders.createdAt))
      .limit(50),
  ])
  return unapproved
}

function givenBack({ lines }: FoundOrder) {
  return summedReservations(
    lines.flatMap(({ line: { productId, reservedQty }, minQty }) =>
      productId !== null && reservedQty > 0 ? [{ productId, quantity: -reservedQty, minQty }] : [],
    ),
  )
}
