import * as v from 'valibot'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { longestStreet, nameSchema } from './contact.schema.ts'
import { vatRow } from './checkout-view.schema.ts'
import { tint } from './product-card.schema.ts'
import { linesOfText } from './quote-request.schema.ts'
import {
  declineReasons,
  longestQuoteMessage,
  longestQuoteNote,
  mostQuoteLines,
  quoteDeliveries,
  quoteFrequencies,
  quoteStatuses,
  quoteUnits,
  rejectReasons,
} from './quotes.ts'

/** Goods of a request or an offer, as their names were. */
const goods = {
  id: v.string(),
  title: v.string(),
  packageSize: v.string(),
  sku: v.string(),
  imageUrl: v.nullable(v.string()),
  tint,
  /** False of what the buyer described in their own words, and of what is made for them. */
  isProduct: v.boolean(),
  quantity: v.number(),
  unit: v.picklist(quoteUnits),
  pieces: v.number(),
  note: v.string(),
}

export const requestedLineView = v.object(goods)
export type RequestedLineView = v.InferOutput<typeof requestedLineView>

/** Prices of a piece in øre; `…NetOre` are without VAT. */
const offerLineView = v.object({
  ...goods,
  listNetOre: v.nullable(v.number()),
  netOre: v.number(),
  grossOre: v.number(),
  vatBp: v.number(),
  /** What all of it costs without VAT. */
  sumNetOre: v.number(),
  leadDays: v.number(),
  /** Since the version before; null where nothing is different. */
  change: v.nullable(
    v.object({
      isNew: v.boolean(),
      netOreBefore: v.nullable(v.number()),
      piecesBefore: v.nullable(v.number()),
    }),
  ),
})
export type OfferLineView = v.InferOutput<typeof offerLineView>

const offerView = v.object({
  version: v.number(),
  sentAt: v.number(),
  /** Who of sales has sent it. */
  sentBy: v.string(),
  lines: v.array(offerLineView),
  /** The titles of lines of the version before that are not in this one. */
  gone: v.array(v.string()),
  goodsNetOre: v.number(),
  freightNetOre: v.number(),
  /** Of the version before; null where it is the same, or there is none. */
  freightNetOreBefore: v.nullable(v.number()),
  netOre: v.number(),
  vat: v.array(vatRow),
  totalOre: v.number(),
  /** The last day on which it can be accepted, `YYYY-MM-DD` in Oslo, and how many days are left. */
  validUntil: v.string(),
  daysLeft: v.number(),
  /** How long the buyer has to pay the invoice, in days from its own. */
  paymentDays: v.number(),
  /** Of the version before; null where it is the same, or there is none. */
  paymentDaysBefore: v.nullable(v.number()),
  /** What is agreed beside the days to pay. */
  terms: v.string(),
  message: v.string(),
})
export type OfferView = v.InferOutput<typeof offerView>

const offerVersion = v.object({ version: v.number(), sentAt: v.number(), totalOre: v.number() })

export const quoteMessageView = v.object({
  id: v.string(),
  author: v.picklist(['buyer', 'staff']),
  authorName: v.string(),
  text: v.string(),
  /** The titles of the lines that it is about. */
  about: v.array(v.string()),
  at: v.number(),
})
export type QuoteMessageView = v.InferOutput<typeof quoteMessageView>

/** A quote as its buyer reads it. */
export const quoteViewSchema = v.object({
  number: v.string(),
  status: v.picklist(quoteStatuses),
  company: v.string(),
  orgNo: v.string(),
  contact: v.string(),
  email: v.string(),
  phone: v.string(),
  delivery: v.picklist(quoteDeliveries),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  /** Where it is picked up; empty where it is delivered. */
  pickupPlace: v.string(),
  wantedOn: v.string(),
  frequency: v.picklist(quoteFrequencies),
  message: v.string(),
  createdAt: v.number(),
  /** When sales answer; null while they owe nothing. */
  dueAt: v.nullable(v.number()),
  lines: v.array(requestedLineView),
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
  offer: v.nullable(offerView),
  /** The newest first. */
  versions: v.array(offerVersion),
  messages: v.array(quoteMessageView),
  can: v.object({
    accept: v.boolean(),
    decline: v.boolean(),
    revise: v.boolean(),
    withdraw: v.boolean(),
    write: v.boolean(),
    renew: v.boolean(),
  }),
  /** Why it came to nothing, where the buyer or the factory has said so. */
  outcome: v.nullable(
    v.object({
      reason: v.union([v.picklist(declineReasons), v.picklist(rejectReasons)]),
      note: v.string(),
    }),
  ),
  /** The order that it became. */
  order: v.nullable(v.object({ token: v.string(), number: v.string() })),
  /** The new request that was made of it when its offer had expired. */
  renewedAs: v.nullable(v.object({ token: v.string(), number: v.string() })),
})
export type QuoteView = v.InferOutput<typeof quoteViewSchema>

export const quoteTokenSchema = v.object({ token: boundedText(100, 'quote_unknown') })

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const lineIds = v.optional(v.pipe(v.array(uuid()), v.maxLength(mostQuoteLines)), [])
const writtenText = v.pipe(
  linesOfText(longestQuoteMessage, 'message_long'),
  v.minLength(1, 'message_missing'),
)

export const writeToSalesSchema = v.strictObject({ text: writtenText, lineIds })
export type WriteToSales = v.InferOutput<typeof writeToSalesSchema>

export const reviseOfferSchema = v.strictObject({ version, text: writtenText, lineIds })
export type ReviseOffer = v.InferOutput<typeof reviseOfferSchema>

/** What a buyer accepts: the version and the sum that they saw. */
export const acceptOfferSchema = v.strictObject({
  version,
  totalOre: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: nameSchema,
  isAllowed: v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, 'accept_unticked'),
  ),
  poNumber: boundedLine(50, 'po_number_long'),
  /** Of what is delivered where the request has none. */
  street: boundedLine(longestStreet, 'street_long'),
})
export type AcceptOffer = v.InferOutput<typeof acceptOfferSchema>
export type TypedAcceptOffer = v.InferInput<typeof acceptOfferSchema>

export const declineOfferSchema = v.strictObject({
  version,
  reason: v.picklist(declineReasons, 'reason_missing'),
  note: boundedLine(longestQuoteNote, 'quote_note_long'),
})
export type DeclineOffer = v.InferOutput<typeof declineOfferSchema>

export const renewedQuoteSchema = v.object({ token: v.string(), number: v.string() })

/** A quote in its buyer's account. */
export const ownQuotesSchema = v.object({
  quotes: v.array(
    v.object({
      token: v.string(),
      number: v.string(),
      status: v.picklist(quoteStatuses),
      createdAt: v.number(),
      company: v.string(),
      /** The titles of the first three lines, and how many lines there are. */
      titles: v.array(v.string()),
      lines: v.number(),
      totalOre: v.nullable(v.number()),
      validUntil: v.nullable(v.string()),
    }),
  ),
  page: v.number(),
  pages: v.number(),
  total: v.number(),
})
export type OwnQuotes = v.InferOutput<typeof ownQuotesSchema>
