import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'

/**
 * What a person may say yes or no to. What an order needs (its confirmation, its delivery) is no question and has no row; nothing
 * here is ever on before somebody said yes.
 */
export const consentPurposes = ['product_news'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The wording is what the person saw: it is kept with the answer, and another one than today's is `stale`. */
export const giveConsentSchema = v.strictObject({
  purpose: v.picklist(consentPurposes),
  isGiven: v.boolean(),
  wording: boundedText(1000),
})
export type GiveConsent = v.InferOutput<typeof giveConsentSchema>

export const consentsSchema = v.object({
  consents: v.array(
    v.object({
      purpose: v.picklist(consentPurposes),
      wording: v.string(),
      isGiven: v.boolean(),
      /** Epoch ms of the last yes or no; null before the first. */
      changedAt: v.nullable(v.number()),
    }),
  ),
})
export type Consents = v.InferOutput<typeof consentsSchema>
