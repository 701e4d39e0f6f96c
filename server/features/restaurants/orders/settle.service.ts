import { afterStep, beginsAt, type Ticket } from '#domain/restaurant-orders.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { receiptOf } from './receipt.queries.ts'
import { findPaidTicket, type PaidTicket } from './settle.repository.ts'
import { hasRoom, type SlotWish, takenPoints } from './slot-points.queries.ts'
import { ticketStatements } from './ticket.queries.ts'

const minuteMs = 60_000
/** Why an order is off that nobody has paid. */
const unpaid = 'payment'

export interface Settled {
  statements: Statement[]
  /** The kitchen makes it, now or already: what is set aside is for it. Where it is false nothing of the money is to be kept. */
  isTaken: boolean
}

/**
 * What becomes of an order to a restaurant once the money for it is set aside: the kitchen gets it. One that was given up meanwhile is
 * taken up again where its time can still be kept and the kitchen has room; where not its guest is mailed that the money is let go. The
 * statements belong to the batch that settles the payment; where somebody was faster they fail (`isOvertaken`, `isRefusedByGuard`), and
 * asking again says what is true then.
 */
export async function authorizedDishes(
  database: Database,
  { orderId, at }: { orderId: string; at: number },
): Promise<Settled> {
  const found = await findPaidTicket(database, orderId)
  if (!found) return { statements: [], isTaken: false }
  const { status, reason } = found.order
  if (status === 'awaiting_payment') return { statements: takenUp(found, at), isTaken: true }
  // One that its guest or the kitchen has called off stays so.
  if (status !== 'cancelled') return { statements: [], isTaken: true }
  const wish = wishOf(found, at)
  if (reason !== unpaid || !canStillBeMade(found, at))
    return { statements: reason === unpaid ? tooLate(found, at) : [], isTaken: false }
  const held = takenPoints(wish, { holder: orderId, expiresAt: null })
  return { statements: [guard(hasRoom(wish)), ...held, ...takenUp(found, at)], isTaken: true }
}

/** What becomes of it where nobody has paid, or cannot any more: it is off, and its time is free again. Nothing of one that is further on. */
export async function unpaidDishes(
  database: Database,
  { orderId, at }: { orderId: string; at: number },
): Promise<Statement[]> {
  const found = await findPaidTicket(database, orderId)
  if (found?.order.status !== 'awaiting_payment') return []
  const { order, ticket: before } = found
  const step = afterStep(before, { event: 'payment_failed', by: 'system', at })
  if (!step.ok) return []
  return ticketStatements({
    ...{ order, before, after: step.value, event: 'payment_failed', at },
    ...{ actorType: 'system', actorId: null, reason: unpaid },
  })
}

function takenUp({ order, kitchen, ticket }: PaidTicket, at: number): Statement[] {
  const system = { at, actorType: 'system', actorId: null } as const
  const minutes = minutesBehind(ticket, at)
  const paid = afterStep(ticket, { event: 'payment_authorized', by: 'system', at, minutes })
  if (!paid.ok) return []
  // Where a kitchen takes all that comes, this is taken in the same batch.
  const accepted = kitchen.isAutoAccepted
    ? afterStep(paid.value, { event: 'accept', by: 'system', at })
    : undefined
  return [
    ...ticketStatements({
      ...{ ...system, order, before: ticket, after: paid.value, event: 'payment_authorized' },
      // The kitchen has its whole time to answer.
      acceptBy: Math.max(order.acceptBy, at + kitchen.acceptMinutes * minuteMs),
    }),
    ...(accepted?.ok
      ? ticketStatements({
          ...{ ...system, order: { ...order, rev: order.rev + 1 }, event: 'accept' },
          ...{ before: paid.value, after: accepted.value },
        })
      : []),
    ...receiptOf(order, at),
  ]
}

/** By how much a promise has to be moved where paying took longer than the kitchen can make up, in steps of five minutes. */
function minutesBehind(ticket: Ticket, at: number): number {
  const behindMs = Math.max(0, at - beginsAt(ticket))
  return Math.ceil(behindMs / (5 * minuteMs)) * 5
}

function canStillBeMade({ ticket, canBeMade }: PaidTicket, at: number): boolean {
  return canBeMade && at <= beginsAt(ticket)
}

function wishOf({ order, kitchen }: PaidTicket, now: number): SlotWish {
  const { id: holder, restaurantId, slotAt, points } = order
  const { slotMinutes, slotPoints } = kitchen
  return { restaurantId, slotAt, slotMinutes, slotPoints, points, holder, now }
}

function tooLate({ order }: PaidTicket, at: number): Statement[] {
  if (order.email === '') return []
  return [
    queuedMessage({
      ...{ factoryId: order.factoryId, kind: 'R6-late', entityId: order.id, at },
      ...{ languageCode: order.languageCode, recipient: order.email },
      ...(order.userId ? { userId: order.userId } : {}),
    }),
  ]
}
