import { openTimes } from '#domain/opening-hours.ts'
import { afterStep, beginsAt, isVoid, type Ticket } from '#domain/restaurant-orders.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { PaidOnline, PaidOrder } from '#server/features/payments/paid-online.service.ts'
import type { Database } from '#server/platform/database.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { findPaidTicket, isRoomFor, type PaidTicket } from './paid-ticket.repository.ts'
import { receiptOf } from './receipt.queries.ts'
import { hasRoom, type SlotWish, takenPoints } from './slot-points.queries.ts'
import { capturedDishes, ticketStatements } from './ticket.queries.ts'

const minuteMs = 60_000
/** Nothing is ordered for a day that is further away. */
const daysAhead = 14
/** Why an order is off that nobody has paid. */
const unpaid = 'payment'

/** An order to a restaurant that is paid online: the kitchen gets it once its money is set aside. */
export const paidDishes: PaidOnline = {
  find: async ({ database, now }, { orderId }) => {
    const found = await findPaidTicket(database, orderId, now())
    return found && paidOrderOf(database, found)
  },
  isOvertaken: (error) => isOvertaken(faultOf(error)) || isRefusedByGuard(error),
}

function paidOrderOf(database: Database, found: PaidTicket): PaidOrder {
  const { order } = found
  return {
    state: stateOf(found),
    // Dishes are drawn at once.
    ...{ isCalledOff: isVoid(order.status), isUnclosed: false },
    // Vipps wants three letters at least.
    number: `${found.kitchen.slug} ${order.ticket}`,
    ...{ email: order.email, phone: order.phone, languageCode: order.languageCode },
    path: `/order-tracking/${order.publicToken}`,
    placed: (at) => placed(found, at),
    cancelled: (how, at) => cancelled(found, how, at),
    takenUp: (at) => takenUp(database, found, at),
    tooLate: (at) => tooLate(found, at),
    captured: ({ isAll }) => (isAll ? [capturedDishes(order.id)] : []),
  }
}

function stateOf({ order: { status } }: PaidTicket): PaidOrder['state'] {
  if (status === 'awaiting_payment') return 'waiting'
  return status === 'cancelled' ? 'cancelled' : 'placed'
}

function placed({ order, kitchen, ticket, hours }: PaidTicket, at: number): Statement[] {
  const system = { at, actorType: 'system', actorId: null } as const
  const minutes = minutesBehind(ticket, at)
  const paid = afterStep(ticket, { event: 'payment_authorized', by: 'system', at, minutes })
  if (!paid.ok) return []
  // Where a kitchen takes all that comes, this is taken in the same batch; what would be ready after it has closed a person decides.
  const { promisedAt } = paid.value
  const isOpenThen = openTimes(hours, at, daysAhead).some(
    ({ from, to }) => from <= promisedAt && promisedAt <= to,
  )
  const accepted =
    kitchen.isAutoAccepted && isOpenThen
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

function cancelled({ order, ticket: before }: PaidTicket, how: string, at: number): Statement[] {
  const step = afterStep(before, { event: 'payment_failed', by: 'system', at })
  if (!step.ok) return []
  return ticketStatements({
    ...{ order, before, after: step.value, event: 'payment_failed', at },
    ...{ actorType: 'system', actorId: null, reason: unpaid, data: { how } },
  })
}

/** One that its guest or the kitchen has called off stays so; one that was not paid in time is made if its time can still be kept. */
async function takenUp(
  database: Database,
  found: PaidTicket,
  at: number,
): Promise<Statement[] | undefined> {
  const { order, ticket, canBeMade } = found
  if (order.reason !== unpaid || !canBeMade || at > beginsAt(ticket)) return undefined
  const wish = wishOf(found, at)
  if (!(await isRoomFor(database, wish))) return undefined
  const held = takenPoints(wish, { holder: order.id, expiresAt: null })
  return [guard(hasRoom(wish)), ...held, ...placed(found, at)]
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
