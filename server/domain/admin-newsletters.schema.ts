import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { emailSchema } from './contact.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import {
  letterChecks,
  newsletterLimits,
  newsletterStatuses,
  newsletterSteps,
  pauseReasons,
} from './newsletters.ts'

export const newslettersPageSize = 50

/** The longest list of languages that a site can have is far below. */
const mostLanguages = 100

const title = boundedName(
  newsletterLimits.title,
  'newsletter_title_long',
  'newsletter_title_missing',
)
/** Epoch ms. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const newsletterParam = v.object({ id: uuid('not_found') })

export const newsletterQuerySchema = v.object({
  /** In what its editors call it, and in its subject in the default language. */
  q: listSearch,
  status: listChoice(newsletterStatuses),
  page: listPage,
})
export type NewsletterQuery = v.InferOutput<typeof newsletterQuerySchema>

export const newNewsletterSchema = v.strictObject({ title })
export type NewNewsletter = v.InferOutput<typeof newNewsletterSchema>

export const changeNewsletterSchema = v.strictObject({
  rev,
  title: v.optional(title),
  listId: v.optional(uuid()),
  /** To who reads these alone; null: to all. */
  languageCodes: v.optional(
    v.nullable(v.pipe(v.array(languageCodeSchema), v.minLength(1), v.maxLength(mostLanguages))),
  ),
  fromName: v.optional(boundedLine(newsletterLimits.fromName, 'sender_name_long')),
  /** Empty: the factory's own address. */
  replyTo: v.optional(v.union([v.literal(''), emailSchema], 'email_invalid')),
  isPublic: v.optional(v.boolean()),
  isDraftShared: v.optional(v.boolean()),
})
export type ChangeNewsletter = v.InferOutput<typeof changeNewsletterSchema>

export const removeNewsletterQuery = v.strictObject({
  rev: v.pipe(boundedText(10), v.regex(/^\d+$/u), v.transform(Number)),
})

export const scheduleNewsletterSchema = v.strictObject({ rev, sendAt: time })
export type ScheduleNewsletter = v.InferOutput<typeof scheduleNewsletterSchema>

export const stepNewsletterSchema = v.strictObject({
  rev,
  /** Scheduling needs a time: it is a call of its own. */
  step: v.picklist(newsletterSteps.filter((step) => step !== 'schedule')),
})
export type StepNewsletter = v.InferOutput<typeof stepNewsletterSchema>

const letterLooks = ['light', 'dark'] as const

export const previewQuerySchema = v.strictObject({ language: languageCodeSchema })
export const letterQuerySchema = v.strictObject({
  language: languageCodeSchema,
  look: v.optional(v.picklist(letterLooks), 'light'),
})
export const testNewsletterSchema = v.strictObject({ language: languageCodeSchema })

const figures = v.object({
  /** How many were to get it when its sending began. */
  planned: v.number(),
  sent: v.number(),
})

const listedNewsletter = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(newsletterStatuses),
  pauseReason: v.nullable(v.picklist(pauseReasons)),
  /** In the default language; empty while it has none. */
  subject: v.string(),
  listName: v.string(),
  sendAt: v.nullable(v.number()),
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
  updatedAt: v.number(),
  rev: v.number(),
  /** Null before it is sent, and for who may not see who gets it. */
  figures: v.nullable(figures),
})
export type ListedNewsletter = v.InferOutput<typeof listedNewsletter>

export const adminNewslettersSchema = v.object({
  newsletters: v.array(listedNewsletter),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type AdminNewsletters = v.InferOutput<typeof adminNewslettersSchema>

const letterList = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  isOpen: v.boolean(),
})

export const adminNewsletterSchema = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(newsletterStatuses),
  pauseReason: v.nullable(v.picklist(pauseReasons)),
  listId: v.string(),
  languageCodes: v.nullable(v.array(v.string())),
  fromName: v.string(),
  replyTo: v.string(),
  isPublic: v.boolean(),
  isDraftShared: v.boolean(),
  /** In the address of its web page. */
  shareableUrl: v.string(),
  sendAt: v.nullable(v.number()),
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
  testSentAt: v.nullable(v.number()),
  /** The language that its words are written in first. */
  defaultLanguage: v.string(),
  rev: v.number(),
  /** All that it could go to, in their order. */
  lists: v.array(letterList),
})
export type AdminNewsletter = v.InferOutput<typeof adminNewsletterSchema>

/** How many get it, by the language that they read: none of them is named. */
const audience = v.object({
  total: v.number(),
  languages: v.array(v.object({ code: v.string(), count: v.number() })),
})

export const newsletterChecksSchema = v.object({
  checks: v.array(
    v.object({
      check: v.picklist(letterChecks),
      isOk: v.boolean(),
      /** How many it looked at, or how many of them are wrong. */
      count: v.number(),
    }),
  ),
  /** Languages that lack some of the words: others stand in. */
  missing: v.array(
    v.object({
      code: v.string(),
      /** How many of its texts have no words there. */
      texts: v.number(),
      /** Which language's words stand there instead. */
      instead: v.string(),
      /** How many get it in that mixture; null for who may not see it. */
      receivers: v.nullable(v.number()),
    }),
  ),
  /** Null for who may not see it. */
  audience: v.nullable(audience),
  /** How many mails leave each minute. */
  perMinute: v.number(),
})
export type NewsletterChecks = v.InferOutput<typeof newsletterChecksSchema>

export const newsletterPreviewSchema = v.object({
  subject: v.string(),
  preheader: v.string(),
  text: v.string(),
})
export type NewsletterPreview = v.InferOutput<typeof newsletterPreviewSchema>

export const newsletterFiguresSchema = v.object({
  status: v.picklist(newsletterStatuses),
  pauseReason: v.nullable(v.picklist(pauseReasons)),
  rev: v.number(),
  planned: v.number(),
  sent: v.number(),
  bouncedSoft: v.number(),
  bouncedHard: v.number(),
  failed: v.number(),
  queued: v.number(),
  left: v.number(),
  recentBatches: v.array(
    v.object({ at: v.number(), sent: v.number(), bouncedHard: v.number(), failed: v.number() }),
  ),
})
export type NewsletterFigures = v.InferOutput<typeof newsletterFiguresSchema>

export const removedNewsletterSchema = v.object({ id: v.string() })
