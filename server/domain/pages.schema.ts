import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { contentTemplates } from './content.ts'
import { goneWordsSchema } from './gone-words.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { linkAddressSchema } from './link-address.schema.ts'
import { pageStates, plainPath } from './pages.ts'

const id = uuid('not_found')
/** Epoch ms. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** As it is typed; whether a page may have it depends on the site's languages. */
const slug = v.pipe(boundedText(200, 'slug_invalid'), v.trim(), v.toLowerCase())

export const pageParam = v.strictObject({ id })
export const pageLanguageParam = v.strictObject({ id, code: languageCodeSchema })

export const newPageSchema = v.strictObject({
  template: v.picklist(contentTemplates),
  parentId: v.nullable(id),
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  title: boundedName(120, 'page_title_long', 'page_title_missing'),
  slug,
})
export type NewPage = v.InferOutput<typeof newPageSchema>

export const changePageSchema = v.strictObject({
  rev,
  template: v.optional(v.picklist(contentTemplates)),
  parentId: v.optional(v.nullable(id)),
})
export type ChangePage = v.InferOutput<typeof changePageSchema>

export const savePageLanguageSchema = v.strictObject({ rev, slug, isIndexed: v.boolean() })
export type SavePageLanguage = v.InferOutput<typeof savePageLanguageSchema>

/** Links of the menu and the footer lead there: taking it off all the same confirms the warning. */
const anyway = v.optional(v.boolean(), false)

export const publishPageSchema = v.strictObject({
  rev,
  /** Published at once, at a time to come, or taken down. */
  as: v.picklist(['publish', 'schedule', 'unpublish']),
  /** Demanded where `as` is `schedule`. */
  publishAt: v.optional(v.nullable(time), null),
  unpublishAt: v.optional(v.nullable(time), null),
  anyway,
})
export type PublishPage = v.InferOutput<typeof publishPageSchema>

export const removePageSchema = v.strictObject({ rev, anyway })
export type RemovePage = v.InferOutput<typeof removePageSchema>

export const restorePageSchema = v.strictObject({ rev })
export type RestorePage = v.InferOutput<typeof restorePageSchema>

const editablePageSchema = v.object({
  id: v.string(),
  /** What its texts are saved under. */
  key: v.string(),
  template: v.picklist(contentTemplates),
  parentId: v.nullable(v.string()),
  isRemoved: v.boolean(),
  /** Covers the page in all its languages. */
  rev: v.number(),
  /** Epoch ms. */
  updatedAt: v.number(),
  /** Empty where nobody is known. */
  updatedBy: v.string(),
  /** Of each language that it has an address in. */
  languages: v.array(
    v.object({
      code: v.string(),
      slug: v.string(),
      state: v.picklist(pageStates),
      publishAt: v.nullable(v.number()),
      unpublishAt: v.nullable(v.number()),
      isIndexed: v.boolean(),
    }),
  ),
  /** The published titles, by language. */
  titles: v.record(v.string(), v.string()),
})
export type EditablePage = v.InferOutput<typeof editablePageSchema>

export const editablePagesSchema = v.object({ pages: v.array(editablePageSchema) })
export type EditablePages = v.InferOutput<typeof editablePagesSchema>

/** All pages as they stand now, and the one that was written. */
export const writtenPageSchema = v.object({ page: editablePageSchema })
export type WrittenPage = v.InferOutput<typeof writtenPageSchema>

/** Pictures of a page that have no alternative text in a language, and the texts or sections that show them. */
export const unwordedPicturesSchema = v.object({
  pictures: v.array(v.object({ id: v.string(), name: v.string(), textKey: v.string() })),
})
export type UnwordedPictures = v.InferOutput<typeof unwordedPicturesSchema>

const path = v.pipe(
  boundedText(300, 'address_invalid'),
  v.trim(),
  v.transform((text) => plainPath(text) ?? ''),
  v.minLength(2, 'address_invalid'),
)

export const newRedirectSchema = v.strictObject({
  fromPath: path,
  /** A path of this site, or an address elsewhere; null: what was here is gone, and nothing took its place. */
  to: v.nullable(
    v.pipe(
      linkAddressSchema,
      v.check((text) => /^(?:\/|https?:)/iu.test(text), 'address_invalid'),
    ),
  ),
})
export type NewRedirect = v.InferOutput<typeof newRedirectSchema>

export const redirectParam = v.strictObject({ id })

export const redirectsSchema = v.object({
  redirects: v.array(
    v.object({
      id: v.string(),
      fromPath: v.string(),
      /** `*` for every language. */
      languageCode: v.string(),
      /** Where it leads now; null where nothing answers there. */
      to: v.nullable(v.string()),
      /** Visitors read that what was there is gone (status 410). */
      isGone: v.boolean(),
      isManual: v.boolean(),
      createdAt: v.number(),
    }),
  ),
})
export type Redirects = v.InferOutput<typeof redirectsSchema>
export type Redirect = Redirects['redirects'][number]

export const movedFromSchema = v.strictObject({ path: boundedText(2000) })

/** Where an address leads on; null: nowhere, and it is known whether something was there once, and what its reader sees then. */
export const movedToSchema = v.object({
  to: v.nullable(v.string()),
  isGone: v.boolean(),
  words: v.optional(goneWordsSchema),
})
export type MovedTo = v.InferOutput<typeof movedToSchema>

export const missingAddressesSchema = v.object({
  /** Those asked for most come first. */
  addresses: v.array(
    v.object({
      path: v.string(),
      /** At least so often was it asked for. */
      count: v.number(),
      lastSeenAt: v.number(),
    }),
  ),
  /** The moment of the answer, epoch ms. */
  now: v.number(),
})
export type MissingAddresses = v.InferOutput<typeof missingAddressesSchema>
export type MissingAddress = MissingAddresses['addresses'][number]

export const missingMarkSchema = v.strictObject({ path, isIgnored: v.boolean() })
export type MissingMark = v.InferOutput<typeof missingMarkSchema>
