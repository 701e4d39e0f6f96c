import {
  type Area,
  type BuyerKind,
  type Offer,
  offerOf,
  type PaymentMethod,
  paymentsFor,
  type ShippingKind,
} from '#domain/checkout.ts'
import { type DeliveryDay, deliveryDays, readyDate } from '#domain/delivery-days.ts'
import { type OrderTotals, orderTotals } from '#domain/orders.ts'
import type { Basket } from './basket.ts'
import type { CheckoutRows, MethodRow } from './checkout.repository.ts'

/** A way of delivery for this basket and postcode: its freight and times, or why it does not fit. */
export interface Delivery {
  id: string
  kind: ShippingKind
  name: string
  description: string
  offer: Offer
  /** The order's sums with this freight; without freight where it is not offered. */
  totals: OrderTotals
  /** The days with their times, one of which has room at least; empty where the buyer chooses none or none has. */
  days: DeliveryDay[]
  /** The first date that it can be there. */
  readyOn: string
  freeFromOre: number | null
  payments: Record<BuyerKind, PaymentMethod[]>
}

interface Asked {
  postcode: string
  nowMs: number
  /** The ways of paying online that are there now. */
  online: readonly PaymentMethod[]
}

/** Every active way of delivery, judged for this basket; one that nobody could pay is none. */
export function deliveriesOf(rows: CheckoutRows, basket: Basket, asked: Asked): Delivery[] {
  return rows.methods.map((row) => deliveryOf(row, rows, basket, asked)).filter(isPayable)
}

function deliveryOf(
  { method, name, description, offered }: MethodRow,
  rows: CheckoutRows,
  basket: Basket,
  asked: Asked,
): Delivery {
  const area: Area | undefined = rows.areas.find(({ methodId }) => methodId === method.id)
  const carried = offerOf(
    { ...method, rates: rows.weights.filter(({ methodId }) => methodId === method.id) },
    basket.parcel,
    { postcode: asked.postcode, area },
  )
  const schedule = {
    cutOffHour: method.cutOffHour,
    leadDays: method.leadDays,
    awaitedOn: basket.awaitedOn,
    slots: rows.slots.filter(({ methodId }) => methodId === method.id),
    weekdays: area?.weekdays,
  }
  const bookings = rows.bookings.filter(({ methodId }) => methodId === method.id)
  const hasTimes = carried.isOffered && method.kind !== 'post'
  const days = hasTimes ? deliveryDays(schedule, bookings, asked.nowMs) : []
  const isFull = hasTimes && !days.some(hasRoom)
  const offer: Offer = isFull ? { isOffered: false, reason: 'full' } : carried
  return {
    id: method.id,
    kind: method.kind,
    name,
    description,
    offer,
    totals: orderTotals(
      basket.lines.filter((line) => !line.issue),
      offer.isOffered ? offer.priceOre : 0,
    ),
    days: isFull ? [] : days,
    readyOn: readyDate(schedule, asked.nowMs),
    freeFromOre: method.freeFromOre,
    payments: {
      private: paymentsFor('private', method.kind, [...asked.online, ...offered]),
      business: paymentsFor('business', method.kind, [...asked.online, ...offered]),
    },
  }
}

function isPayable({ payments }: Delivery): boolean {
  return payments.private.length + payments.business.length > 0
}

function hasRoom({ slots }: DeliveryDay): boolean {
  return slots.some(({ left }) => left > 0)
}
