import * as v from 'valibot'
import { appConfig } from '#config'
import { rev } from './account.schema.ts'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import {
  availabilities,
  badges,
  netUnits,
  temperatures,
  vatClasses,
  withdrawalPolicies,
} from './catalog.ts'
import { barcodeSchema } from './barcode.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { isSlug } from './page-address.ts'
import { productFoodSchema } from './product-food.schema.ts'
import { productOptionsSchema } from './attributes.schema.ts'
import { productPicturesSchema } from './product-pictures.schema.ts'
import { productPriceSchema, shopPrice } from './product-price.schema.ts'
import { productStockSchema } from './product-stock.schema.ts'
import { productTradeSchema } from './product-trade.schema.ts'
import { tint } from './product-card.schema.ts'

/** How many products a factory can have, beside those that it has put away. */
export const mostProducts = appConfig.limits.maxProductsPerFactory
export const productsPageSize = 50
export const mostProductLetters = 120
export const mostProductWords = 4000
export const longestSku = 40
export const longestPackageSize = 60

/** What a product can lack. */
export const productGaps = ['food', 'languages', 'pictures'] as const
export type ProductGap = (typeof productGaps)[number]
export const productStates = ['published', 'draft', 'archived'] as const
export type ProductState = (typeof productStates)[number]
const productSorts = [
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
  'changed',
  '-changed',
] as const

/** How the list is asked for; what makes no sense is left out rather than refused, since it comes from an address. */
export const productQuerySchema = v.object({
  /** In names in all languages, item numbers and barcodes. */
  q: listSearch,
  category: v.optional(v.fallback(v.optional(uuid()), undefined)),
  state: listChoice(productStates),
  missing: listChoice(productGaps),
  stock: listChoice(['low'] as const),
  sort: listChoice(productSorts),
  page: listPage,
})
export type ProductQuery = v.InferOutput<typeof productQuerySchema>

const completeness = v.object({
  /** Somebody has answered for what is in it. */
  hasFood: v.boolean(),
  /** In how many of the site's languages it has a name, and how many there are. */
  languages: v.number(),
  ofLanguages: v.number(),
  pictures: v.number(),
})

const listedProduct = v.object({
  id: v.string(),
  rev: v.number(),
  /** In the reader's language, else in one that stands in for it. */
  name: v.string(),
  sku: v.string(),
  imageUrl: v.nullable(v.string()),
  tint,
  state: v.picklist(productStates),
  /** What a buyer pays; null where the shop names no price. */
  priceOre: v.nullable(v.number()),
  shopPriceOre: v.nullable(v.number()),
  /** What can be sold, and what stands on the shelf; null where nothing is counted. */
  free: v.nullable(v.number()),
  onHand: v.nullable(v.number()),
  isLow: v.boolean(),
  completeness,
})
export type ListedProductRow = v.InferOutput<typeof listedProduct>

export const adminProductsSchema = v.object({
  products: v.array(listedProduct),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** In their order and the reader's language. */
  categories: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type AdminProducts = v.InferOutput<typeof adminProductsSchema>

const words = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  packageSize: v.string(),
})

const facts = v.object({
  sku: v.string(),
  barcode: v.nullable(v.string()),
  /** Where its crumbs lead; it also stands in others. */
  categoryId: v.string(),
  otherCategoryIds: v.array(v.string()),
  vatClass: v.picklist(vatClasses),
  availability: v.picklist(availabilities),
  minQty: v.number(),
  stepQty: v.number(),
  maxQty: v.number(),
  netQuantity: v.number(),
  netUnit: v.picklist(netUnits),
  grossWeightG: v.number(),
  temperature: v.picklist(temperatures),
  withdrawalPolicy: v.picklist(withdrawalPolicies),
  shelfLifeDays: v.nullable(v.number()),
  originCountry: v.string(),
  badge: v.nullable(v.picklist(badges)),
})
export type ProductFacts = v.InferOutput<typeof facts>

export const adminProductSchema = v.object({
  id: v.string(),
  /** What lists of pages name it by: it stays for ever. */
  key: v.string(),
  /** Covers the product with all that belongs to it. */
  rev: v.number(),
  state: v.picklist(productStates),
  /** Of a dish: who makes it. Null of goods. */
  restaurantId: v.nullable(v.string()),
  tint,
  imageUrl: v.nullable(v.string()),
  /** By the code of the language: only those that it has words in. */
  words: v.record(v.string(), words),
  facts,
  price: productPriceSchema,
  stock: productStockSchema,
  trade: productTradeSchema,
  food: productFoodSchema,
  pictures: productPicturesSchema,
  options: productOptionsSchema,
  completeness,
})
export type AdminProduct = v.InferOutput<typeof adminProductSchema>

export const productParam = v.strictObject({ id: uuid('not_found') })
export const productLanguageParam = v.strictObject({
  id: uuid('not_found'),
  code: languageCodeSchema,
})

const name = boundedName(mostProductLetters, 'product_name_long', 'product_name_missing')
const slug = v.pipe(
  boundedText(200, 'slug_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.check(isSlug, 'slug_invalid'),
)
const sku = v.pipe(
  boundedLine(longestSku, 'sku_invalid'),
  v.transform((text) => text.toUpperCase()),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}./-]*$/u, 'sku_invalid'),
)
const packageSize = boundedLine(longestPackageSize, 'text_long')
const whole = (least: number, most: number) =>
  v.pipe(
    v.number('amount_invalid'),
    v.integer('amount_invalid'),
    v.minValue(least, 'amount_invalid'),
    v.maxValue(most, 'amount_invalid'),
  )
/** Of the largest pack that a buyer can carry away. */
const mostGrams = 1_000_000
const netQuantity = whole(1, mostGrams)
const netUnit = v.picklist(netUnits)

export const newProductSchema = v.strictObject({
  /** The language that it is begun in. */
  languageCode: languageCodeSchema,
  name,
  slug,
  sku,
  categoryId: uuid('category_missing'),
  shopPriceOre: shopPrice,
  netQuantity,
  netUnit,
})
export type NewProduct = v.InferOutput<typeof newProductSchema>

export const saveProductWordsSchema = v.strictObject({
  rev,
  name,
  slug,
  description: v.pipe(
    boundedText(4 * mostProductWords, 'text_long'),
    v.trim(),
    v.maxLength(mostProductWords, 'text_long'),
  ),
  packageSize,
})
export type SaveProductWords = v.InferOutput<typeof saveProductWordsSchema>

export const saveProductFactsSchema = v.strictObject({
  rev,
  sku,
  barcode: barcodeSchema,
  categoryId: uuid('category_missing'),
  otherCategoryIds: v.pipe(v.array(uuid('category_missing')), v.maxLength(100)),
  vatClass: v.picklist(vatClasses),
  availability: v.picklist(availabilities),
  minQty: whole(1, appConfig.limits.maxLineQuantity),
  stepQty: whole(1, appConfig.limits.maxLineQuantity),
  maxQty: whole(1, appConfig.limits.maxLineQuantity),
  netQuantity,
  netUnit,
  grossWeightG: whole(1, mostGrams),
  temperature: v.picklist(temperatures),
  withdrawalPolicy: v.picklist(withdrawalPolicies),
  shelfLifeDays: v.nullable(whole(1, 3650)),
  /** ISO 3166-1 alpha-2. */
  originCountry: v.pipe(
    boundedText(2, 'country_invalid'),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/u, 'country_invalid'),
  ),
  badge: v.nullable(v.picklist(badges)),
})
export type SaveProductFacts = v.InferOutput<typeof saveProductFactsSchema>

export const saveProductStateSchema = v.strictObject({
  rev,
  state: v.picklist(productStates),
})
export type SaveProductState = v.InferOutput<typeof saveProductStateSchema>

const chosen = v.strictObject({ id: uuid('not_found'), rev })
function severalOf<Chosen extends v.GenericSchema>(each: Chosen) {
  return v.pipe(v.array(each), v.minLength(1, 'amount_invalid'), v.maxLength(productsPageSize))
}

/** One change of several products at once, each as its editor saw it. */
export const changeProductsSchema = v.variant('what', [
  v.strictObject({
    what: v.literal('price'),
    products: severalOf(v.strictObject({ ...chosen.entries, shopPriceOre: shopPrice })),
    isSure: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    what: v.literal('category'),
    products: severalOf(chosen),
    categoryId: uuid('category_missing'),
  }),
  v.strictObject({
    what: v.literal('state'),
    products: severalOf(chosen),
    state: v.picklist(productStates),
  }),
])
export type ChangeProducts = v.InferOutput<typeof changeProductsSchema>

export const changedProductsSchema = v.object({
  done: v.number(),
  /** Those that stayed as they were, and why. */
  refused: v.array(v.object({ id: v.string(), message: v.string() })),
})
export type ChangedProducts = v.InferOutput<typeof changedProductsSchema>
