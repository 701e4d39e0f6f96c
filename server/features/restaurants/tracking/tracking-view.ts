import type { I18n } from '@lingui/core'
import { localized } from '#domain/options.ts'
import type { TrackedOrder, TrackedStatus } from '#domain/order-tracking.schema.ts'
import { isOpenTicket, isVoid } from '#domain/restaurant-orders.ts'
import { paymentView } from '#server/features/payments/payment-view.service.ts'
import { reasonOf, reasonWords } from '#server/features/restaurants/kitchen/mails/ticket-words.ts'
import type { Scope } from '#server/http/scope.ts'
import type { FoundStatus, FoundTracked } from './tracking.repository.ts'

interface Seen {
  /** They ordered it, or its address is theirs. */
  mayRead: boolean
  i18n: I18n
  now: number
}

/** How far an order is. Why it is late or off learns who ordered it: it may say what they eat. */
export function statusOf(
  found: Omit<FoundStatus, 'userId' | 'guestHash' | 'email'>,
  { mayRead, i18n, now }: Seen,
): TrackedStatus {
  const { rev, status, createdAt, acceptedAt, startedAt, readyAt, closedAt } = found
  const { slotAt, promisedAt, prepMinutes, delayedAt, reason, reasonText } = found
  const isMoved = promisedAt > slotAt
  const why = isVoid(status) ? reasonOf(reason) : null
  const isSaid = isVoid(status) || (isMoved && isOpenTicket(status))
  return {
    ...{ rev, status, serverTime: now, placedAt: createdAt },
    ...{ acceptedAt, startedAt, readyAt, closedAt },
    ...{ firstPromisedAt: slotAt, promisedAt, prepMinutes },
    movedAt: isMoved ? (delayedAt ?? acceptedAt) : null,
    whyText: mayRead && why && reasonWords[why] ? i18n._(reasonWords[why]) : '',
    reasonText: mayRead && isSaid ? (reasonText ?? '') : '',
  }
}

/** An order as its page shows it to who may read it, else to anybody with the link. */
export function trackedOf(
  found: FoundTracked,
  seen: Seen & { isOwn: boolean; scope: Scope },
): TrackedOrder {
  const { order, restaurant, name, delayedAt } = found
  return {
    number: order.ticket,
    mode: order.mode,
    restaurant: { ...restaurant, name: localized(name, seen.scope, restaurant.slug) },
    status: statusOf({ ...order, delayedAt }, seen),
    isOwn: seen.isOwn,
    details: seen.mayRead ? detailsOf(found, seen.now) : null,
  }
}

function detailsOf({ order, lines, payment }: FoundTracked, now: number): TrackedOrder['details'] {
  const { name, tableName, comment, allergyNote, totalOre, vat, paymentStatus } = order
  return {
    ...{ name, tableName, comment, allergyNote, totalOre, vat },
    isPaid: paymentStatus === 'captured',
    payment: payment ? paymentView(payment, { now, isCalledOff: isVoid(order.status) }) : null,
    lines: lines.map(({ line, tint, imageUrl }) => ({
      ...{ title: line.title, options: line.options, quantity: line.qty, lineOre: line.lineOre },
      ...{ imageUrl, tint, comment: line.comment, allergyNote: line.allergyNote },
    })),
  }
}
