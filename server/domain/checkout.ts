import type { Temperature, WithdrawalPolicy } from './catalog.ts'
import { addDays } from './oslo-time.ts'
import { highestQuantity } from './quantity.ts'

export const shippingKinds = ['pickup', 'own_van', 'post'] as const
export type ShippingKind = (typeof shippingKinds)[number]

export const buyerKinds = ['private', 'business'] as const
export type BuyerKind = (typeof buyerKinds)[number]

/** Ways of paying that need no provider: the shop chooses which of them it offers. */
export const offlineMethods = ['pay_on_pickup', 'pay_on_delivery', 'invoice'] as const
export type OfflineMethod = (typeof offlineMethods)[number]

/** Each is offered once its provider's keys are set; `test` moves no money and exists outside production alone. */
export const onlineMethods = ['vipps', 'stripe', 'test'] as const
export type OnlineMethod = (typeof onlineMethods)[number]

export const paymentMethods = [...offlineMethods, ...onlineMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How each delivery can be paid where no payment provider is connected. */
const paidAtHandOver: Record<ShippingKind, PaymentMethod | undefined> = {
  pickup: 'pay_on_pickup',
  own_van: 'pay_on_delivery',
  post: undefined,
}

/** Ways of paying an order to a restaurant. */
export const dishPayments = ['pay_at_counter', ...onlineMethods] as const
export type DishPayment = (typeof dishPayments)[number]

/** True of a way of paying that moves money before the goods leave. */
export function isOnline(method: PaymentMethod | DishPayment): method is OnlineMethod {
  return (onlineMethods as readonly string[]).includes(method)
}

/**
 * How many days ahead of the goods a way of paying can set money aside; one that is not named here does so for longer than days are offered.
 * Stripe lets go of a card's after seven (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
const holdDays: Partial<Record<PaymentMethod | DishPayment, number>> = { stripe: 6 }

/** For how many days a way of paying holds money where that is too short for goods that leave on a date; undefined where it is not. */
export function tooShortHold(
  method: PaymentMethod | DishPayment,
  { today, date }: { today: string; date: string },
): number | undefined {
  const days = holdDays[method]
  return days !== undefined && date > addDays(today, days) ? days : undefined
}

/**
 * The ways of paying for a buyer and a delivery, of those that the shop offers: online whatever the delivery, at hand-over where somebody
 * meets the buyer, by invoice for a business.
 */
export function paymentsFor(
  buyer: BuyerKind,
  shipping: ShippingKind,
  offered: readonly PaymentMethod[],
): PaymentMethod[] {
  const atHandOver = paidAtHandOver[shipping]
  const possible: PaymentMethod[] = [
    ...onlineMethods,
    ...(atHandOver ? [atHandOver] : []),
    ...(buyer === 'business' ? (['invoice'] as const) : []),
  ]
  return possible.filter((each) => offered.includes(each))
}

/** What goes into the parcel, as far as delivery is concerned. */
export interface Parcel {
  temperatures: ReadonlySet<Temperature>
  weightG: number
  itemsOre: number
}

export interface Carriage {
  kind: ShippingKind
  temperatures: readonly Temperature[]
  freeFromOre: number | null
  /** Price by weight: the first row that holds the parcel. */
  rates: readonly { upToG: number; priceOre: number }[]
}

export interface Area {
  city: string
  weekdays: readonly number[]
  priceOre: number
}

export type Offer =
  | { isOffered: true; priceOre: number }
  | { isOffered: false; reason: 'temperature' | 'postcode_wanted' | 'weight' }
  /** It would carry the goods, but no time of it is free, or to come. */
  | { isOffered: false; reason: 'full' }
  /** Our van does not drive there; cold goods have no other way but pick-up. */
  | { isOffered: false; reason: 'area'; goods: 'cold' | 'dry' }

/**
 * Whether a delivery takes this parcel, and its freight in øre. `area` is the own van's row for the buyer's postcode;
 * `postcode` is empty until the buyer has typed one, which the post does not wait for.
 */
export function offerOf(
  carriage: Carriage,
  parcel: Parcel,
  to: { postcode: string; area: Area | undefined },
): Offer {
  if ([...parcel.temperatures].some((needed) => !carriage.temperatures.includes(needed)))
    return { isOffered: false, reason: 'temperature' }
  const isFree = carriage.freeFromOre !== null && parcel.itemsOre >= carriage.freeFromOre
  if (carriage.kind === 'pickup') return { isOffered: true, priceOre: 0 }
  if (carriage.kind === 'own_van') {
    if (to.area) return { isOffered: true, priceOre: isFree ? 0 : to.area.priceOre }
    if (to.postcode === '') return { isOffered: false, reason: 'postcode_wanted' }
    const isDry = [...parcel.temperatures].every((needed) => needed === 'ambient')
    return { isOffered: false, reason: 'area', goods: isDry ? 'dry' : 'cold' }
  }
  const rate = carriage.rates
    .toSorted((a, b) => a.upToG - b.upToG)
    .find(({ upToG }) => parcel.weightG <= upToG)
  if (!rate) return { isOffered: false, reason: 'weight' }
  return { isOffered: true, priceOre: isFree ? 0 : rate.priceOre }
}

/** False for goods that spoil quickly or are made to order: angrerettloven § 22. */
export function isWithdrawable(policy: WithdrawalPolicy): boolean {
  return policy === 'standard_14' || policy === 'sealed'
}

/**
 * How many of a line can be had where fewer are left than wanted: the largest number below that keeps to the smallest
 * quantity and the steps; 0 where there is none.
 */
export function quantityWithin(
  wanted: number,
  available: number,
  rules: { minQty: number; stepQty: number },
): number {
  if (wanted <= available) return wanted
  if (available < rules.minQty) return 0
  return highestQuantity({ min: rules.minQty, step: rules.stepQty, max: available })
}
