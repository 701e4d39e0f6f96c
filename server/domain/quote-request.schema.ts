import * as v from 'valibot'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import {
  digitsSchema,
  emailSchema,
  isPostcode,
  isStreet,
  longestStreet,
  nameSchema,
  phoneSchema,
} from './contact.schema.ts'
import { isOrgNo, orgNoDigits } from './org-no.ts'
import { isDate } from './oslo-time.ts'
import {
  longestQuoteMessage,
  longestQuoteNote,
  longestQuoteTitle,
  mostQuoteFiles,
  mostQuoteLines,
  mostQuoteQuantity,
  quoteDeliveries,
  quoteFrequencies,
  quoteUnits,
} from './quotes.ts'
import { cleanLines } from './typed-text.ts'

export const quoteQuantity = v.pipe(
  v.number('quote_quantity_invalid'),
  v.integer('quote_quantity_invalid'),
  v.minValue(1, 'quote_quantity_invalid'),
  v.maxValue(mostQuoteQuantity, 'quote_quantity_invalid'),
)

/** A text of several lines, in which nobody sees what cannot be seen. */
export function linesOfText(most: number, tooLong: 'message_long' | 'terms_long') {
  return v.pipe(boundedText(4 * most, tooLong), v.transform(cleanLines), v.maxLength(most, tooLong))
}

/** What is asked for: a product, or what the buyer describes in their own words. The server reads name and picture of a product itself. */
const requestedLine = v.union([
  v.strictObject({
    productId: uuid('product_not_found'),
    quantity: quoteQuantity,
    unit: v.picklist(quoteUnits),
    note: boundedLine(longestQuoteNote, 'quote_note_long'),
  }),
  v.strictObject({
    title: boundedName(longestQuoteTitle, 'quote_title_long', 'quote_title_missing'),
    quantity: quoteQuantity,
    unit: v.literal('each'),
    note: boundedLine(longestQuoteNote, 'quote_note_long'),
  }),
])
export type RequestedLine = v.InferOutput<typeof requestedLine>

/** The request form as it is typed and as it is sent: one schema for both sides. A message is the code of its sentence. */
const quoteFormSchema = v.pipe(
  v.strictObject({
    orgNo: v.pipe(
      digitsSchema('org_no_invalid'),
      v.transform(orgNoDigits),
      v.check(isOrgNo, 'org_no_invalid'),
    ),
    company: v.pipe(
      boundedName(120, 'company_long', 'company_missing'),
      v.minLength(2, 'company_missing'),
    ),
    contact: nameSchema,
    phone: phoneSchema,
    email: emailSchema,
    delivery: v.picklist(quoteDeliveries, 'delivery_missing'),
    /** May be left out here: it is asked for when an offer is accepted. */
    street: v.pipe(
      boundedLine(longestStreet, 'street_long'),
      v.check((text) => text === '' || isStreet(text), 'street_invalid'),
    ),
    postcode: digitsSchema('postcode_invalid'),
    wantedOn: v.pipe(boundedText(10, 'wanted_on_invalid'), v.check(isDate, 'wanted_on_invalid')),
    frequency: v.picklist(quoteFrequencies),
    message: linesOfText(longestQuoteMessage, 'message_long'),
    consent: v.pipe(
      v.boolean(),
      v.check((isGiven) => isGiven, 'consent_missing'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['delivery'], ['postcode']],
      ({ delivery, postcode }) => delivery === 'pickup' || isPostcode(postcode),
      'postcode_invalid',
    ),
    ['postcode'],
  ),
)
export type QuoteForm = v.InferOutput<typeof quoteFormSchema>
export type TypedQuoteForm = v.InferInput<typeof quoteFormSchema>

export const requestQuoteSchema = v.strictObject({
  form: quoteFormSchema,
  lines: v.pipe(
    v.array(requestedLine, 'quote_empty'),
    v.minLength(1, 'quote_empty'),
    v.maxLength(mostQuoteLines, 'too_many_quote_lines'),
  ),
  files: v.pipe(
    v.array(uuid('quote_file_unknown')),
    v.maxLength(mostQuoteFiles, 'too_many_quote_files'),
  ),
})
export type RequestQuote = v.InferOutput<typeof requestQuoteSchema>
export type TypedQuoteRequest = v.InferInput<typeof requestQuoteSchema>

/** The link to the quote goes by mail alone: who opens it reads that address. */
export const requestedQuoteSchema = v.object({
  number: v.string(),
  /** When sales have answered, epoch ms. */
  dueAt: v.number(),
})
export type RequestedQuote = v.InferOutput<typeof requestedQuoteSchema>

/** A file that was taken in, to be sent along. */
export const quoteFileSchema = v.object({ id: v.string(), name: v.string(), bytes: v.number() })
export type QuoteFile = v.InferOutput<typeof quoteFileSchema>

/** What the form knows of who is signed in, and of where its van goes; empty where nothing is known. */
export const quoteStartSchema = v.object({
  orgNo: v.string(),
  company: v.string(),
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  street: v.string(),
  postcode: v.string(),
  /** When a request that is sent now is answered, epoch ms. */
  dueAt: v.number(),
  /** Where goods are picked up: `Fabrikkgata 5, 5059 Bergen`; empty where that is not offered. */
  pickupPlace: v.string(),
  isDelivered: v.boolean(),
})
export type QuoteStart = v.InferOutput<typeof quoteStartSchema>
