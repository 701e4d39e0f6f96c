import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedName, boundedText } from './bounded-text.schema.ts'
import { cartLineSchema, newLineSchema } from './cart.schema.ts'

export const mostLists = 20
export const mostListItems = 100

const name = boundedName(60, 'list_name_long', 'list_name_missing')

export const newListSchema = v.strictObject({ name })
export type NewList = v.InferOutput<typeof newListSchema>

export const renameListSchema = v.strictObject({ name, rev })
export type RenameList = v.InferOutput<typeof renameListSchema>

/** The same product with the same options is one item: its quantity becomes what is sent, without one the smallest that is sold. */
export const newListItemSchema = newLineSchema
export type NewListItem = v.InferOutput<typeof newListItemSchema>

export const listItemIdSchema = v.object({
  id: boundedText(100),
  itemId: boundedText(100),
})

/** As a line of a cart; its `issue` tells why it cannot be bought now as it stands. A product without a price costs 0 and has one. */
const itemSchema = v.omit(cartLineSchema, ['priceChanged', 'lineOre'])
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
