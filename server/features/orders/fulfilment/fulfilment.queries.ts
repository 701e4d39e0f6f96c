import { asc, eq, type SQL } from 'drizzle-orm'
import { orders, refunds, shipments, shortItems } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'

/** What was missing of the wanted orders, in the order of asking. */
export function shortItemsOf(isWanted: SQL | undefined) {
  return build
    .select({ short: shortItems })
    .from(shortItems)
    .innerJoin(orders, eq(orders.id, shortItems.orderId))
    .where(isWanted)
    .orderBy(asc(shortItems.askedAt), asc(shortItems.id))
}

/** What has left of the wanted orders, in the order of leaving. */
export function shipmentsOf(isWanted: SQL | undefined) {
  return build
    .select({ shipment: shipments })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(isWanted)
    .orderBy(asc(shipments.number))
}

/** What was paid back of the wanted orders, in the order of their credit notes. */
export function refundsOf(isWanted: SQL | undefined) {
  return build
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isWanted)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}
