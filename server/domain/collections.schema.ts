import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { collectionKeys, mostItems } from './collections.ts'
import { editableTextSchema, saveTextSchema } from './editing.schema.ts'

const itemStates = ['shown', 'hidden', 'removed'] as const
export type ItemState = (typeof itemStates)[number]

const collection = v.picklist(collectionKeys, 'not_found')
/** Kind and number, as `question.3`. */
const item = v.pipe(boundedText(40, 'not_found'), v.regex(/^[a-z]+\.[1-9]\d{0,3}$/u, 'not_found'))
/** The number of the whole collection that its writer saw. */
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const { language, value } = saveTextSchema.entries

export const collectionParam = v.strictObject({ collection })
export const itemParam = v.strictObject({ collection, item })
export const collectionLanguageSchema = v.strictObject({ language })

export const saveItemSchema = v.strictObject({
  language,
  texts: v.pipe(
    v.array(
      v.strictObject({
        field: boundedText(40),
        value,
        /** The text's own number; 0 where it was never saved. */
        rev: saveTextSchema.entries.rev,
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
})
export type SaveItem = v.InferOutput<typeof saveItemSchema>

export const changeItemSchema = v.strictObject({ rev, state: v.picklist(itemStates) })
export type ChangeItem = v.InferOutput<typeof changeItemSchema>

export const orderItemsSchema = v.strictObject({
  rev,
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(mostItems)),
})
export type OrderItems = v.InferOutput<typeof orderItemsSchema>

export const editableCollectionSchema = v.object({
  collection,
  languageCode: v.string(),
  defaultCode: v.string(),
  /** Rises with every item that is added, moved, hidden, removed or brought back. */
  rev: v.number(),
  /** The number that a new item of a kind gets. */
  nextNumbers: v.record(v.string(), v.number()),
  items: v.array(
    v.object({
      id: v.string(),
      state: v.picklist(itemStates),
      /** In the language that was asked for, by field. */
      texts: v.record(v.string(), editableTextSchema),
      /** In every language: how many of its texts are missing or outdated there. */
      open: v.array(
        v.object({ languageCode: v.string(), missing: v.number(), outdated: v.number() }),
      ),
    }),
  ),
})
export type EditableCollection = v.InferOutput<typeof editableCollectionSchema>
export type EditableItem = EditableCollection['items'][number]
