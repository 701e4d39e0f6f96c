import { and, desc, eq } from 'drizzle-orm'
import { events, orderNotes, orders, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { findAfterSale } from '#server/features/orders/after-sale/after-sale.repository.ts'
import { listOrderMails } from '#server/features/orders/sent-mails/sent-mails.repository.ts'
import { issuerOf } from '#server/features/invoices/issuer.queries.ts'
import { operationsOf } from '#server/features/payments/payments.queries.ts'
import { findOrder } from '#server/features/orders/orders.repository.ts'

export type FoundAdminOrder = NonNullable<Awaited<ReturnType<typeof findAdminOrder>>>

/** An order with all that happened to it, what those who work here wrote about it, and its mails, in one round trip; undefined where there is none. */
export async function findAdminOrder(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
) {
  const { build } = database
  const [found, [steps, notes, issuers, operations], sale, mails] = await Promise.all([
    findOrder(database, { factoryId, id }),
    database.read([
      build
        .select({
          id: events.id,
          at: events.at,
          event: events.event,
          toState: events.toState,
          actorType: events.actorType,
          actorId: events.actorId,
          reason: events.reason,
          about: events.data,
          name: users.name,
        })
        .from(events)
        .leftJoin(users, and(eq(events.actorType, 'staff'), eq(users.id, events.actorId)))
        .where(and(eq(events.entity, 'order'), eq(events.entityId, id)))
        .orderBy(desc(events.at), desc(events.id)),
      build
        .select({
          id: orderNotes.id,
          at: orderNotes.createdAt,
          name: users.name,
          text: orderNotes.text,
        })
        .from(orderNotes)
        .leftJoin(users, eq(users.id, orderNotes.createdBy))
        .where(eq(orderNotes.orderId, id))
        .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id)),
      issuerOf(factoryId),
      operationsOf('order', id),
    ]),
    findAfterSale(database, { factoryId, id }),
    listOrderMails(database, id),
  ])
  return found && { ...found, steps, notes, operations, issuer: issuers[0], sale, mails }
}

/** The id of an order by its number; undefined where the factory has none such. */
export async function findIdByNumber(
  database: Database,
  { factoryId, number }: { factoryId: string; number: string },
): Promise<string | undefined> {
  const [rows] = await database.read([
    database.build
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.factoryId, factoryId), eq(orders.number, number.toUpperCase()))),
  ])
  return rows[0]?.id
}
