import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderQueue, PaymentStatus, StaffStep } from '#domain/admin-orders.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import type { OrderStatus } from '#domain/orders.ts'

/** What the button of a step says. */
export const stepWords: Record<StaffStep, MessageDescriptor> = {
  confirm: msg`Confirm`,
  start_picking: msg`Start picking`,
  pack_ready: msg`Packed and ready`,
  ship: msg`Mark as sent`,
  hand_over: msg`Mark as delivered`,
  call_off: msg`Call off`,
}

/** What needs somebody now. */
export const queueWords: Record<OrderQueue, MessageDescriptor> = {
  to_confirm: msg`To confirm`,
  to_approve: msg`To approve`,
  to_pack: msg`To pack`,
  late: msg`Late`,
  unpaid: msg`Unpaid`,
  to_register: msg`To register in the till`,
  to_answer: msg`To answer`,
}

export const deliveryWords: Record<ShippingKind, MessageDescriptor> = {
  pickup: msg`Pick-up`,
  own_van: msg`Own van`,
  post: msg`Parcel`,
}

export const paymentWords: Record<PaymentStatus, MessageDescriptor> = {
  pending: msg`Not paid`,
  authorized: msg`Money set aside`,
  partly_captured: msg`Partly paid`,
  captured: msg`Paid`,
  invoice_open: msg`Invoice open`,
  invoice_paid: msg`Invoice paid`,
  voided: msg`Nothing to pay`,
  partly_refunded: msg`Partly paid back`,
  refunded: msg`Paid back`,
}

/** Names for the filter. What stands on a row comes with it from the server. */
export const statusWords: Record<OrderStatus, MessageDescriptor> = {
  awaiting_payment: msg`Waiting for payment`,
  placed: msg`Received`,
  confirmed: msg`Confirmed`,
  processing: msg`Being packed`,
  ready: msg`Ready for pick-up`,
  partly_shipped: msg`Partly sent`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

type Tone = 'good' | 'bad' | 'news' | 'warn' | 'quiet' | 'none'

export const statusTones: Record<OrderStatus, Tone> = {
  awaiting_payment: 'warn',
  placed: 'warn',
  confirmed: 'news',
  processing: 'news',
  ready: 'good',
  partly_shipped: 'news',
  shipped: 'good',
  delivered: 'quiet',
  completed: 'quiet',
  cancelled: 'none',
}
