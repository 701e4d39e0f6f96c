import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { tint } from './product-card.schema.ts'
import { mostQuoteLines } from './quotes.ts'

/** Products that a basket holds, by id, or that somebody pasted, by item number or barcode. */
export const askGoodsSchema = v.strictObject({
  ids: v.optional(v.pipe(v.array(uuid()), v.maxLength(mostQuoteLines)), []),
  numbers: v.optional(v.pipe(v.array(boundedText(60)), v.maxLength(mostQuoteLines)), []),
})
export type AskGoods = v.InferOutput<typeof askGoodsSchema>

/** A product as a quote's basket shows it, in the reader's language. */
const quoteGoods = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  packageSize: v.string(),
  sku: v.string(),
  barcode: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  tint,
  /** The shop's price of a piece without VAT, in øre; null where it names none. */
  listNetOre: v.nullable(v.number()),
  /** Null where nobody has said how it is packed. */
  unitsPerCarton: v.nullable(v.number()),
  cartonsPerPallet: v.nullable(v.number()),
  /** Grams of a piece with its packaging. */
  grossWeightG: v.number(),
})
export type QuoteGoods = v.InferOutput<typeof quoteGoods>

/** What was asked for and can be quoted; the rest is left out. */
export const quoteGoodsSchema = v.object({ goods: v.array(quoteGoods) })
