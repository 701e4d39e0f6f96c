import * as v from 'valibot'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { emailSchema, nameSchema } from './contact.schema.ts'
import {
  contactForms,
  contactTopics,
  longestContactText,
  longestWritingMs,
  shortestContactText,
} from './conversations.ts'
import { cleanLines } from './typed-text.ts'

const longestOrderNumber = 40

/** A message as it is typed and as it is sent: one schema for both sides. A message is the code of its sentence. */
export const contactMessageSchema = v.strictObject({
  form: v.picklist(contactForms),
  name: nameSchema,
  email: emailSchema,
  topic: v.picklist(contactTopics, 'topic_missing'),
  /** As it stands in the confirmation; heeded where the message is about an order. */
  orderNumber: boundedLine(longestOrderNumber, 'order_number_long'),
  text: v.pipe(
    boundedText(4 * longestContactText, 'contact_text_long'),
    v.transform(cleanLines),
    v.maxLength(longestContactText, 'contact_text_long'),
    v.minLength(shortestContactText, 'contact_text_short'),
  ),
  fileId: v.nullable(uuid('file_gone')),
  /** No person sees this field: what fills it in is a machine, seldom one that fills forms in for a person. No form filler knows its name. */
  decoy: boundedText(2000),
  /** Sent by a browser without scripts, which can prove nothing. */
  isPlain: v.optional(v.boolean(), false),
  /** From the form's first sight to its sending. */
  tookMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestWritingMs)),
  /** A solved challenge, where one was asked for. */
  proof: v.nullable(boundedText(2000)),
})
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>
export type TypedContactMessage = v.InferInput<typeof contactMessageSchema>

export const sentMessageSchema = v.object({
  number: v.string(),
  /** When it was taken, epoch ms. */
  at: v.number(),
})
export type SentMessage = v.InferOutput<typeof sentMessageSchema>

/** A file that was taken in, to be sent along. */
export const contactFileSchema = v.object({ id: v.string(), name: v.string(), bytes: v.number() })
export type ContactFile = v.InferOutput<typeof contactFileSchema>

export const contactFileParam = v.strictObject({ id: uuid('not_found') })

/** A proof of work to be done before a message is taken: who solves it has spent a moment, and nobody has to read anything. */
export const challengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
})
export type Challenge = v.InferOutput<typeof challengeSchema>

/** What the message is about in a few words: the beginning of its first line. */
export function subjectOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  if (line.length <= longestShown) return line
  const cut = line.slice(0, longestShown)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), longestShown / 2))
  return `${words.replace(/\p{Surrogate}$/u, '').trimEnd()} …`
}

const longestShown = 70

/** A message that came as a plain form and could not be taken: the page shows it again, with what is wrong at its fields. */
export interface PostedMessage {
  values: { name: string; email: string; topic: string; orderNumber: string; text: string }
  /** What came with it and is kept. */
  file: ContactFile | null
  /** When the form was first shown, epoch ms: correcting it is no new beginning. */
  shownAt: number
  /** What is wrong with the whole; empty where it is said at fields alone. */
  message: string
  errors: Record<string, string>
}
