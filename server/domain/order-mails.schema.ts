import * as v from 'valibot'
import { uuid } from './bounded-text.schema.ts'

const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** A mail about an order, as the people of the factory see that it went out. */
export const orderMailSchema = v.object({
  id: v.string(),
  /** What it is, in the reader's language. */
  text: v.string(),
  state: v.picklist(mailStates),
  /** When it left, or was written while it has not; epoch ms. */
  at: v.number(),
  languageCode: v.string(),
  /** Whom it goes to. */
  recipient: v.string(),
})
export type OrderMailView = v.InferOutput<typeof orderMailSchema>

export const orderMailParam = v.strictObject({ id: uuid('not_found'), mail: uuid('not_found') })
