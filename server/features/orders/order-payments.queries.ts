import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  events,
  orderLines,
  orders,
  products,
  slotBookings,
  stockLevels,
} from '#db/schema/index.ts'
import { nextStatus, type VatRow } from '#domain/orders.ts'
import { splitByShare } from '#domain/orders.ts'
import { grossOf } from '#domain/refunds.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { FoundOrder } from './orders.repository.ts'
import { isTracked, stockIfTracked } from './stock.queries.ts'
import { transitionStatements } from './transition.queries.ts'

/** Its money is set aside: the order is one of the shop's, and its buyer gets the mail. */
export function placedPaid({ order }: FoundOrder, at: number): Statement[] {
  const step = nextStatus(order.status, 'payment_authorized', 'system')
  if (!step.ok) throw new Error('an order that waits for no payment cannot be paid')
  const { id: orderId, status: from, factoryId, languageCode, email: recipient } = order
  const by = { actorType: 'system', actorId: null, at } as const
  return [
    ...transitionStatements(build, {
      ...{ orderId, from, to: step.value, event: 'payment_authorized', ...by },
    }),
    statementOf(
      build.update(orders).set({ paymentStatus: 'authorized' }).where(eq(orders.id, orderId)),
    ),
    queuedMessage({ factoryId, kind: 'M1', entityId: orderId, languageCode, recipient, at }),
  ]
}

/** The same of an order that was over: its goods and its time are taken again; the batch is refused where they are gone. */
export function takenUpAgain(found: FoundOrder, at: number): Statement[] {
  const { order, lines } = found
  const { shippingMethodId, promisedDate, promisedFromMinute } = order
  const goods = lines.flatMap(({ line, minQty }) =>
    line.productId === null ? [] : [{ line, productId: line.productId, minQty }],
  )
  return [
    ...goods.flatMap(({ line: { id, qty: quantity }, productId, minQty }) => [
      statementOf(
        build
          .update(orderLines)
          .set({ reservedQty: sql`case when ${isTracked(productId)} then ${quantity} else 0 end` })
          .where(eq(orderLines.id, id)),
      ),
      ...stockIfTracked(order.factoryId, { productId, quantity, minQty }),
    ]),
    ...(promisedDate === null || promisedFromMinute === null
      ? []
      : [
          statementOf(
            build
              .update(slotBookings)
              .set({ taken: sql`${slotBookings.taken} + 1` })
              .where(
                and(
                  eq(slotBookings.methodId, shippingMethodId),
                  eq(slotBookings.date, promisedDate),
                  eq(slotBookings.fromMinute, promisedFromMinute),
                ),
              ),
          ),
        ]),
    ...placedPaid(found, at),
  ]
}

/** Whether an order is over because nobody paid it in time, and for nothing else. */
export async function isUnpaid(database: Database, { order }: FoundOrder): Promise<boolean> {
  const [rows] = await database.read([
    build
      .select({ event: events.event })
      .from(events)
      .where(and(eq(events.entity, 'order'), eq(events.entityId, order.id)))
      .orderBy(desc(events.at), desc(events.id))
      .limit(1),
  ])
  return rows[0]?.event === 'payment_failed'
}

/** What goods are now, and how many are left of each. */
export async function listGoods(database: Database, ids: readonly string[]) {
  const [rows] = await database.read([
    build
      .select({
        product: products,
        left: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`,
      })
      .from(products)
      .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
      .where(inArray(products.id, [...ids])),
  ])
  return rows
}

/** What the books of an order say of its money once so much was captured; all of it with the last of its goods. */
export function capturedMoney(
  { order }: FoundOrder,
  { capturedOre, isAll }: { capturedOre: number; isAll: boolean },
): Statement[] {
  const isOpen = sql`${orders.paymentStatus} in ('authorized', 'partly_captured')`
  const set = isAll
    ? ({
        paymentStatus: 'captured',
        paidOre: capturedOre,
        paidVat: paidVat(order, capturedOre),
      } as const)
    : ({ paymentStatus: 'partly_captured' } as const)
  return [
    statementOf(
      build
        .update(orders)
        .set(set)
        .where(and(eq(orders.id, order.id), isOpen)),
    ),
  ]
}

/** VAT in what was captured: that of the order; of less or more than its total, by the share of its rates. */
function paidVat({ vat, totalOre }: FoundOrder['order'], capturedOre: number): VatRow[] {
  if (capturedOre === totalOre) return vat
  const parts = splitByShare(capturedOre, vat.map(grossOf))
  return vat.map(({ rateBp }, at) => {
    const ore = parts[at] ?? 0
    const vatOre = Math.round((ore * rateBp) / (10_000 + rateBp))
    return { rateBp, netOre: ore - vatOre, vatOre }
  })
}
