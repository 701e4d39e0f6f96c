import * as v from 'valibot'
import { tints } from './catalog.ts'
import { paymentMethods, shippingKinds } from './checkout.ts'

const notice = v.object({ code: v.string(), message: v.string(), lineId: v.optional(v.string()) })

/** One rate's share of a sum, in øre. */
export const vatRow = v.object({ rateBp: v.number(), netOre: v.number(), vatOre: v.number() })

export const totalsSchema = v.object({
  itemsOre: v.number(),
  shippingOre: v.number(),
  totalOre: v.number(),
  vat: v.array(vatRow),
})

const lineSchema = v.object({
  id: v.string(),
  title: v.string(),
  slug: v.string(),
  packageSize: v.string(),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  quantity: v.number(),
  lineOre: v.number(),
  /** In the reader's language; empty where the product has none. */
  allergenText: v.string(),
  /** False for goods that spoil quickly or are made to order: shown before buying. */
  isWithdrawable: v.boolean(),
  /** Why the line must leave the cart before the rest can be ordered. */
  issue: v.optional(notice),
})

const slotSchema = v.object({
  fromMinute: v.number(),
  /** As `17–21`. */
  text: v.string(),
  isFull: v.boolean(),
})

const deliverySchema = v.object({
  id: v.string(),
  kind: v.picklist(shippingKinds),
  name: v.string(),
  description: v.string(),
  /** Freight in øre; null where this delivery is not offered for the cart and the postcode. */
  priceOre: v.nullable(v.number()),
  reason: v.nullable(v.picklist(['temperature', 'area', 'postcode_wanted', 'weight', 'full'])),
  /** When it can be there first, or why it is not offered, in words. */
  note: v.string(),
  /** The order's sums with this freight. */
  totals: totalsSchema,
  days: v.array(v.object({ date: v.string(), text: v.string(), slots: v.array(slotSchema) })),
  payments: v.object({
    private: v.array(v.picklist(paymentMethods)),
    business: v.array(v.picklist(paymentMethods)),
  }),
})

const wordsSchema = v.object({ label: v.string(), description: v.string() })

/** Of an order that is paid online `payUrl` is where; null where its provider could not be reached yet, and of any other. */
export const placedOrderSchema = v.object({
  token: v.string(),
  number: v.string(),
  payUrl: v.nullable(v.string()),
})

/** The checkout as the cart's owner sees it: money in øre, VAT included, dates as the clock in Oslo shows them. */
export const checkoutViewSchema = v.object({
  lines: v.array(lineSchema),
  /** What is no longer as it was when the cart was filled, in the reader's language. */
  changes: v.array(notice),
  itemsOre: v.number(),
  /** Sent back with the order: the server knows by it what the buyer saw. */
  cartKey: v.string(),
  /** How much is missing to the smallest order; null where nothing is. */
  minimum: v.nullable(v.object({ minOre: v.number(), restOre: v.number(), message: v.string() })),
  deliveries: v.array(deliverySchema),
  /** The ways of paying, in words. */
  payments: v.object({
    pay_on_pickup: wordsSchema,
    pay_on_delivery: wordsSchema,
    invoice: wordsSchema,
    vipps: wordsSchema,
    stripe: wordsSchema,
    test: wordsSchema,
  }),
  /** Said of a delivery that nothing but an invoice could pay. */
  businessOnlyText: v.string(),
  /** The postcode that was asked for: freight, days and place are those of it. Empty where none was. */
  postcode: v.string(),
  /** The place of the postcode, where our van knows it. */
  city: v.nullable(v.string()),
  /** What each field says when it is wrong, by error code: the very words that the API answers. */
  sentences: v.record(v.string(), v.string()),
  /** The order that the key sent along has made: a reply that got lost is found again. */
  placed: v.nullable(placedOrderSchema),
})
export type CheckoutView = v.InferOutput<typeof checkoutViewSchema>
export type DeliveryView = CheckoutView['deliveries'][number]
export type CheckoutLine = CheckoutView['lines'][number]

export type PlacedOrder = v.InferOutput<typeof placedOrderSchema>
