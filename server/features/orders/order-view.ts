import type { I18n } from '@lingui/core'
import { serverConfig } from '#config'
import type { Allergen, WithdrawalPolicy } from '#domain/catalog.ts'
import { heldUntil, isAwaitingApproval } from '#domain/approval.ts'
import { isWithdrawable } from '#domain/checkout.ts'
import type { OrderDetails, OrderLineView, ShownOrder } from '#domain/order-view.schema.ts'
import { nextStatus } from '#domain/orders.ts'
import { allergenText } from '#server/i18n/allergen-words.ts'
import { dayText, instantText, timeText } from '#server/i18n/day-words.ts'
import { dayAndTimeText } from '#server/i18n/delivery-words.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { buyersStatusText, nextSteps, paymentText, statusText } from '#server/i18n/order-words.ts'
import { paymentView } from '#server/features/payments/payment-view.service.ts'
import { buyersDocuments } from './documents/order-documents.ts'
import { orderProgress } from './order-progress-view.ts'
import type { FoundOrder, OrderRow } from './orders.repository.ts'
import { paidOre, stillDueOre } from './paid.ts'

const hourMs = 3_600_000

/** What the link alone shows: number and status, and of an order older than a day its status alone. */
export function strangerView({ order }: FoundOrder, i18n: I18n, now: number): ShownOrder {
  const isRecent = now - order.createdAt < serverConfig.orders.strangersSeeNumberHours * hourMs
  const { status } = order
  return {
    number: isRecent ? order.number : null,
    status,
    statusText: statusText(i18n, status),
    details: null,
  }
}

/** What the buyer sees. */
export function buyerView(found: FoundOrder, i18n: I18n, now: number): ShownOrder {
  const { order } = found
  return { number: order.number, ...statusOf(order, i18n), details: detailsOf(found, i18n, now) }
}

/** What somebody sees who reads it beside the buyer: all of it, to look at. */
export function readerView(
  found: FoundOrder,
  i18n: I18n,
  { now, canClaim }: { now: number; canClaim: boolean },
): ShownOrder {
  const { order } = found
  const details = { ...detailsOf(found, i18n, now), canCancel: false, canClaim }
  return { number: order.number, ...statusOf(order, i18n), details }
}

function statusOf(order: OrderRow, i18n: I18n): Pick<ShownOrder, 'status' | 'statusText'> {
  return { status: order.status, statusText: buyersStatusText(i18n, order) }
}

/** Day and time of delivery in words. */
export function whenText(order: OrderRow, i18n: I18n): string {
  const { promisedDate: date, promisedFromMinute: from, promisedToMinute: to } = order
  if (date === null) return ''
  const day = dayText(i18n.locale, date)
  return from === null || to === null
    ? day
    : dayAndTimeText(i18n, day, isolated(timeText(from, to)))
}

/** The last day that goods are kept for an order which waits for approval, in words; empty for any other. */
function heldText(order: OrderRow, i18n: I18n): string {
  return isAwaitingApproval(order) ? dayText(i18n.locale, heldUntil(order.createdAt)) : ''
}

function detailsOf(found: FoundOrder, i18n: I18n, now: number): OrderDetails {
  const { order, lines } = found
  const when = whenText(order, i18n)
  const { shippingKind, paymentMethod } = order
  return {
    placedText: instantText(i18n.locale, order.createdAt),
    nextSteps:
      order.status === 'placed' || order.status === 'confirmed'
        ? nextSteps(i18n, { shippingKind, paymentMethod, when, heldUntil: heldText(order, i18n) })
        : [],
    canCancel: nextStatus(order.status, 'cancel', 'guest').ok,
    canClaim: false,
    email: order.email,
    name: order.name,
    phone: order.phone,
    buyerKind: order.buyerKind,
    company: companyOf(order),
    shippingKind,
    shippingName: order.shippingName,
    whenText: when,
    address: order.address,
    tracking: order.tracking,
    paymentMethod,
    paymentText: paymentText(i18n, paymentMethod).label,
    note: order.note,
    // What was dropped stands below, under what has become of the order.
    lines: lines.filter(({ line }) => line.qty > 0).map((row) => lineOf(row, i18n)),
    progress: orderProgress(found, i18n),
    documents: buyersDocuments(found, i18n),
    payment: found.payment
      ? paymentView(found.payment, { now, isCalledOff: order.status === 'cancelled' })
      : null,
    paidOre: paidOre(order),
    stillDueOre: stillDueOre(found),
    totals: {
      itemsOre: order.itemsOre,
      shippingOre: order.shippingOre,
      totalOre: order.totalOre,
      vat: order.vat,
    },
  }
}

function companyOf(order: OrderRow): OrderDetails['company'] {
  const { companyName: name, orgNo, poNumber, invoiceAddress } = order
  if (name === null || orgNo === null) return null
  return { name, orgNo, poNumber, invoiceAddress: invoiceAddress ?? '' }
}

function lineOf({ line, tint }: FoundOrder['lines'][number], i18n: I18n): OrderLineView {
  return {
    title: line.titleSnapshot,
    packageSize: line.packageSizeSnapshot,
    imageUrl: line.imageSnapshot,
    tint,
    sku: line.sku,
    options: line.options,
    allergenText: allergenText(i18n, line.allergens as Allergen[]),
    isWithdrawable: isWithdrawable(line.withdrawalPolicy as WithdrawalPolicy),
    quantity: line.qty,
    unitOre: line.unitOre,
    lineOre: line.lineOre,
    vatBp: line.vatBp,
  }
}
