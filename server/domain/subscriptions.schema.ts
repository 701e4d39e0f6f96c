import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { emailSchema } from './contact.schema.ts'
import { pageTextsSchema, wholePageSchema } from './content.schema.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { newsletterLimits } from './newsletters.ts'
import { drawnPictureSchema } from './media.schema.ts'

/** Where on the site the form stood. */
const formSources = ['home', 'archive', 'letter'] as const
export type FormSource = (typeof formSources)[number]

/** `decoy` is a field that nobody sees: who fills it in is answered like everybody else. */
export const askSchema = v.strictObject({
  email: emailSchema,
  source: v.picklist(formSources),
  decoy: boundedText(2000),
})
export type Ask = v.InferOutput<typeof askSchema>

/** What a link of a mail holds. */
export const newsletterTokenParam = v.object({ token: boundedText(64, 'not_found') })
export const newsletterUrlParam = v.object({ url: boundedText(64, 'not_found') })

/** Which newsletter's mail somebody left by; what no newsletter has for its id keeps nobody from leaving. */
export const leavingQuery = v.object({
  newsletter: v.optional(v.fallback(v.optional(boundedText(36)), undefined)),
})

export const confirmSchema = v.strictObject({ isWanted: v.boolean() })

/** A subscription that waits for its confirmation, as the link to it shows it. */
export const confirmationSchema = v.object({
  email: v.string(),
  list: v.string(),
  isConfirmed: v.boolean(),
})
export type Confirmation = v.InferOutput<typeof confirmationSchema>

/** What came of it; `preferences` opens them once it is confirmed. */
export const confirmedSchema = v.object({ preferences: v.nullable(v.string()) })
export type Confirmed = v.InferOutput<typeof confirmedSchema>

const listKey = v.pipe(boundedText(60), v.regex(/^[a-z0-9-]+$/u))

/** What somebody wants: all of their lists, and the language of what they get. */
export const choiceSchema = v.strictObject({
  languageCode: chosenLanguageSchema,
  lists: v.pipe(v.array(listKey), v.maxLength(newsletterLimits.lists, 'too_many_items')),
})
export type Choice = v.InferOutput<typeof choiceSchema>

const listSchema = v.object({
  key: v.string(),
  title: v.string(),
  text: v.string(),
  isOn: v.boolean(),
})

export const subscriptionsSchema = v.object({
  email: v.string(),
  languageCode: v.string(),
  /** Epoch ms; null where nothing is known of them yet. */
  since: v.nullable(v.number()),
  confirmedAt: v.nullable(v.number()),
  consentVersion: v.nullable(v.string()),
  lists: v.array(listSchema),
})
export type Subscriptions = v.InferOutput<typeof subscriptionsSchema>

/** The sentences of the form where no page's own words are at hand. */
export const signUpSchema = v.object({
  texts: pageTextsSchema,
  label: v.string(),
  button: v.string(),
  note: v.string(),
  privacy: v.string(),
  trap: v.string(),
})
export type SignUp = v.InferOutput<typeof signUpSchema>

const archivedSchema = v.object({
  url: v.string(),
  subject: v.string(),
  preheader: v.string(),
  /** The language of these words. */
  languageCode: v.string(),
  at: v.number(),
  picture: v.nullable(drawnPictureSchema),
})
export type Archived = v.InferOutput<typeof archivedSchema>

export const archiveSchema = v.object({
  texts: pageTextsSchema,
  letters: v.array(archivedSchema),
  signUp: signUpSchema,
})
export type Archive = v.InferOutput<typeof archiveSchema>

/** A newsletter as its web page shows it. */
export const publicLetterSchema = v.object({
  ...wholePageSchema.entries,
  /** What its texts are saved under. */
  page: v.string(),
  /** The languages that it has its own words in. */
  languageCodes: v.array(v.string()),
  list: v.string(),
  fromName: v.string(),
  /** When it went out; null of a draft. */
  sentAt: v.nullable(v.number()),
  /** False of a draft, and of what is not in the archive. */
  isIndexed: v.boolean(),
  /** When its prices and stock were read. */
  readAt: v.number(),
  /** The products on it that were there when it was sent, and are not now. */
  soldOut: v.array(v.string()),
  signUp: signUpSchema,
})
export type PublicLetter = v.InferOutput<typeof publicLetterSchema>
