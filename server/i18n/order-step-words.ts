import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '#domain/admin-orders.schema.ts'
import type { ActorType, OrderEvent, OrderHappening } from '#domain/orders.ts'
import { type AfterSaleEvent, afterSaleHappened } from './after-sale-words.ts'

const happened = {
  place: msg`Ordered`,
  payment_authorized: msg`Payment approved`,
  payment_failed: msg`Payment failed`,
  confirm: msg`Order confirmed`,
  approval_missed: msg`Cancelled: not approved in time`,
  start_picking: msg`Packing started`,
  pack_ready: msg`Packed and ready for pick-up`,
  ship_part: msg`Sent in part`,
  ship: msg`Order sent`,
  hand_over: msg`Handed over to the buyer`,
  close: msg`Order completed`,
  cancel: msg`Cancelled by the buyer`,
  call_off: msg`Called off`,
  till_registered: msg`Payment registered in the till`,
  invoice_issued: msg`Invoice issued`,
  invoice_paid: msg`Invoice marked as paid`,
  refunded: msg`Paid back`,
  invoice_reduced: msg`Invoice reduced`,
  payment_corrected: msg`Payment corrected: not paid after all`,
  short_item: msg`Missing, the buyer is asked`,
  item_substituted: msg`Something else instead`,
  item_dropped: msg`Missing goods dropped`,
  item_waits: msg`The buyer waits for it`,
  item_arrived: msg`Missing goods have arrived`,
  ...afterSaleHappened,
} as const satisfies Record<OrderEvent | OrderHappening | AfterSaleEvent, MessageDescriptor>

const doers = {
  guest: msg`The buyer`,
  customer: msg`The buyer`,
  staff: msg`Someone who works here`,
  system: msg`Automatic`,
} as const satisfies Record<ActorType, MessageDescriptor>

const paymentStates = {
  pending: msg`Not paid`,
  captured: msg`Paid`,
  authorized: msg`Money set aside`,
  partly_captured: msg`Partly paid`,
  invoice_open: msg`Invoice not paid`,
  invoice_paid: msg`Invoice paid`,
  voided: msg`Nothing to pay`,
  partly_refunded: msg`Partly paid back`,
  refunded: msg`Paid back`,
} as const satisfies Record<PaymentStatus, MessageDescriptor>

/** What happened to an order, as the people of the factory read it; what a later version has written reads by its code. */
export function happenedText(i18n: I18n, event: string): string {
  const words = (happened as Partial<Record<string, MessageDescriptor>>)[event]
  return words ? i18n._(words) : event.replaceAll('_', ' ')
}

/** Who did it where no name is known: what they are. */
export function doerText(i18n: I18n, actorType: ActorType): string {
  return i18n._(doers[actorType])
}

const lapsed = msg`Money no longer set aside`

/** How an order stands with its money; `isLapsed` where what was set aside for it is not any more. */
export function paymentStatusText(i18n: I18n, status: PaymentStatus, isLapsed = false): string {
  return i18n._(isLapsed && status === 'authorized' ? lapsed : paymentStates[status])
}
