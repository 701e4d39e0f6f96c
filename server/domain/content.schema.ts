import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { featuredSchema } from './catalog.schema.ts'
import { productImageSchema } from './product-card.schema.ts'
import { drawnPictureSchema } from './media.schema.ts'
import { sharedPictureSchema } from './social-picture.schema.ts'
import { codedPages, contentTemplates } from './content.ts'
import { shownSectionSchema } from './sections.schema.ts'

/** Anything else is no page of ours: never looked up. */
export const codedPageSchema = v.strictObject({ slug: v.picklist(codedPages, 'not_found') })

export const pageSlugSchema = v.strictObject({ slug: boundedText(200, 'not_found') })

/** One text of a page. `languageCode` is the language it is in: one that stands in where the page's own has no words. */
const pageTextSchema = v.object({
  type: v.picklist(['text', 'html']),
  value: v.string(),
  languageCode: v.string(),
  /** Of the title for search engines: what is shown where the page is shared. */
  picture: v.optional(sharedPictureSchema),
  /** Of an address in the media library: the picture there. */
  portrait: v.optional(drawnPictureSchema),
})

/** The texts of one page by content key. */
export const pageTextsSchema = v.record(v.string(), pageTextSchema)

/** The visible sections that its editors have added, in their order; absent where it has none. */
const sections = v.optional(v.array(shownSectionSchema))

/** One of the site's own pages. */
export const wholePageSchema = v.object({ texts: pageTextsSchema, sections })

/** A page that the factory has made itself. */
const contentPageSchema = v.object({
  /** The key that its texts are saved under. */
  pageSlug: v.string(),
  template: v.picklist(contentTemplates),
  texts: pageTextsSchema,
  sections,
  /** Its bare address in each language of the site; the home page where it is not shown in one. */
  paths: v.record(v.string(), v.string()),
  /** Where search engines may find it: the languages that it is published in. */
  alternates: v.array(v.string()),
  /** False where search engines are to leave it alone. */
  isIndexed: v.boolean(),
  /** The pages above it, the highest first. */
  crumbs: v.array(v.object({ title: v.string(), path: v.string() })),
})

/** An address that leads on to another one. */
const movedPageSchema = v.object({ movedTo: v.string() })

export const contentAnswerSchema = v.union([contentPageSchema, movedPageSchema])

export const homeSchema = v.object({
  ...featuredSchema.entries,
  texts: pageTextsSchema,
  /** What stands at the top of the page, from the back of the shelf to its front. */
  packs: v.array(productImageSchema),
  /** Where to buy: the first places of the page of places, under its own content keys. */
  places: pageTextsSchema,
  /** Its own sections and those added, once somebody has changed them. */
  sections,
})

export type PageText = v.InferOutput<typeof pageTextSchema>
export type PageTexts = v.InferOutput<typeof pageTextsSchema>
export type WholePage = v.InferOutput<typeof wholePageSchema>
export type ContentPage = v.InferOutput<typeof contentPageSchema>
export type ContentAnswer = v.InferOutput<typeof contentAnswerSchema>
export type Home = v.InferOutput<typeof homeSchema>
