import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedName, uuid } from './bounded-text.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'

/** The longest name of a list, in characters. */
export const longestListName = 60

export const newsletterListParam = v.strictObject({ id: uuid('not_found') })

export const newNewsletterListSchema = v.strictObject({
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name: boundedName(longestListName, 'newsletter_list_long', 'newsletter_list_missing'),
})
export type NewNewsletterList = v.InferOutput<typeof newNewsletterListSchema>

export const changeNewsletterListSchema = v.strictObject({ rev, isOpen: v.boolean() })
export type ChangeNewsletterList = v.InferOutput<typeof changeNewsletterListSchema>

const newsletterListSchema = v.object({
  id: v.string(),
  /** Names its texts on the page `newsletter`: `list.{key}.title` and `list.{key}.text`. */
  key: v.string(),
  isDefault: v.boolean(),
  isOpen: v.boolean(),
  rev: v.number(),
  /** What it is called, by the code of the language: only those that it has a name in. */
  names: v.record(v.string(), v.string()),
  confirmed: v.number(),
  pending: v.number(),
})
export type NewsletterList = v.InferOutput<typeof newsletterListSchema>

export const newsletterListsSchema = v.object({ lists: v.array(newsletterListSchema) })
export type NewsletterLists = v.InferOutput<typeof newsletterListsSchema>
