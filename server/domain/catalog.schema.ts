import * as v from 'valibot'
import { appConfig } from '#config'
import { allergenCodes, diets, sorts, temperatures, tints } from './catalog.ts'
import { nutrients } from './nutrition.ts'

const maxSlug = 200
const tint = v.picklist(tints)
const badge = v.picklist(['season', 'new'])
const state = v.picklist([
  'in_stock',
  'low',
  'sold_out',
  'back_order',
  'coming',
  'quote_only',
  'reseller_only',
  'ended',
])
const unit = v.object({ ore: v.number(), per: v.picklist(['kg', 'l', 'piece']) })
/** Bare paths by language code: a page's address in each language. */
const paths = v.record(v.string(), v.string())

/** Several values in one parameter, parted by commas. */
function listOf<const Values extends readonly string[]>(values: Values) {
  return v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))]),
      v.array(v.picklist(values)),
    ),
    '',
  )
}

const filters = {
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, appConfig.search.maxCharacters)),
    ),
    '',
  ),
  sort: v.optional(v.picklist(sorts), 'popular'),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/u),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(appConfig.catalog.maxPages),
    ),
    '1',
  ),
  diet: listOf(diets),
  free: listOf(allergenCodes),
  storage: listOf(temperatures),
}

export const categoryListQuery = v.strictObject(filters)
export const productListQuery = v.strictObject({
  ...filters,
  category: v.optional(v.pipe(v.string(), v.maxLength(maxSlug)), ''),
  scope: v.optional(v.picklist(['all', 'shop']), 'all'),
})
export const slugParam = v.object({
  slug: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSlug)),
})
export const searchQuery = v.strictObject({ q: filters.search })

const productImageSchema = v.object({ src: v.string(), widths: v.array(v.number()) })

export const productCardSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  packageSize: v.string(),
  tint,
  state,
  /** Øre, with VAT. Absent where the maker names no price. */
  priceOre: v.optional(v.number()),
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

const categoryTileSchema = v.object({
  key: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  tint,
  count: v.number(),
  image: v.optional(productImageSchema),
})

const headingSchema = v.object({
  title: v.string(),
  lede: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
})

const categoryFacet = v.object({
  key: v.string(),
  slug: v.string(),
  name: v.string(),
  count: v.number(),
})

function facet<const Values extends readonly string[]>(values: Values) {
  return v.array(v.object({ value: v.picklist(values), count: v.number() }))
}

export const productListSchema = v.object({
  heading: headingSchema,
  /** The chosen category; its `paths` are the addresses of its own page. */
  category: v.optional(v.object({ key: v.string(), slug: v.string(), name: v.string(), paths })),
  products: v.array(productCardSchema),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  facets: v.object({
    categories: v.array(categoryFacet),
    diet: facet(diets),
    free: facet(allergenCodes),
    storage: facet(temperatures),
  }),
})

export const categoriesSchema = v.object({
  heading: headingSchema,
  categories: v.array(categoryTileSchema),
})

export const featuredSchema = v.object({
  categories: v.array(categoryTileSchema),
  bestSellers: v.array(productCardSchema),
})

const choiceSchema = v.object({
  value: v.string(),
  label: v.string(),
  addedOre: v.number(),
  /** The size that this choice gives, where it differs from the product's own. */
  netQuantity: v.optional(v.number()),
  /** The product's price with this choice alone. */
  priceOre: v.optional(v.number()),
  unit: v.optional(unit),
})

const optionSchema = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(['choice', 'number', 'text']),
  isRequired: v.boolean(),
  choices: v.array(choiceSchema),
  /** The largest number, or the most characters. */
  max: v.optional(v.number()),
})

export const productSchema = v.object({
  id: v.string(),
  slug: v.string(),
  paths,
  name: v.string(),
  packageSize: v.string(),
  description: v.string(),
  sku: v.string(),
  barcode: v.optional(v.string()),
  tint,
  badge: v.optional(badge),
  images: v.array(
    v.object({ ...productImageSchema.entries, width: v.number(), height: v.number() }),
  ),
  categories: v.array(v.object({ key: v.string(), slug: v.string(), name: v.string() })),
  price: v.object({
    priceOre: v.optional(v.number()),
    priceToOre: v.optional(v.number()),
    isFrom: v.optional(v.boolean()),
    unit: v.optional(unit),
    /** The VAT that the price holds, in basis points: 1500 is 15 %. */
    vatBp: v.optional(v.number()),
  }),
  /** What the unit price is reckoned from: g, ml or pieces. */
  net: v.object({ quantity: v.number(), unit: v.picklist(['g', 'ml', 'piece']) }),
  options: v.array(optionSchema),
  state,
  restockOn: v.optional(v.string()),
  canBuy: v.boolean(),
  quantity: v.object({ min: v.number(), step: v.number(), max: v.number() }),
  temperature: v.picklist(temperatures),
  withdrawal: v.picklist(['standard_14', 'perishable', 'custom_made', 'sealed']),
  food: v.object({
    /** Allergens stand between `**` marks. */
    ingredients: v.string(),
    allergens: v.array(
      v.object({
        code: v.picklist(allergenCodes),
        level: v.picklist(['contains', 'may_contain']),
        detail: v.string(),
      }),
    ),
    storage: v.string(),
    origin: v.string(),
    originCountry: v.string(),
    shelfLifeDays: v.optional(v.number()),
    diets: v.array(v.picklist(diets)),
    nutrition: v.object({
      per: v.picklist(['g', 'ml']),
      portion: v.number(),
      kcal: v.number(),
      rows: v.array(
        v.object({
          nutrient: v.picklist(nutrients),
          amount: v.number(),
          percent: v.nullable(v.number()),
        }),
      ),
    }),
  }),
  related: v.array(productCardSchema),
})

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

export const searchAnswerSchema = v.object({
  /** The text as it was searched for: trimmed, at most 100 characters. */
  query: v.string(),
  results: v.array(searchResultSchema),
})

/** A picture with the widths that it also exists in; the number in `src` is one of them. */
export type ProductImage = v.InferOutput<typeof productImageSchema>
export type ProductCard = v.InferOutput<typeof productCardSchema>
export type CategoryTile = v.InferOutput<typeof categoryTileSchema>
export type ProductListQuery = v.InferOutput<typeof productListQuery>
export type CategoryListQuery = v.InferOutput<typeof categoryListQuery>
export type ProductList = v.InferOutput<typeof productListSchema>
export type Categories = v.InferOutput<typeof categoriesSchema>
export type Featured = v.InferOutput<typeof featuredSchema>
export type ProductOption = v.InferOutput<typeof optionSchema>
export type Product = v.InferOutput<typeof productSchema>
export type SearchResult = v.InferOutput<typeof searchResultSchema>
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
