import * as v from 'valibot'
import { rev } from './account.schema.ts'

/** The dearest that a product can be: 100 000 kroner. */
const highestPriceOre = 10_000_000

/** Øre, with VAT. */
export const shopPrice = v.pipe(
  v.number('price_invalid'),
  v.integer('price_invalid'),
  v.minValue(1, 'price_invalid'),
  v.maxValue(highestPriceOre, 'price_invalid'),
)

/** What a product costs, as its editors see it. */
export const productPriceSchema = v.object({
  shopPriceOre: v.nullable(v.number()),
  salePriceOre: v.nullable(v.number()),
  /** The lowest price of the 30 days before the sale price; null where there is none. */
  priorPriceOre: v.nullable(v.number()),
  /** The range that stands where the shop names no price. */
  priceFromOre: v.nullable(v.number()),
  priceToOre: v.nullable(v.number()),
  /** The lowest price that was offered in the 30 days before now: what a sale that begins now would name. */
  lowestOre: v.nullable(v.number()),
  /** What buyers could pay, the newest first. */
  history: v.array(
    v.object({
      grossOre: v.number(),
      validFrom: v.number(),
      validTo: v.nullable(v.number()),
    }),
  ),
})
export type ProductPrice = v.InferOutput<typeof productPriceSchema>

export const saveProductPriceSchema = v.strictObject({
  rev,
  shopPriceOre: v.nullable(shopPrice),
  salePriceOre: v.nullable(shopPrice),
  /** Of a price more than ten times the old one, or less than a tenth: it is meant so. */
  isSure: v.optional(v.boolean(), false),
})
export type SaveProductPrice = v.InferOutput<typeof saveProductPriceSchema>
