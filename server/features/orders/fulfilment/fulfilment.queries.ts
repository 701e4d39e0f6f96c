import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { orders, outbox, refunds, shipments, shortItems } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'

/** When the mail that asks about missing goods left for the first time; null while it has not. */
export const questionSentAt = sql<number | null>`(select min(mail.sent_at) from ${outbox} as mail
  where mail.dedupe_key >= 'M3:' || ${shortItems.orderId} || ':' || ${shortItems.id}
  and mail.dedupe_key < 'M3:' || ${shortItems.orderId} || ':' || ${shortItems.id} || ';')`

/** What was missing of the wanted orders, in the order of asking. */
export function shortItemsOf(isWanted: SQL | undefined) {
  return build
    .select({ short: shortItems, sentAt: questionSentAt })
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
