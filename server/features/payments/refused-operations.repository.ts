import { and, asc, eq, sql } from 'drizzle-orm'
import {
  orders,
  paymentOperations,
  payments,
  restaurantOrders,
  restaurants,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const most = 100

/** What providers have refused of a factory's orders of either kind, the oldest first: a hundred at the most; or the one with an id. */
export async function listRefusedOperations(
  database: Database,
  { factoryId, id }: { factoryId: string; id?: string },
) {
  const ticket = sql<string>`${restaurants.slug} || ' ' || ${restaurantOrders.ticket}`
  const [rows] = await database.read([
    build
      .select({
        ...{ id: paymentOperations.id, operation: paymentOperations.kind },
        ...{ kind: payments.kind, orderId: payments.orderId, paymentId: payments.id },
        number: sql<string>`coalesce(${orders.number}, ${ticket}, '')`,
        restaurantId: restaurantOrders.restaurantId,
        amountOre: paymentOperations.amountOre,
        fault: sql<string>`coalesce(${paymentOperations.lastError}, '')`,
        at: paymentOperations.createdAt,
      })
      .from(paymentOperations)
      .innerJoin(payments, eq(payments.id, paymentOperations.paymentId))
      .leftJoin(orders, and(eq(payments.kind, 'order'), eq(orders.id, payments.orderId)))
      .leftJoin(
        restaurantOrders,
        and(eq(payments.kind, 'restaurant_order'), eq(restaurantOrders.id, payments.orderId)),
      )
      .leftJoin(restaurants, eq(restaurants.id, restaurantOrders.restaurantId))
      .where(
        and(
          eq(payments.factoryId, factoryId),
          eq(paymentOperations.state, 'failed'),
          id === undefined ? undefined : eq(paymentOperations.id, id),
        ),
      )
      .orderBy(asc(paymentOperations.createdAt), asc(paymentOperations.id))
      .limit(most),
  ])
  return rows
}
