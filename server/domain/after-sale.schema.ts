import * as v from 'valibot'
import { appConfig } from '#config'
import { rev } from './account.schema.ts'
import { complaintStates, longestComplaint, withdrawalStates } from './after-sale.ts'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { emailSchema, nameSchema } from './contact.schema.ts'
import { cleanLines } from './typed-text.ts'

/** Words of several lines that nobody may leave out. */
function words(most: number) {
  return v.pipe(
    boundedText(4 * most, 'note_long'),
    v.transform(cleanLines),
    v.minLength(1, 'words_missing'),
    v.maxLength(most, 'note_long'),
  )
}

/** What goes back, and who says so (directive (EU) 2023/2673, article 11a: name, contract, where the receipt goes). */
export const withdrawSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        id: uuid('withdrawal_excluded'),
        quantity: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.maxValue(appConfig.limits.maxLineQuantity),
        ),
      }),
    ),
    v.minLength(1, 'withdrawal_empty'),
    v.maxLength(appConfig.limits.maxCartLines, 'withdrawal_excluded'),
  ),
  name: nameSchema,
  email: emailSchema,
})
export type Withdraw = v.InferOutput<typeof withdrawSchema>

export const complainSchema = v.strictObject({ text: words(longestComplaint) })

const goodsSchema = v.object({
  id: v.string(),
  title: v.string(),
  packageSize: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  quantity: v.number(),
})

const withdrawalSchema = v.object({
  status: v.picklist(withdrawalStates),
  /** In the reader's language, as the other texts. */
  statusText: v.string(),
  /** Day and time in Oslo. */
  receivedText: v.string(),
  /** Why it was declined; empty where it was not. */
  reason: v.string(),
  /** What goes back. */
  goods: v.array(goodsSchema),
})

const complaintSchema = v.object({
  id: v.string(),
  text: v.string(),
  status: v.picklist(complaintStates),
  statusText: v.string(),
  answer: v.string(),
  createdAt: v.number(),
  pictures: v.array(v.object({ id: v.string(), width: v.number(), height: v.number() })),
})
export type ComplaintView = v.InferOutput<typeof complaintSchema>

/** What can be done about an order after the sale, and what was: for who may read it in full. */
export const afterSaleSchema = v.object({
  /** Null where it can be withdrawn from now. */
  whyNotWithdrawn: v.nullable(v.picklist(['no_right', 'not_now', 'over'])),
  /** The last day of it in words; empty while the goods are not with the buyer. */
  lastDayText: v.string(),
  /** The goods that can be withdrawn from, all of each line. */
  withdrawable: v.array(goodsSchema),
  withdrawal: v.nullable(withdrawalSchema),
  canComplain: v.boolean(),
  complaints: v.array(complaintSchema),
})
export type AfterSale = v.InferOutput<typeof afterSaleSchema>

/** The same for the people of the factory. */
export const adminAfterSaleSchema = v.object({
  withdrawal: v.nullable(
    v.object({
      ...withdrawalSchema.entries,
      rev: v.number(),
      /** As who withdrew wrote them. */
      name: v.string(),
      email: v.string(),
      /** What there is to pay back if it was paid. */
      amountOre: v.number(),
      /** True where the reader may decide it now. */
      canDecide: v.boolean(),
    }),
  ),
  complaints: v.array(
    v.object({
      ...complaintSchema.entries,
      rev: v.number(),
      canAnswer: v.boolean(),
    }),
  ),
})
export type AdminAfterSale = v.InferOutput<typeof adminAfterSaleSchema>

export const complaintParam = v.object({
  token: boundedText(100, 'not_found'),
  complaint: uuid('not_found'),
})
export const complaintPictureParam = v.object({
  ...complaintParam.entries,
  picture: uuid('not_found'),
})
export const adminComplaintParam = v.strictObject({
  id: uuid('not_found'),
  complaint: uuid('not_found'),
})
export const adminPictureParam = v.strictObject({
  ...adminComplaintParam.entries,
  picture: uuid('not_found'),
})

/** The buyer reads the reason; only one that is declined has one. */
export const decideWithdrawalSchema = v.strictObject({
  rev,
  status: v.picklist(['accepted', 'declined']),
  reason: v.optional(
    v.pipe(
      boundedText(4 * longestComplaint, 'note_long'),
      v.transform(cleanLines),
      v.maxLength(longestComplaint, 'note_long'),
    ),
    '',
  ),
})
export type DecideWithdrawal = v.InferOutput<typeof decideWithdrawalSchema>

/** The buyer reads the answer. */
export const answerComplaintSchema = v.strictObject({
  rev,
  status: v.picklist(['accepted', 'refused']),
  answer: words(longestComplaint),
})
export type AnswerComplaint = v.InferOutput<typeof answerComplaintSchema>
