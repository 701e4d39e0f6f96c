import { and, eq } from 'drizzle-orm'
import { admins, orders, refunds, sessions, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

/** From where and when a session was opened; undefined once it has ended. */
export async function findSessionOpening(database: Database, id: string) {
  const [rows] = await database.read([
    database.build
      .select({ device: sessions.device, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.id, id)),
  ])
  return rows[0]
}

/** The number of an order of this factory. */
export async function findOrderNumber(
  database: Database,
  order: { factoryId: string; id: string },
): Promise<string | undefined> {
  const [rows] = await database.read([
    database.build
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.id, order.id), eq(orders.factoryId, order.factoryId))),
  ])
  return rows[0]?.number
}

/** A refund with its order, its credit note and who wrote it down. */
export async function findLargeRefund(
  database: Database,
  refund: { factoryId: string; id: string },
) {
  const [rows] = await database.read([
    database.build
      .select({
        order: orders.number,
        number: refunds.number,
        amountOre: refunds.amountOre,
        by: users.name,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(users, eq(users.id, refunds.createdBy))
      .where(and(eq(refunds.id, refund.id), eq(refunds.factoryId, refund.factoryId))),
  ])
  return rows[0]
}

/** Someone's place in the admin panel as it is now; undefined where they have gone. */
export async function findPlace(database: Database, who: { factoryId: string; userId: string }) {
  const [rows] = await database.read([
    database.build
      .select({
        name: users.name,
        email: users.email,
        role: admins.role,
        isActive: admins.isActive,
      })
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(and(eq(admins.userId, who.userId), eq(admins.factoryId, who.factoryId))),
  ])
  return rows[0]
}
