import type { OnlineMethod } from './checkout.ts'

/** Who moves the money of an order that is paid online: a way of paying is named as its provider. */
export type PaymentProviderCode = OnlineMethod

/** What providers are called, in every language alike. */
export const paymentProviderNames = {
  vipps: 'Vipps',
  stripe: 'Stripe',
  test: 'Test',
} as const satisfies Record<PaymentProviderCode, string>

/** Whether a provider's keys move real money. */
export const paymentModes = ['test', 'live'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** What is paid: an order of the shop, or one to a restaurant. */
export const paidKinds = ['order', 'restaurant_order'] as const
export type PaidKind = (typeof paidKinds)[number]

/**
 * The states of a payment. `created`: the buyer may still pay it; `authorized`: the money is set aside, and what of it was captured or let
 * go stands in its sums; `failed` (the provider said no), `aborted` (the buyer did), `expired` and `cancelled` (we did) are ends.
 */
export const paymentStates = [
  'created',
  'authorized',
  'failed',
  'aborted',
  'expired',
  'cancelled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What is done with money that is set aside. */
export const paymentOperationKinds = ['capture', 'cancel', 'refund'] as const
export type PaymentOperationKind = (typeof paymentOperationKinds)[number]

export const paymentOperationStates = ['queued', 'done', 'failed'] as const
export type PaymentOperationState = (typeof paymentOperationStates)[number]

/** What stands in place of a provider's words where money was let go that nobody here let go of. */
export const holdLapsed = 'hold_lapsed'

/** True where nothing of a payment is set aside any more, and nothing of it was drawn. */
export function isHeldNoLonger(payment: {
  authorizedOre: number
  capturedOre: number
  cancelledOre: number
}): boolean {
  const { authorizedOre, capturedOre, cancelledOre } = payment
  return authorizedOre > 0 && capturedOre === 0 && cancelledOre === authorizedOre
}

/** How long goods are held while their buyer pays (behaviour D2), in minutes. */
export const paymentMinutes = 15

/** What a buyer reads of a payment: `unknown` while the provider cannot be asked, `late` where it came when the goods were gone, `released` where it was set aside and its order was called off, `lapsed` where its provider has let go of it though the order stands. */
export const shownPaymentStates = [
  'waiting',
  'unknown',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  'late',
  'released',
  'lapsed',
] as const
export type ShownPaymentState = (typeof shownPaymentStates)[number]
