import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import { tints } from './catalog.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { isSlug } from './page-address.ts'
import { ownPicture } from './settings.schema.ts'

/** How many categories a factory can have: the menus and filters of its shop show them all. */
export const mostCategories = 100
export const mostCategoryLetters = 80
export const mostCategoryWords = 300

const id = uuid('not_found')
const ids = v.pipe(v.array(id), v.maxLength(mostCategories))
const tint = v.picklist(tints)
const slug = v.pipe(
  boundedText(200, 'slug_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.check(isSlug, 'slug_invalid'),
)
const words = v.strictObject({
  name: boundedName(mostCategoryLetters, 'category_name_long', 'category_name_missing'),
  slug,
  description: boundedLine(mostCategoryWords, 'text_long'),
})

export const categoryParam = v.strictObject({ id })
/** Which revision is removed: in the address, since a removal has no body. */
export const removeCategoryQuery = v.strictObject({
  rev: v.pipe(boundedText(12), v.regex(/^[1-9]\d*$/u), v.transform(Number)),
})

export const newCategorySchema = v.strictObject({
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name: words.entries.name,
  slug,
  tint,
})
export type NewCategory = v.InferOutput<typeof newCategorySchema>

export const changeCategorySchema = v.strictObject({
  rev,
  tint: v.exactOptional(tint),
  isActive: v.exactOptional(v.boolean()),
  /** Null: the picture of its best seller stands for it. */
  imageUrl: v.exactOptional(ownPicture),
})
export type ChangeCategory = v.InferOutput<typeof changeCategorySchema>

export const categoryLanguageParam = v.strictObject({ id, code: languageCodeSchema })
export const saveCategoryWordsSchema = v.strictObject({ rev, ...words.entries })
export type SaveCategoryWords = v.InferOutput<typeof saveCategoryWordsSchema>

export const categoryOrderSchema = v.strictObject({ ids, seen: ids })
export type CategoryOrder = v.InferOutput<typeof categoryOrderSchema>

const editableCategorySchema = v.object({
  id: v.string(),
  /** What addresses and menus name it by in every language: it stays for ever. */
  key: v.string(),
  tint,
  imageUrl: v.nullable(v.string()),
  isActive: v.boolean(),
  /** Covers the category in all its languages. */
  rev: v.number(),
  /** How many products stand in it. */
  products: v.number(),
  /** By the code of the language: only those that it has words in. */
  words: v.record(
    v.string(),
    v.object({ name: v.string(), slug: v.string(), description: v.string() }),
  ),
})
export type EditableCategory = v.InferOutput<typeof editableCategorySchema>

export const editableCategoriesSchema = v.object({ categories: v.array(editableCategorySchema) })
export type EditableCategories = v.InferOutput<typeof editableCategoriesSchema>
