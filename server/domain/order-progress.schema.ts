import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { substituteSchema } from './fulfilment.schema.ts'
import { vatRowsSchema } from './refunds.schema.ts'
import { shortAnswers } from './short-items.ts'

/** What has become of an order since it was placed, as its buyer reads it. */
export const orderProgressSchema = v.object({
  /** What its parts are called, in the reader's language. */
  words: v.object({
    missing: v.string(),
    instead: v.string(),
    sent: v.string(),
    dropped: v.string(),
    refunded: v.string(),
    reduced: v.string(),
    creditNote: v.string(),
  }),
  /** How it stands with its money, once there is something to say of it. */
  paymentText: v.string(),
  /** Goods that are missing: asked about, or waited for. */
  missing: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      quantity: v.number(),
      /** The buyer has chosen to wait. */
      isWaiting: v.boolean(),
      /** Until when one can choose, in words; empty while the mail that asks has not left. */
      dueText: v.string(),
      substitute: v.nullable(substituteSchema),
      /** What is asked. */
      text: v.string(),
      answers: v.array(v.picklist(shortAnswers)),
      /** What each of these says on its button. */
      answerTexts: v.array(v.string()),
    }),
  ),
  /** What will not come, and what comes instead. */
  dropped: v.array(
    v.object({
      title: v.string(),
      quantity: v.number(),
      substitute: v.nullable(v.string()),
      text: v.string(),
    }),
  ),
  shipments: v.array(
    v.object({
      number: v.number(),
      sentText: v.string(),
      carrier: v.nullable(v.string()),
      tracking: v.nullable(v.string()),
      goods: v.array(v.object({ title: v.string(), quantity: v.number() })),
    }),
  ),
  refunds: v.array(
    v.object({
      /** Of the credit note. */
      number: v.string(),
      amountOre: v.number(),
      vat: vatRowsSchema,
      reason: v.string(),
      wayText: v.string(),
      /** Taken off an invoice that was not paid. */
      isReduction: v.boolean(),
      whenText: v.string(),
    }),
  ),
})
export type OrderProgress = v.InferOutput<typeof orderProgressSchema>
export type MissingGoods = OrderProgress['missing'][number]

export const missingParam = v.object({
  token: boundedText(100, 'not_found'),
  item: uuid('not_found'),
})
export const answerMissingSchema = v.strictObject({ answer: v.picklist(shortAnswers) })
