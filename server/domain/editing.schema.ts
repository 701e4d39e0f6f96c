import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { textLimits, textStates, versionOrigins, versionStatuses } from './editing.ts'
import { languageCodeSchema } from './language-code.schema.ts'

/** The page that a text stands on, `footer` for the footer's, or what else it belongs to (`@menu`), and its key there. */
const page = v.pipe(
  boundedText(100, 'not_found'),
  v.regex(/^@?[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'not_found'),
)
const key = v.pipe(
  boundedText(100, 'not_found'),
  v.regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/u, 'not_found'),
)
/** The number of the text that its writer saw; 0 where it had none yet. */
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Epoch ms. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const textAddressSchema = v.strictObject({ page, key })
export const textLanguageSchema = v.strictObject({ language: languageCodeSchema })
/** In an address: `?language=nb&rev=3`. */
export const seenTextSchema = v.strictObject({
  language: languageCodeSchema,
  rev: v.pipe(boundedText(10), v.regex(/^\d+$/u), v.transform(Number)),
})
/** So many rows of a noun are asked for at once: more than a page of the shop shows. */
const mostRows = 100

/** Of one page, or of all of them; of a noun with many rows those of the rows that are named, parted by commas. */
export const textsOfSchema = v.strictObject({
  page: v.optional(page),
  language: languageCodeSchema,
  of: v.optional(
    v.pipe(
      boundedText(40 * mostRows),
      v.transform((text) => text.split(',')),
      v.array(v.pipe(boundedText(100), v.regex(/^[A-Za-z0-9_-]+$/u))),
      v.maxLength(mostRows),
    ),
  ),
})
export type TextsOf = v.InferOutput<typeof textsOfSchema>

export const picturesOfSchema = v.strictObject({ page, language: languageCodeSchema })
export type PicturesOf = v.InferOutput<typeof picturesOfSchema>

export const saveTextSchema = v.strictObject({
  language: languageCodeSchema,
  value: boundedText(textLimits.html, 'text_long'),
  rev,
  as: v.picklist(['publish', 'draft', 'schedule']),
  /**
   * The default language's words that its writer saw; those that stand there where it is left out. Where they are others by now, the
   * translation is outdated from its first moment. Null where nobody knows.
   */
  source: v.optional(v.nullable(boundedText(textLimits.html))),
  /** What a text is that has no row yet: `text` where this is left out. A text that is there keeps its type. */
  type: v.optional(v.picklist(['text', 'html'])),
  /** Demanded where `as` is `schedule`. */
  publishAt: v.optional(time),
  unpublishAt: v.optional(v.nullable(time)),
  /** True unless it is said: somebody has written it or looked at it. */
  isReviewed: v.optional(v.boolean()),
  /**
   * They stood there before, and come back as what they were: made from what they were made from then, by a machine or looked at. What
   * the library has no more is left out, and the answer says so.
   */
  isFormer: v.optional(v.boolean()),
  /** Where the words come from: typed here, brought in with a file, or drafted by a model and accepted by who saves them. */
  origin: v.optional(v.picklist(['human', 'import', 'ai']), 'human'),
})
export type SaveText = v.InferOutput<typeof saveTextSchema>

export const changeTextSchema = v.strictObject({ language: languageCodeSchema, rev })
export type ChangeText = v.InferOutput<typeof changeTextSchema>

export const restoreTextSchema = v.strictObject({
  language: languageCodeSchema,
  rev,
  versionId: boundedText(100),
})
export type RestoreText = v.InferOutput<typeof restoreTextSchema>

/** One text in one language, as its editor sees it. */
export const editableTextSchema = v.object({
  page: v.string(),
  key: v.string(),
  type: v.picklist(['text', 'html']),
  languageCode: v.string(),
  /** Plain text of several lines: Enter does not save it. */
  isMultiline: v.boolean(),
  /** The published words; empty where there are none. */
  value: v.string(),
  /** Rises with every save, draft and schedule: what the next write names. 0 where nothing was ever saved. */
  rev: v.number(),
  state: v.picklist(textStates),
  /** False while nobody has looked at a machine's words, also once they are outdated. */
  isReviewed: v.boolean(),
  /** The default language's words; null where this is the default language. */
  source: v.nullable(v.object({ languageCode: v.string(), value: v.string() })),
  /** Of an outdated text the source words that it was translated from. */
  outdatedFrom: v.nullable(v.string()),
  /** The source words that the published ones were made from; null where nobody knows, and in the default language. */
  madeFrom: v.nullable(v.string()),
  draft: v.nullable(
    v.object({ value: v.string(), rev: v.number(), at: v.number(), byName: v.string() }),
  ),
  scheduled: v.nullable(
    v.object({
      value: v.string(),
      publishAt: v.number(),
      unpublishAt: v.nullable(v.number()),
      /** True once it is published and waits for its end. */
      isPublished: v.boolean(),
    }),
  ),
  /** True of one that has neither draft nor schedule: what is saved is what readers see. */
  isImmediate: v.optional(v.literal(true)),
  /** Of the words of a link its address; of those of a product or a category the address of its page. */
  leadsTo: v.optional(v.string()),
  /** Of a refusal: what stands there now was saved by the very person who is refused, in another window. */
  isOwn: v.optional(v.boolean()),
  /** Of a save: some formatting was removed. */
  wasCleaned: v.optional(v.boolean()),
  /** Of words that come back: pictures or files of it are no longer in the library, and were left out. */
  hasLostMedia: v.optional(v.boolean()),
})
export type EditableText = v.InferOutput<typeof editableTextSchema>

export const editableTextsSchema = v.object({ texts: v.array(editableTextSchema) })
export type EditableTexts = v.InferOutput<typeof editableTextsSchema>

const textVersionSchema = v.object({
  id: v.string(),
  value: v.string(),
  status: v.picklist(versionStatuses),
  origin: v.picklist(versionOrigins),
  /** Epoch ms; 0 for what stood there before anybody changed it. */
  at: v.number(),
  /** Empty where nobody is known. */
  byName: v.string(),
  isCurrent: v.boolean(),
})

/** Newest first. */
export const textHistorySchema = v.object({ versions: v.array(textVersionSchema) })
export type TextHistory = v.InferOutput<typeof textHistorySchema>

const wordsHash = v.pipe(boundedText(64), v.regex(/^[\da-f]{64}$/u))
/** A change of a text as the audit log knows it: by the SHA-256 of the words before and after, in hex. */
export const hashedChangeSchema = v.strictObject({
  language: languageCodeSchema,
  before: wordsHash,
  after: wordsHash,
})
export type HashedChange = v.InferOutput<typeof hashedChangeSchema>

/** Null where the history has no such words: a draft that was written over, or a text from before it was kept. */
export const changedWordsSchema = v.object({
  type: v.picklist(['text', 'html']),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type ChangedWords = v.InferOutput<typeof changedWordsSchema>

export const draftsSchema = v.object({
  drafts: v.array(
    v.object({
      page: v.string(),
      key: v.string(),
      languageCode: v.string(),
      type: v.picklist(['text', 'html']),
      value: v.string(),
      /** The text's, to publish it with. */
      rev: v.number(),
      at: v.number(),
      byName: v.string(),
    }),
  ),
})
export type Drafts = v.InferOutput<typeof draftsSchema>

const mostDraftsAtOnce = 100

/** Drafts to publish together: all of them or none. */
export const publishDraftsSchema = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ page, key, languageCode: languageCodeSchema, rev })),
    v.minLength(1),
    v.maxLength(mostDraftsAtOnce),
  ),
})
export type PublishDrafts = v.InferOutput<typeof publishDraftsSchema>

/** Where somebody writes. */
export const presenceSchema = v.strictObject({
  /** Which of its person's windows tells it, by an id that the window made up: each is somewhere by itself. */
  window: uuid(),
  page,
  key: v.nullable(key),
  language: languageCodeSchema,
})
export type Presence = v.InferOutput<typeof presenceSchema>

/** Who else is editing now. */
export const othersSchema = v.object({
  others: v.array(
    v.object({
      name: v.string(),
      page: v.string(),
      key: v.nullable(v.string()),
      language: v.string(),
      at: v.number(),
    }),
  ),
})
export type Others = v.InferOutput<typeof othersSchema>

/** What the caller's pages show beside the published words; `asOf` is a time to come, null is now. */
export const viewSchema = v.strictObject({ drafts: v.boolean(), asOf: v.nullable(time) })
export type View = v.InferOutput<typeof viewSchema>

export const newPreviewSchema = v.strictObject({
  path: boundedText(300),
  asOf: v.optional(v.nullable(time), null),
})
export type NewPreview = v.InferOutput<typeof newPreviewSchema>

export const madePreviewSchema = v.object({
  id: v.string(),
  /** It holds the secret, which is told this once. */
  url: v.string(),
  expiresAt: v.number(),
})
export type MadePreview = v.InferOutput<typeof madePreviewSchema>

export const previewsSchema = v.object({
  previews: v.array(
    v.object({
      id: v.string(),
      path: v.string(),
      asOf: v.nullable(v.number()),
      createdAt: v.number(),
      expiresAt: v.number(),
      byName: v.string(),
    }),
  ),
})
export type Previews = v.InferOutput<typeof previewsSchema>

export const previewIdSchema = v.strictObject({ id: boundedText(100) })
export const previewSecretSchema = v.strictObject({ secret: boundedText(100) })
