import { eq, type SQL, sql } from 'drizzle-orm'
import { events, orders } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType, OrderEvent, OrderHappening, OrderStatus } from '#domain/orders.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** What an event is about, as its order's history says it. */
export type EventAbout = { quantity: number; title: string } | { amountOre: number }

export interface Transition {
  orderId: string
  from: OrderStatus | null
  to: OrderStatus
  event: OrderEvent | OrderHappening
  actorType: ActorType
  actorId: string | null
  at: number
  /** Why, in the words of who took the step. */
  reason?: string | undefined
  /** What it is about: goods, or money. */
  about?: EventAbout | undefined
  /** What must be true in the batch, beside the order standing where it was read. */
  guard?: SQL
}

/**
 * The statements that take an order from one status to the next: the only ones that change it. The step's event is written
 * first; where the order has moved in between, or the guard fails, its `to_state` is null, which the table refuses: the whole
 * batch is undone, and `isOvertaken` knows the fault.
 */
export function transitionStatements(
  build: Database['build'],
  { orderId, from, to, event, actorType, actorId, at, reason, about, guard }: Transition,
): Statement[] {
  const stands = from === null ? sql`1` : standsAt(build, orderId, from)
  const happened = build.insert(events).values({
    id: newId(),
    entity: 'order',
    entityId: orderId,
    fromState: from,
    toState: sql`case when ${stands} and ${guard ?? sql`1`} then ${to} end`,
    event,
    actorType,
    actorId,
    reason: reason ?? null,
    data: about ?? null,
    at,
  })
  if (from === null) return [statementOf(happened)]
  const moved = build
    .update(orders)
    .set({ status: to, rev: sql`${orders.rev} + 1`, updatedAt: at })
    .where(eq(orders.id, orderId))
  return [statementOf(happened), statementOf(moved)]
}

/** Holds while an order is as its reader saw it: a guard of a step. */
export function isAtRev(build: Database['build'], orderId: string, rev: number): SQL {
  const order = build.select({ rev: orders.rev }).from(orders).where(eq(orders.id, orderId))
  return sql`${order} = ${rev}`
}

/** True for the fault of a batch whose order, or whatever its guard watched, had changed since it was read. */
export function isOvertaken(fault: { kind: string; what: string }): boolean {
  return fault.kind === 'not_null' && fault.what.includes('events.to_state')
}

function standsAt(build: Database['build'], orderId: string, status: OrderStatus): SQL {
  const order = build.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  return sql`${order} = ${status}`
}
