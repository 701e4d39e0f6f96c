import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { vatRow } from './checkout-view.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { isDate } from './oslo-time.ts'
import { linesOfText, quoteQuantity } from './quote-request.schema.ts'
import {
  longestQuoteMessage,
  longestQuoteNote,
  longestQuoteTitle,
  mostQuoteLines,
  quoteStatuses,
  quoteUnits,
  rejectReasons,
  winReasons,
} from './quotes.ts'
import { quoteMessageView, quoteViewSchema, requestedLineView } from './quote-view.schema.ts'
import { paymentDaysSchema } from './settings.schema.ts'

export const quotesPageSize = 50
export const longestTerms = 500
/** In øre: 100,000 kr for a piece. */
const mostPieceOre = 10_000_000

/** What is asked of the list at once. */
export const quoteQueues = ['open', 'mine', 'free', 'late'] as const
export type QuoteQueue = (typeof quoteQueues)[number]
const quoteSorts = ['due', 'created', '-created'] as const

export const quoteQuerySchema = v.object({
  /** In number, company, contact, e-mail, phone and the names of the goods. */
  q: listSearch,
  queue: listChoice(quoteQueues),
  status: listChoice(quoteStatuses),
  sort: listChoice(quoteSorts),
  page: listPage,
})
export type QuoteQuery = v.InferOutput<typeof quoteQuerySchema>

/** Somebody who answers quotes. */
const sales = v.object({ userId: v.string(), name: v.string() })
export type SalesPerson = v.InferOutput<typeof sales>

/** How an answer stands with its time, in working minutes; null while none is owed and none waited for. */
const clock = v.nullable(
  v.object({
    /** Epoch ms; null while the clock is stopped. */
    dueAt: v.nullable(v.number()),
    /** Below zero past it. */
    minutesLeft: v.number(),
    ofMinutes: v.number(),
  }),
)
export type QuoteClock = v.InferOutput<typeof clock>

const listedQuote = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(quoteStatuses),
  company: v.string(),
  city: v.string(),
  lines: v.number(),
  assignedTo: v.nullable(sales),
  clock,
  totalOre: v.nullable(v.number()),
  validUntil: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  outcomeReason: v.nullable(v.string()),
  createdAt: v.number(),
})
export type ListedQuote = v.InferOutput<typeof listedQuote>

export const adminQuotesSchema = v.object({
  quotes: v.array(listedQuote),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** How many there are of each, whatever is filtered; `all` of them too. */
  queues: v.object({ ...v.entriesFromList(quoteQueues, v.number()), all: v.number() }),
})
export type AdminQuotes = v.InferOutput<typeof adminQuotesSchema>

const ore = v.pipe(
  v.number('amount_invalid'),
  v.integer('amount_invalid'),
  v.minValue(0, 'amount_invalid'),
)

/** A line of an offer as sales write it; title, size and picture of a product are read by the server. */
const draftLine = v.strictObject({
  id: uuid(),
  productId: v.nullable(uuid('product_not_found')),
  title: boundedName(longestQuoteTitle, 'quote_title_long', 'quote_title_missing'),
  quantity: quoteQuantity,
  unit: v.picklist(quoteUnits),
  /** Null while nobody has named a price. */
  netOre: v.nullable(
    v.pipe(ore, v.minValue(1, 'amount_invalid'), v.maxValue(mostPieceOre, 'amount_invalid')),
  ),
  vatBp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  leadDays: v.pipe(
    v.number('lead_days_invalid'),
    v.integer('lead_days_invalid'),
    v.minValue(0, 'lead_days_invalid'),
    v.maxValue(365, 'lead_days_invalid'),
  ),
  note: boundedLine(longestQuoteNote, 'quote_note_long'),
})
export type DraftLine = v.InferOutput<typeof draftLine>

const offerDraftSchema = v.strictObject({
  lines: v.pipe(
    v.array(draftLine),
    v.minLength(1, 'quote_empty'),
    v.maxLength(mostQuoteLines, 'too_many_quote_lines'),
  ),
  freightNetOre: v.pipe(ore, v.maxValue(mostPieceOre, 'amount_invalid')),
  validUntil: v.pipe(
    boundedText(10, 'valid_until_invalid'),
    v.check(isDate, 'valid_until_invalid'),
  ),
  paymentDays: paymentDaysSchema,
  /** What is agreed beside the days to pay. */
  terms: linesOfText(longestTerms, 'terms_long'),
  message: linesOfText(longestQuoteMessage, 'message_long'),
})
export type SentOfferDraft = v.InferOutput<typeof offerDraftSchema>
/** As it is kept: an older one names no days to pay. */
export type KeptOfferDraft = Omit<SentOfferDraft, 'paymentDays'> &
  Partial<Pick<SentOfferDraft, 'paymentDays'>>

export const saveDraftSchema = v.strictObject({ rev, draft: offerDraftSchema })

/** A line as sales see it: with what it costs and what the shop would take. */
const editedLine = v.object({
  ...draftLine.entries,
  packageSize: v.string(),
  sku: v.string(),
  imageUrl: v.nullable(v.string()),
  pieces: v.number(),
  listNetOre: v.nullable(v.number()),
  /** What its quantity would earn by list price and tiers. */
  proposedNetOre: v.nullable(v.number()),
  costOre: v.nullable(v.number()),
  unitsPerCarton: v.nullable(v.number()),
  cartonsPerPallet: v.nullable(v.number()),
  /** How many can be sold now; null where nothing is counted, or it is no product. */
  free: v.nullable(v.number()),
  /** It is not in the shop any more. */
  isGone: v.boolean(),
})
export type EditedLine = v.InferOutput<typeof editedLine>

const sentOffer = v.object({
  version: v.number(),
  sentAt: v.number(),
  sentBy: v.string(),
  lines: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      pieces: v.number(),
      netOre: v.number(),
      leadDays: v.number(),
    }),
  ),
  goodsNetOre: v.number(),
  freightNetOre: v.number(),
  netOre: v.number(),
  vat: v.array(vatRow),
  totalOre: v.number(),
  /** What is earned of it, in basis points and in øre; null where the cost of a line is not known. */
  marginBp: v.nullable(v.number()),
  marginOre: v.nullable(v.number()),
  validUntil: v.string(),
  message: v.string(),
  terms: v.string(),
})

export const adminQuoteSchema = v.object({
  ...listedQuote.entries,
  rev: v.number(),
  ...v.pick(quoteViewSchema, [
    'orgNo',
    'contact',
    'email',
    'phone',
    'delivery',
    'street',
    'postcode',
    'pickupPlace',
    'wantedOn',
    'frequency',
    'message',
  ]).entries,
  languageCode: v.string(),
  asked: v.array(requestedLineView),
  files: v.array(
    v.object({ id: v.string(), name: v.string(), bytes: v.number(), mediaType: v.string() }),
  ),
  messages: v.array(v.object({ ...quoteMessageView.entries, isInternal: v.boolean() })),
  /** The newest first. */
  offers: v.array(sentOffer),
  /** The offer as it stands in the editor: what was saved of it, else what the request proposes. Null where none can be sent. */
  draft: v.nullable(
    v.object({
      lines: v.array(editedLine),
      freightNetOre: v.number(),
      validUntil: v.string(),
      paymentDays: v.number(),
      terms: v.string(),
      message: v.string(),
      /** Somebody has saved it. */
      isSaved: v.boolean(),
    }),
  ),
  /** The rates in force, for lines that are no product. */
  vatRates: v.array(v.number()),
  marginFloorBp: v.number(),
  outcomeNote: v.string(),
  order: v.nullable(v.object({ id: v.string(), number: v.string() })),
  sales: v.array(sales),
  templates: v.array(v.object({ id: v.string(), name: v.string(), text: v.string() })),
  /** Each step with who took it, the newest first. */
  timeline: v.array(
    v.object({
      event: v.string(),
      by: v.string(),
      actorType: v.picklist(['guest', 'customer', 'staff', 'system']),
      reason: v.nullable(v.string()),
      at: v.number(),
    }),
  ),
  can: v.object({
    edit: v.boolean(),
    take: v.boolean(),
    ask: v.boolean(),
    send: v.boolean(),
    reject: v.boolean(),
    note: v.boolean(),
    explain: v.boolean(),
  }),
})
export type AdminQuote = v.InferOutput<typeof adminQuoteSchema>

export const quoteParam = v.strictObject({ id: uuid('not_found') })
export const quoteFileParam = v.strictObject({ id: uuid('not_found'), file: uuid('not_found') })
export const takeQuoteSchema = v.strictObject({ rev })
/** Null: nobody has it. */
export const assignQuoteSchema = v.strictObject({ rev, userId: v.nullable(uuid('not_found')) })
export type AssignQuote = v.InferOutput<typeof assignQuoteSchema>

/** A question stops the clock until the buyer answers; a note is read by those who work here alone. */
export const writeToQuoteSchema = v.strictObject({
  text: v.pipe(linesOfText(longestQuoteMessage, 'message_long'), v.minLength(1, 'message_missing')),
  lineIds: v.optional(v.pipe(v.array(uuid()), v.maxLength(mostQuoteLines)), []),
  kind: v.picklist(['message', 'question', 'note']),
})
export type WriteToQuote = v.InferOutput<typeof writeToQuoteSchema>

export const rejectQuoteSchema = v.strictObject({
  rev,
  reason: v.picklist(rejectReasons, 'reason_missing'),
  /** The buyer reads it. */
  note: boundedLine(longestQuoteNote, 'quote_note_long'),
})
export type RejectQuote = v.InferOutput<typeof rejectQuoteSchema>

export const explainOutcomeSchema = v.strictObject({
  rev,
  reason: v.picklist(winReasons, 'reason_missing'),
  note: boundedLine(longestQuoteNote, 'quote_note_long'),
})
export type ExplainOutcome = v.InferOutput<typeof explainOutcomeSchema>
