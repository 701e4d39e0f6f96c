import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { shopPrice } from './product-price.schema.ts'

export const mostTiers = 10
/** Of a carton or a pallet. */
const mostPacked = 10_000
const mostTierPieces = 1_000_000

/** How a product is packed and priced for businesses, as its editors see it. Amounts are in øre, without VAT. */
export const productTradeSchema = v.object({
  unitsPerCarton: v.nullable(v.number()),
  cartonsPerPallet: v.nullable(v.number()),
  /** What a piece costs the factory; null where nobody has said, and for who may not know. */
  costOre: v.nullable(v.number()),
  tiers: v.array(v.object({ fromPieces: v.number(), netOre: v.number() })),
})
export type ProductTrade = v.InferOutput<typeof productTradeSchema>

const packed = v.nullable(
  v.pipe(
    v.number('whole_number_invalid'),
    v.integer('whole_number_invalid'),
    v.minValue(1, 'whole_number_invalid'),
    v.maxValue(mostPacked, 'whole_number_invalid'),
  ),
)

const tier = v.strictObject({
  fromPieces: v.pipe(
    v.number('whole_number_invalid'),
    v.integer('whole_number_invalid'),
    v.minValue(1, 'whole_number_invalid'),
    v.maxValue(mostTierPieces, 'whole_number_invalid'),
  ),
  netOre: shopPrice,
})

export const saveProductTradeSchema = v.pipe(
  v.strictObject({
    rev,
    unitsPerCarton: packed,
    cartonsPerPallet: packed,
    costOre: v.nullable(shopPrice),
    tiers: v.pipe(v.array(tier), v.maxLength(mostTiers, 'too_many')),
  }),
  v.forward(
    v.check(
      ({ unitsPerCarton, cartonsPerPallet }) =>
        cartonsPerPallet === null || unitsPerCarton !== null,
      'packing_incomplete',
    ),
    ['cartonsPerPallet'],
  ),
  v.forward(
    v.check(({ tiers }) => areSorted(tiers), 'tiers_unsorted'),
    ['tiers'],
  ),
)
export type SaveProductTrade = v.InferOutput<typeof saveProductTradeSchema>

/** Each step begins with more pieces than the one before, and costs less. */
function areSorted(tiers: ProductTrade['tiers']): boolean {
  return tiers.every((each, at) => {
    const before = tiers[at - 1]
    return !before || (each.fromPieces > before.fromPieces && each.netOre < before.netOre)
  })
}
