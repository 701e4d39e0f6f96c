import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { newLineSchema } from './cart.schema.ts'
import { tints } from './catalog.ts'
import { line } from './contact.schema.ts'

export const mostLists = 20
export const mostListItems = 100

const name = v.pipe(line, v.minLength(1, 'list_name_missing'), v.maxLength(60))

export const newListSchema = v.strictObject({ name })
export type NewList = v.InferOutput<typeof newListSchema>

export const renameListSchema = v.strictObject({ name, rev })
export type RenameList = v.InferOutput<typeof renameListSchema>

/** The same product with the same options is one item: its quantity becomes what is sent, without one the smallest that is sold. */
export const newListItemSchema = newLineSchema
export type NewListItem = v.InferOutput<typeof newListItemSchema>

export const listItemIdSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  itemId: v.pipe(v.string(), v.maxLength(100)),
})

const itemSchema = v.object({
  id: v.string(),
  productId: v.string(),
  title: v.string(),
  slug: v.string(),
  packageSize: v.string(),
  tint: v.picklist(tints),
  image: v.nullable(v.object({ url: v.string(), widths: v.array(v.number()) })),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  quantity: v.number(),
  /** What one unit costs now, in øre; null where it has no price. */
  unitPriceOre: v.nullable(v.number()),
  /** Why it cannot be bought now as it stands, in the reader's language. */
  issue: v.optional(v.object({ code: v.string(), message: v.string() })),
})
export type SavedListItem = v.InferOutput<typeof itemSchema>

export const savedListSchema = v.object({
  id: v.string(),
  name: v.string(),
  rev: v.number(),
  items: v.array(itemSchema),
})
export type SavedList = v.InferOutput<typeof savedListSchema>

/** As they were made, the items too. */
export const savedListsSchema = v.object({ lists: v.array(savedListSchema) })
export type SavedLists = v.InferOutput<typeof savedListsSchema>
