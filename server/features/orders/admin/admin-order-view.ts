import type { I18n } from '@lingui/core'
import type { AdminOrder, ListedOrder, StaffStep } from '#domain/admin-orders.schema.ts'
import { formatOre } from '#domain/money.ts'
import { unreadyStatuses } from '#domain/orders.ts'
import { isHeldNoLonger } from '#domain/payments.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { type Actor, isAllowed } from '#domain/permissions.ts'
import { isUnsettled } from '#domain/short-items.ts'
import { canTrack, doGoodsLeave, needsAll, openStaffSteps } from '#domain/staff-steps.ts'
import { isHeld } from '#server/features/orders/after-sale/held.ts'
import { adminAfterSale } from '#server/features/orders/after-sale/after-sale-view.ts'
import { invoicingOf } from '#server/features/orders/documents/invoicing.ts'
import { staffDocuments } from '#server/features/orders/documents/order-documents.ts'
import { orderMailViews } from '#server/features/orders/sent-mails/sent-mail-view.ts'
import { adminPayment } from '#server/features/payments/payment-view.service.ts'
import { buyerView, whenText } from '#server/features/orders/order-view.ts'
import type { EventAbout } from '#server/features/orders/transition.queries.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import { issueNeedText } from '#server/i18n/invoice-words.ts'
import { paymentText, statusText } from '#server/i18n/order-words.ts'
import { doerText, happenedText, paymentStatusText } from '#server/i18n/order-step-words.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { canMarkPaid, canRegisterTill } from './order-money.ts'
import { fulfilmentOf } from './fulfilment-view.ts'
import { moneyOf } from './money-view.ts'
import type { ListedRow } from './order-list.queries.ts'

/** An order as a row of the list. */
export function listedOrder(
  { order, lines, hasNotes, isLapsed }: ListedRow,
  i18n: I18n,
  now: number,
): ListedOrder {
  const { id, number, status, paymentStatus, name, companyName } = order
  const { shippingKind, shippingName, totalOre } = order
  return {
    ...{ id, number, status, paymentStatus, name, companyName, shippingKind, shippingName },
    statusText: statusText(i18n, status),
    paymentText: paymentStatusText(i18n, paymentStatus, Boolean(isLapsed)),
    city: order.address?.city || null,
    whenText: whenText(order, i18n),
    isLate: isLate(order, now),
    hasNote: order.note !== '' || Boolean(hasNotes),
    ...{ lines, totalOre },
    placedAt: order.createdAt,
  }
}

/** The whole order as the people of the factory see it, with what the reader may do with it now. */
export function adminOrder(
  found: FoundAdminOrder,
  { i18n, now, actor }: { i18n: I18n; now: number; actor: Actor },
): AdminOrder {
  const { order, lines } = found
  const { details } = buyerView(found, i18n, now)
  if (!details) throw new Error('an order is shown without its goods')
  const { rev, email, phone, languageCode, buyerKind, orgNo, poNumber, invoiceAddress } = order
  const { address, paymentMethod, receiptNo, tracking, note } = order
  const mayMove = isAllowed(actor, 'orders.move')
  const invoicing = invoicingOf(found)
  return {
    ...listedOrder(
      {
        ...{ order, lines: lines.length, hasNotes: found.notes.length },
        isLapsed: Number(found.payment !== undefined && isHeldNoLonger(found.payment)),
      },
      i18n,
      now,
    ),
    ...{ rev, email, phone, languageCode, buyerKind, orgNo, poNumber, invoiceAddress },
    ...{ address, paymentMethod, receiptNo, tracking, note },
    paymentMethodText: paymentText(i18n, paymentMethod).label,
    goods: details.lines,
    totals: details.totals,
    fulfilment: fulfilmentOf(found, { i18n, mayMove }),
    payment: found.payment ? adminPayment(found.payment, found.operations) : null,
    money: moneyOf(found, i18n, isAllowed(actor, 'orders.refund')),
    steps: mayMove ? stepsOf(found) : [],
    canRegisterTill: mayMove && canRegisterTill(order),
    canMarkPaid: mayMove && canMarkPaid(order),
    documents: staffDocuments(found, i18n),
    canInvoice: mayMove && invoicing.isDue && invoicing.needs.length === 0,
    invoiceNeeds: invoicing.needs.map((need) => issueNeedText(i18n, need)),
    canTrack: mayMove && canTrack(order),
    timeline: found.steps.map(({ id, at, event, actorType, name, reason, about }) => ({
      ...{ id, at, reason },
      text: happenedText(i18n, event),
      about: aboutText(about as EventAbout | null),
      by: name || doerText(i18n, actorType),
    })),
    afterSale: adminAfterSale(found, found.sale, { i18n, actor }),
    mails: orderMailViews(found.mails, i18n),
    notes: found.notes.map(({ id, at, name, text }) => ({
      ...{ id, at, text },
      by: name || doerText(i18n, 'staff'),
    })),
  }
}

/** What can be done now: not with all of its goods while some are missing, and none leave while a withdrawal is undecided. */
function stepsOf({ order, shorts, sale }: FoundAdminOrder): StaffStep[] {
  const open = openStaffSteps(order)
  const steps = isHeld(sale) ? open.filter((step) => !doGoodsLeave(order.status, step)) : open
  return shorts.some(isUnsettled) ? steps.filter((step) => !needsAll(step)) : steps
}

function aboutText(about: EventAbout | null): string | null {
  if (!about) return null
  return 'amountOre' in about ? formatOre(about.amountOre) : `${about.quantity} × ${about.title}`
}

function isLate({ status, promisedDate }: OrderRow, now: number): boolean {
  const isUnready = unreadyStatuses.some((each) => each === status)
  return isUnready && promisedDate !== null && promisedDate < osloClock(now).date
}
