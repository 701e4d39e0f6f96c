import * as v from 'valibot'
import { appConfig } from '#config'
import { boundedText } from './bounded-text.schema.ts'
import { tint } from './product-card.schema.ts'
import { searchedLine } from './searched-line.ts'

export const searchedText = v.optional(
  v.pipe(boundedText(100 * appConfig.search.maxCharacters), v.transform(searchedLine)),
  '',
)
export const searchQuery = v.strictObject({ q: searchedText })

const searchResultSchema = v.object({
  slug: v.string(),
  name: v.string(),
  packageSize: v.string(),
  tint,
  priceOre: v.optional(v.number()),
  priceToOre: v.optional(v.number()),
  isFrom: v.optional(v.boolean()),
  image: v.optional(v.string()),
  imageWidths: v.optional(v.array(v.number())),
})

/** A restaurant, or a dish of one. */
const foundPlaceSchema = v.object({
  /** A bare path of this site. */
  path: v.custom<`/${string}`>((value) => typeof value === 'string' && value.startsWith('/')),
  name: v.string(),
  /** Where it is: a city, or the restaurant of the dish. */
  detail: v.string(),
  tint,
  image: v.optional(v.string()),
})

export const searchAnswerSchema = v.object({
  /** The text as it was searched for: cleaned, at most 100 characters. */
  query: v.string(),
  results: v.array(searchResultSchema),
  places: v.array(foundPlaceSchema),
})

export type SearchResult = v.InferOutput<typeof searchResultSchema>
export type FoundPlace = v.InferOutput<typeof foundPlaceSchema>
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
