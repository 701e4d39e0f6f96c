import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
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
  const isTheirs = isOrderAt({ factoryId, address: buyer.address })
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

/** As `customerAddress` says it, but each half found in an index: a guest's address, or the account that has it. */
function isOrderAt({ factoryId, address }: { factoryId: string; address: string }): SQL {
  return sql`${orders}.rowid in (
    select typed.rowid from ${orders} as typed
      where typed.factory_id = ${factoryId} and typed.user_id is null and typed.email = ${address}
    union all select own.rowid from ${orders} as own
      where own.factory_id = ${factoryId} and own.user_id =
        (select id from ${users} where factory_id = ${factoryId} and email_key = ${address}))`
}
