import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { orders, users } from '#db/schema/index.ts'
import { mostCustomerOrders } from '#domain/admin-customers.schema.ts'
import type { Database } from '#server/platform/database.ts'
import { customerAddress, customerQuery, isOrderOf } from './customer-list.queries.ts'

/** Who placed an order, with their last orders; undefined where the factory has none such. */
export async function findCustomer(
  database: Database,
  { factoryId, orderId }: { factoryId: string; orderId: string },
) {
  const { build } = database
  const [[buyer]] = await database.read([
    build
      .select({ address: customerAddress })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .where(and(eq(orders.id, orderId), isOrderOf(factoryId))),
  ])
  if (!buyer) return undefined
  const isTheirs = isOrderAt(build, { factoryId, address: buyer.address })
  const [[customer], bought] = await database.read([
    customerQuery(factoryId, isTheirs),
    build
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        totalOre: orders.totalOre,
        placedAt: orders.createdAt,
      })
      .from(orders)
      .where(and(isOrderOf(factoryId), isTheirs))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(mostCustomerOrders),
  ])
  return customer && { customer, bought }
}

/** As `customerAddress` says it, by what an index finds: a guest's address, or the account that has it. */
function isOrderAt(
  build: Database['build'],
  { factoryId, address }: { factoryId: string; address: string },
): SQL | undefined {
  const owner = build
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.factoryId, factoryId), eq(users.emailKey, address)))
  return or(and(isNull(orders.userId), eq(orders.email, address)), eq(orders.userId, owner))
}
