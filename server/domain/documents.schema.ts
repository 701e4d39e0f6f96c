import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { isDate } from './oslo-time.ts'

/** A PDF to read and print; an invoice to a business also as the file that its accounts read. */
export const documentFormats = ['pdf', 'xml'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** A paper of an order: the receipt and the packing slip by these words, an invoice or a credit note by its id. */
export const orderDocumentSchema = v.object({
  id: v.string(),
  /** In the reader's language, with its number and its day where it has them. */
  text: v.string(),
  detail: v.string(),
  formats: v.array(v.picklist(documentFormats)),
})
export type OrderDocument = v.InferOutput<typeof orderDocumentSchema>

/** The papers of an order, with what they are called: a visitor's first page carries none of these words. */
export const orderDocumentsSchema = v.object({
  words: v.object({ title: v.string(), pdf: v.string(), xml: v.string() }),
  papers: v.array(orderDocumentSchema),
})
export type OrderDocuments = v.InferOutput<typeof orderDocumentsSchema>

const document = v.pipe(boundedText(36, 'not_found'), v.regex(/^[\w-]+$/u, 'not_found'))
export const buyersDocumentParam = v.object({ token: boundedText(100, 'not_found'), document })
export const orderDocumentParam = v.object({ id: uuid('not_found'), document })
export const documentQuery = v.object({
  format: v.optional(v.fallback(v.picklist(documentFormats), 'pdf'), 'pdf'),
})
export const offerFileParam = v.object({
  token: boundedText(100, 'not_found'),
  version: v.pipe(
    boundedText(6, 'not_found'),
    v.regex(/^[1-9]\d{0,5}$/u, 'not_found'),
    v.transform(Number),
  ),
})

/** The most days that one file for the accounts is of. */
export const mostAccountingDays = 400

const day = v.pipe(boundedText(10, 'period_invalid'), v.check(isDate, 'period_invalid'))

/** From a day to another in Oslo, both of them with it. */
export const accountingQuery = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
        return days >= 0 && days < mostAccountingDays
      },
      'period_invalid',
    ),
    ['to'],
  ),
)
export type AccountingQuery = v.InferOutput<typeof accountingQuery>
