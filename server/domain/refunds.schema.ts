import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { refundCauses, refundWays } from './refunds.ts'

export const longestRefundReason = 300

const reason = v.pipe(
  boundedLine(longestRefundReason, 'note_long'),
  v.minLength(1, 'words_missing'),
)

/** Money that goes back: for goods, for something else, or for both. */
export const refundSchema = v.strictObject({
  rev,
  lines: v.pipe(
    v.array(
      v.strictObject({
        lineId: uuid('not_found'),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.maxLength(100),
  ),
  /** Beside the goods, in øre. */
  otherOre: v.pipe(v.number(), v.safeInteger('amount_invalid'), v.minValue(0, 'amount_invalid')),
  /** The rate of VAT that the other amount is of, in basis points; by their share where it is of all that were paid. */
  otherRateBp: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  settles: v.picklist(refundCauses),
  way: v.picklist(refundWays),
  reason,
  /** Once more, above what may go back without. */
  password: v.optional(boundedText(1000, 'password_wrong')),
})
export type Refund = v.InferOutput<typeof refundSchema>

/** What was written down as paid is not. */
export const correctPaymentSchema = v.strictObject({ rev, reason })
export type CorrectPayment = v.InferOutput<typeof correctPaymentSchema>

export const vatRowsSchema = v.array(
  v.object({ rateBp: v.number(), netOre: v.number(), vatOre: v.number() }),
)

/** What was paid of an order and what went back, and what its reader may do with that now. */
export const orderMoneySchema = v.object({
  paidOre: v.number(),
  /** What the invoice still claims, while nothing of it is paid. */
  dueOre: v.number(),
  /** The most that can still be paid back, or taken off the invoice. */
  refundableOre: v.number(),
  /** Nothing is paid: what goes back is taken off the invoice. */
  isReduction: v.boolean(),
  /** Of what was paid: for goods that the buyer will not get, and that is not paid back yet. */
  owedOre: v.number(),
  /** The most that goes back without the password. */
  freeOre: v.number(),
  /** What is left of each rate of VAT that was paid, in øre with the VAT. */
  rates: v.array(v.object({ rateBp: v.number(), leftOre: v.number() })),
  /** How many of each line can be paid back, and how many of these are owed, and why. */
  lines: v.array(
    v.object({
      lineId: v.string(),
      title: v.string(),
      /** What pieces of it cost: see `piecesOre`. */
      qty: v.number(),
      unitOre: v.number(),
      netUnitOre: v.nullable(v.number()),
      lineOre: v.number(),
      vatBp: v.number(),
      refundable: v.number(),
      owed: v.object({ missing: v.number(), withdrawal: v.number() }),
    }),
  ),
  refunds: v.array(
    v.object({
      id: v.string(),
      /** Of the credit note. */
      number: v.string(),
      amountOre: v.number(),
      vat: vatRowsSchema,
      reason: v.string(),
      settles: v.picklist(refundCauses),
      wayText: v.string(),
      isReduction: v.boolean(),
      /** Epoch ms. */
      at: v.number(),
    }),
  ),
  canRefund: v.boolean(),
  canCorrect: v.boolean(),
})
export type OrderMoney = v.InferOutput<typeof orderMoneySchema>
