import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { complaintPictures, complaints, events, orders, withdrawals } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { AfterSaleEvent } from '#server/i18n/after-sale-words.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type FoundAfterSale = Awaited<ReturnType<typeof findAfterSale>>
export type ComplaintRow = FoundAfterSale['complaints'][number]

type Wanted = { factoryId: string } & ({ token: string } | { id: string })

/** What was withdrawn from an order and complained about, and when its goods were with the buyer: one round trip. */
export async function findAfterSale(database: Database, wanted: Wanted) {
  const order = build
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.factoryId, wanted.factoryId),
        'token' in wanted ? eq(orders.publicToken, wanted.token) : eq(orders.id, wanted.id),
      ),
    )
  const [[withdrawal], said, pictures, [handed]] = await database.read([
    build.select().from(withdrawals).where(eq(withdrawals.orderId, order)),
    build
      .select()
      .from(complaints)
      .where(eq(complaints.orderId, order))
      .orderBy(asc(complaints.createdAt), asc(complaints.id)),
    build
      .select({ picture: complaintPictures })
      .from(complaintPictures)
      .innerJoin(complaints, eq(complaints.id, complaintPictures.complaintId))
      .where(eq(complaints.orderId, order))
      .orderBy(asc(complaintPictures.createdAt), asc(complaintPictures.id)),
    build
      .select({ at: sql<number | null>`max(${events.at})` })
      .from(events)
      .where(and(eq(events.entity, 'order'), eq(events.entityId, order), isDelivery())),
  ])
  return {
    withdrawal: withdrawal ?? null,
    complaints: said.map((complaint) => ({
      ...complaint,
      pictures: pictures
        .map(({ picture }) => picture)
        .filter(({ complaintId }) => complaintId === complaint.id),
    })),
    deliveredAt: handed?.at ?? null,
  }
}

/** The step with which the last of the goods came to the buyer; what is written into the history of a delivered order is none. */
function isDelivery(): SQL | undefined {
  return and(
    eq(events.toState, 'delivered'),
    or(isNull(events.fromState), ne(events.fromState, 'delivered')),
  )
}

export interface Noted {
  order: OrderRow
  event: AfterSaleEvent
  actorType: ActorType
  actorId: string | null
  at: number
  /** Why, in the words of who did it. */
  reason?: string
}

/** The statement that writes what happened into an order's history: where the order stands stays as it is. */
export function noted({ order, event, actorType, actorId, at, reason }: Noted): Statement {
  return statementOf(
    build.insert(events).values({
      ...{ id: newId(), entity: 'order', entityId: order.id, event, at },
      ...{ fromState: order.status, toState: order.status },
      ...{ actorType, actorId, reason: reason || null },
    }),
  )
}

/** The statement that tells an order's buyer of something, once; at the order's address unless another one was given for it. */
export function toldBuyer(
  { factoryId, id: entityId, languageCode, email: recipient }: OrderRow,
  message: { kind: OrderMessageKind; at: number; about?: string; recipient?: string },
): Statement {
  return queuedMessage({ factoryId, entityId, languageCode, recipient, ...message })
}

/** The statement that raises an order's `rev`: whoever works on it hears of what has happened before their next step. */
export function raisedRev(orderId: string, at: number): Statement {
  return statementOf(
    build
      .update(orders)
      .set({ rev: sql`${orders.rev} + 1`, updatedAt: at })
      .where(eq(orders.id, orderId)),
  )
}
