import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { adminAfterSaleSchema } from './after-sale.schema.ts'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { buyerKinds, paymentMethods, shippingKinds } from './checkout.ts'
import { totalsSchema } from './checkout-view.schema.ts'
import { orderDocumentsSchema } from './documents.schema.ts'
import { fulfilmentSchema } from './fulfilment.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { orderMailSchema } from './order-mails.schema.ts'
import { adminPaymentSchema } from './payments.schema.ts'
import { orderMoneySchema } from './refunds.schema.ts'
import { orderLineSchema } from './order-view.schema.ts'
import { type OrderEvent, orderStatuses } from './orders.ts'

/** How many orders stand on a page of the list. */
export const ordersPageSize = 50
/** How many orders one press can move on. */
const mostOrdersAtOnce = 50
export const longestOrderNote = 1000
export const longestReason = 300

/** How an order stands with its money. */
export const paymentStatuses = [
  'pending',
  'authorized',
  'partly_captured',
  'captured',
  'invoice_open',
  'invoice_paid',
  'voided',
  'partly_refunded',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the people of the factory do to an order that is there, in the order of its life. */
export const staffSteps = [
  'confirm',
  'start_picking',
  'pack_ready',
  'ship',
  'hand_over',
  'call_off',
] as const satisfies readonly OrderEvent[]
export type StaffStep = (typeof staffSteps)[number]

/** What is asked of the list at once: what needs somebody now. */
export const orderQueues = [
  'to_confirm',
  'to_approve',
  'to_pack',
  'late',
  'unpaid',
  'to_register',
  'to_answer',
] as const
export type OrderQueue = (typeof orderQueues)[number]

const orderSorts = ['placed', '-placed', 'total', '-total', 'promised', '-promised'] as const
const day = v.optional(v.fallback(v.optional(v.pipe(boundedText(10), v.isoDate())), undefined))

/** How the list is asked for; what makes no sense is left out rather than refused, since it comes from an address. */
export const orderQuerySchema = v.object({
  /** In number, name, company, e-mail, phone and the names of the goods. */
  q: listSearch,
  status: listChoice(orderStatuses),
  payment: listChoice(paymentStatuses),
  delivery: listChoice(shippingKinds),
  queue: listChoice(orderQueues),
  /** Placed from and to a day in Oslo, both of them with it. */
  from: day,
  to: day,
  sort: listChoice(orderSorts),
  page: listPage,
})
export type OrderQuery = v.InferOutput<typeof orderQuerySchema>

const listedOrder = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  /** In the reader's language, as `paymentText`. */
  statusText: v.string(),
  paymentStatus: v.picklist(paymentStatuses),
  paymentText: v.string(),
  name: v.string(),
  companyName: v.nullable(v.string()),
  city: v.nullable(v.string()),
  shippingKind: v.picklist(shippingKinds),
  shippingName: v.string(),
  /** Day and time of the promise in words; empty where nothing was promised. */
  whenText: v.string(),
  /** Promised for a day before today, and not with the buyer yet. */
  isLate: v.boolean(),
  hasNote: v.boolean(),
  lines: v.number(),
  totalOre: v.number(),
  /** Epoch ms. */
  placedAt: v.number(),
})
export type ListedOrder = v.InferOutput<typeof listedOrder>

export const adminOrdersSchema = v.object({
  orders: v.array(listedOrder),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** How many wait in each queue, whatever is filtered. */
  queues: v.object(v.entriesFromList(orderQueues, v.number())),
})
export type AdminOrders = v.InferOutput<typeof adminOrdersSchema>

export const adminOrderSchema = v.object({
  ...listedOrder.entries,
  rev: v.number(),
  email: v.string(),
  phone: v.string(),
  /** The language that the buyer reads. */
  languageCode: v.string(),
  buyerKind: v.picklist(buyerKinds),
  orgNo: v.nullable(v.string()),
  poNumber: v.nullable(v.string()),
  invoiceAddress: v.nullable(v.string()),
  address: v.nullable(v.object({ street: v.string(), postcode: v.string(), city: v.string() })),
  paymentMethod: v.picklist(paymentMethods),
  paymentMethodText: v.string(),
  /** The till's own number for an order that was paid at the counter. */
  receiptNo: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  /** What the buyer wrote. */
  note: v.string(),
  goods: v.array(orderLineSchema),
  totals: totalsSchema,
  fulfilment: fulfilmentSchema,
  money: orderMoneySchema,
  /** Of an order that is paid online. */
  payment: v.nullable(adminPaymentSchema),
  /** What can be done with it now, by who reads it: the next step first. */
  steps: v.array(v.picklist(staffSteps)),
  /** True where its money came, and can be written down now. */
  canRegisterTill: v.boolean(),
  canMarkPaid: v.boolean(),
  documents: orderDocumentsSchema,
  /** True where its invoice can be issued now; and what the settings lack for that, in words. */
  canInvoice: v.boolean(),
  invoiceNeeds: v.array(v.string()),
  /** True where its parcel is on its way, and can be given a number. */
  canTrack: v.boolean(),
  /** The newest first. */
  timeline: v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      /** What happened, in the reader's language. */
      text: v.string(),
      /** Who did it: a name, or what they are. */
      by: v.string(),
      reason: v.nullable(v.string()),
      /** Which goods or how much, where it is about these. */
      about: v.nullable(v.string()),
    }),
  ),
  /** What was withdrawn from it and complained about. */
  afterSale: adminAfterSaleSchema,
  /** What was mailed about it; the newest first. */
  mails: v.array(orderMailSchema),
  /** For those who work here alone; the newest first. */
  notes: v.array(v.object({ id: v.string(), at: v.number(), by: v.string(), text: v.string() })),
})
export type AdminOrder = v.InferOutput<typeof adminOrderSchema>

export const orderParam = v.strictObject({ id: uuid('not_found') })
/** An order by its id, or by its number as people write it. */
export const orderRefParam = v.strictObject({ id: boundedLine(36, 'not_found') })

export const stepOrderSchema = v.strictObject({
  rev,
  step: v.picklist(staffSteps),
  /** Of `call_off`: why; the buyer reads it. */
  reason: v.optional(boundedLine(longestReason, 'note_long'), ''),
  /** Of `ship`: the parcel's number with its carrier. */
  tracking: v.optional(boundedLine(60, 'label_long'), ''),
})
export type StepOrder = v.InferOutput<typeof stepOrderSchema>

/** Several at once: each that can take the step takes it. */
export const stepOrdersSchema = v.strictObject({
  ids: v.pipe(v.array(uuid('not_found')), v.minLength(1), v.maxLength(mostOrdersAtOnce)),
  step: v.picklist(staffSteps),
})
export type StepOrders = v.InferOutput<typeof stepOrdersSchema>

export const steppedOrdersSchema = v.object({
  done: v.number(),
  /** Those that stayed where they are, and why. */
  refused: v.array(v.object({ id: v.string(), number: v.string(), message: v.string() })),
})
export type SteppedOrders = v.InferOutput<typeof steppedOrdersSchema>

export const noteOrderSchema = v.strictObject({
  text: v.pipe(
    boundedText(4 * longestOrderNote, 'note_long'),
    v.trim(),
    v.minLength(1, 'words_missing'),
    v.maxLength(longestOrderNote, 'note_long'),
  ),
})
/** The till's receipt of an order that was paid at the counter. */
export const registerTillSchema = v.strictObject({
  rev,
  receiptNo: v.pipe(boundedLine(40, 'label_long'), v.minLength(1, 'words_missing')),
})
export const trackOrderSchema = v.strictObject({
  rev,
  tracking: v.pipe(boundedLine(60, 'label_long'), v.minLength(1, 'words_missing')),
})
export type TrackOrder = v.InferOutput<typeof trackOrderSchema>

/** The invoice is issued by hand. */
export const issueInvoiceSchema = v.strictObject({ rev })
/** The invoice was paid. */
export const markPaidSchema = v.strictObject({ rev })
