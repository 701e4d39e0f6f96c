import * as v from 'valibot'
import { afterSaleSchema } from './after-sale.schema.ts'
import { tints } from './catalog.ts'
import { buyerKinds, paymentMethods, shippingKinds } from './checkout.ts'
import { totalsSchema } from './checkout-view.schema.ts'
import { orderDocumentsSchema } from './documents.schema.ts'
import { orderProgressSchema } from './order-progress.schema.ts'
import { orderStatuses } from './orders.ts'
import { paymentViewSchema } from './payments.schema.ts'

/** What was bought, as it was. */
export const orderLineSchema = v.object({
  title: v.string(),
  packageSize: v.string(),
  imageUrl: v.nullable(v.string()),
  tint: v.picklist(tints),
  sku: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  /** In the reader's language; empty where the product has none. */
  allergenText: v.string(),
  isWithdrawable: v.boolean(),
  quantity: v.number(),
  unitOre: v.number(),
  lineOre: v.number(),
  vatBp: v.number(),
})

const detailsSchema = v.object({
  placedText: v.string(),
  nextSteps: v.array(v.string()),
  canCancel: v.boolean(),
  /** True where the caller may put it into their account: it is in none, and was placed with their confirmed address. */
  canClaim: v.boolean(),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
  buyerKind: v.picklist(buyerKinds),
  company: v.nullable(
    v.object({
      name: v.string(),
      orgNo: v.string(),
      poNumber: v.nullable(v.string()),
      invoiceAddress: v.string(),
    }),
  ),
  shippingKind: v.picklist(shippingKinds),
  shippingName: v.string(),
  /** Day and time in words. */
  whenText: v.string(),
  address: v.nullable(v.object({ street: v.string(), postcode: v.string(), city: v.string() })),
  /** The parcel's number with its carrier. */
  tracking: v.nullable(v.string()),
  paymentMethod: v.picklist(paymentMethods),
  paymentText: v.string(),
  note: v.string(),
  lines: v.array(orderLineSchema),
  totals: totalsSchema,
  /** What was paid, in øre; 0 while nothing is. */
  paidOre: v.number(),
  /** What is left to pay of an invoice that was reduced, in øre; null of any other order. */
  stillDueOre: v.nullable(v.number()),
  progress: orderProgressSchema,
  documents: orderDocumentsSchema,
  /** Null of an order that is not paid online. */
  payment: v.nullable(paymentViewSchema),
})

/** An order as its page shows it: number and status to everybody with the link, the rest to its buyer alone. */
export const orderViewSchema = v.object({
  /** Null for a stranger a day after the order was placed. */
  number: v.nullable(v.string()),
  status: v.picklist(orderStatuses),
  statusText: v.string(),
  details: v.nullable(detailsSchema),
  /** What can be done after the sale; null where the details are. */
  afterSale: v.nullable(afterSaleSchema),
})
export type OrderView = v.InferOutput<typeof orderViewSchema>
export type OrderDetails = NonNullable<OrderView['details']>
export type OrderLineView = OrderDetails['lines'][number]
/** An order without what comes after the sale. */
export type ShownOrder = Omit<OrderView, 'afterSale'>
