import * as v from 'valibot'
import { tints } from './catalog.ts'

export const tint = v.picklist(tints)
export const badge = v.picklist(['season', 'new'])
export const state = v.picklist([
  'in_stock',
  'low',
  'sold_out',
  'back_order',
  'coming',
  'quote_only',
  'reseller_only',
  'ended',
])
export const unit = v.object({ ore: v.number(), per: v.picklist(['kg', 'l', 'piece']) })
/** Bare paths by language code: a page's address in each language. */
export const paths = v.record(v.string(), v.string())
/** Where search engines may find a page: the languages that it has words in, the default one first. */
export const alternates = v.array(v.string())

export const productImageSchema = v.object({ src: v.string(), widths: v.array(v.number()) })

export const productCardSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  packageSize: v.string(),
  tint,
  state,
  /** Øre, with VAT. Absent where the maker names no price. */
  priceOre: v.optional(v.number()),
  /** Of what is on sale: the lowest price of the 30 days before (prisopplysningsforskriften § 9a). */
  priorOre: v.optional(v.number()),
  /** The upper end of a price range. */
  priceToOre: v.optional(v.number()),
  /** True where a choice makes it dearer. */
  isFrom: v.optional(v.boolean()),
  /** Per kilo, litre or piece, in øre; flat, since forty of them travel with a page. */
  unitOre: v.optional(v.number()),
  unitPer: v.optional(unit.entries.per),
  /** The picture; flat for the same reason. */
  image: v.optional(v.string()),
  /** The widths that it exists in, where they are not the usual 320 and 640. */
  imageWidths: v.optional(v.array(v.number())),
  badge: v.optional(badge),
  /** The day it is expected back, `YYYY-MM-DD`. */
  restockOn: v.optional(v.string()),
  /** Present where it is more than one. */
  minQty: v.optional(v.number()),
  hasRequiredOptions: v.optional(v.boolean()),
})

/** A picture with the widths that it also exists in; the number in `src` is one of them. */
export type ProductImage = v.InferOutput<typeof productImageSchema>
export type ProductCard = v.InferOutput<typeof productCardSchema>
