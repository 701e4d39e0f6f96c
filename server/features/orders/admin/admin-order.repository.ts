import { and, desc, eq } from 'drizzle-orm'
import { events, orderNotes, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { findOrder } from '#server/features/orders/orders.repository.ts'

export type FoundAdminOrder = NonNullable<Awaited<ReturnType<typeof findAdminOrder>>>

/** An order with all that happened to it and what those who work here wrote about it, in one round trip; undefined where there is none. */
export async function findAdminOrder(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
) {
  const { build } = database
  const [found, [steps, notes]] = await Promise.all([
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
    ]),
  ])
  return found && { ...found, steps, notes }
}
