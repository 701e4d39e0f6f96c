import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { catalogueRules } from './catalogue-rules.ts'
import { catalogueLayouts, cataloguePrices } from './catalogues.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { tint } from './product-card.schema.ts'

const { mostGoods, mostCategories, longestKey } = catalogueRules

const key = v.pipe(boundedText(longestKey), v.regex(/^[a-z0-9][a-z0-9-]*$/u))
const flag = v.boolean()

const chosen = {
  layout: v.picklist(catalogueLayouts),
  prices: v.picklist(cataloguePrices),
  hasCover: flag,
  hasAllergens: flag,
  hasBarcodes: flag,
}

/** What somebody puts into a catalogue, and the language that it speaks. */
export const catalogueChoiceSchema = v.strictObject({
  categories: v.pipe(v.array(key), v.maxLength(mostCategories)),
  products: v.pipe(v.array(key), v.maxLength(mostGoods, 'catalogue_too_large')),
  ...chosen,
  language: chosenLanguageSchema,
})
export type SentCatalogue = v.InferOutput<typeof catalogueChoiceSchema>

/** Keys parted by commas. A sign that no key has, `-`, names nothing: what is empty is all. */
function keys(most: number) {
  return v.optional(
    v.pipe(
      boundedText(most * (longestKey + 1)),
      v.transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))]),
      v.array(v.union([v.literal('-'), key])),
      v.maxLength(most),
    ),
    '',
  )
}

const shown = v.optional(v.picklist(['1', '0']), '1')

/** The same as an address holds it: all of it may be left out. */
export const catalogueQuery = v.pipe(
  v.strictObject({
    categories: keys(mostCategories),
    products: keys(mostGoods),
    layout: v.optional(chosen.layout, 'grid'),
    prices: v.optional(chosen.prices, 'consumer'),
    cover: shown,
    allergens: shown,
    barcodes: shown,
    in: v.optional(v.union([v.literal(''), chosenLanguageSchema]), ''),
  }),
  v.transform(({ categories, products, cover, allergens, barcodes, in: language, ...rest }) => ({
    ...rest,
    categories: categories.filter((each) => each !== '-'),
    products: products.filter((each) => each !== '-'),
    isNothing: products.length === 0 && categories.length === 1 && categories[0] === '-',
    hasCover: cover === '1',
    hasAllergens: allergens === '1',
    hasBarcodes: barcodes === '1',
    language,
  })),
)
export type CatalogueQuery = v.InferOutput<typeof catalogueQuery>

export const catalogueParam = v.object({
  token: v.pipe(boundedText(40, 'not_found'), v.regex(/^[\w-]{10,}$/u, 'not_found')),
})

/** A text of the factory; with `lang` where it is in another language than the sheet, which says so with a °. */
const sheetText = v.object({
  text: v.string(),
  lang: v.optional(v.string()),
  isRightToLeft: v.optional(v.boolean()),
})
export type SheetText = v.InferOutput<typeof sheetText>

export const sheetPieceSchema = v.object({ text: v.string(), isStrong: v.boolean() })

/** One of the goods, in words: what a card of paper says of it. */
export const sheetGoodsSchema = v.object({
  key: v.string(),
  /** Bare path of its page. */
  path: v.string(),
  name: sheetText,
  packageSize: sheetText,
  description: sheetText,
  /** `Contains milk.` in pieces; empty where nothing is to be said. */
  allergens: v.array(sheetPieceSchema),
  /** Of a page that has room for them. */
  ingredients: v.optional(v.array(sheetPieceSchema)),
  storage: v.optional(sheetText),
  /** As it is written; absent where the factory names none, or the catalogue shows none. */
  price: v.optional(v.string()),
  /** Unit price, the lowest price before a sale, prices by quantity. */
  priceNotes: v.array(v.string()),
  sku: v.string(),
  gtin: v.optional(v.string()),
  picture: v.optional(v.string()),
  tint,
})
export type SheetGoods = v.InferOutput<typeof sheetGoodsSchema>

const group = v.object({ title: sheetText, goods: v.array(sheetGoodsSchema) })
export type SheetGroup = v.InferOutput<typeof group>

const sheetPage = v.variant('kind', [
  v.object({ kind: v.literal('cover') }),
  v.object({
    kind: v.literal('contents'),
    rows: v.array(v.object({ title: sheetText, page: v.number() })),
  }),
  v.object({ kind: v.literal('goods'), groups: v.array(group) }),
])
export type SheetPage = v.InferOutput<typeof sheetPage>

/** A whole catalogue in the words of its language: the page of the site and the file draw the same. */
export const catalogueSheetSchema = v.object({
  lang: v.string(),
  isRightToLeft: v.boolean(),
  company: v.object({
    name: v.string(),
    address: v.string(),
    contact: v.string(),
  }),
  layout: v.picklist(catalogueLayouts),
  cover: v.object({
    title: v.string(),
    kind: v.string(),
    count: v.string(),
    pictures: v.array(v.object({ picture: v.string(), tint })),
  }),
  contents: v.string(),
  /** What the prices hold. */
  note: v.string(),
  pages: v.array(sheetPage),
  /** Changes with all that it shows; the first six letters of a hash. */
  version: v.string(),
  date: v.string(),
  coverage: v.string(),
  /** What ° means; empty where nothing has it. */
  source: v.string(),
})
export type CatalogueSheet = v.InferOutput<typeof catalogueSheetSchema>

export const catalogueViewSchema = v.object({
  choice: catalogueChoiceSchema,
  isNothing: v.boolean(),
  /** How many goods it holds, and how many it may. */
  count: v.number(),
  most: v.number(),
  categories: v.array(v.object({ key: v.string(), name: v.string(), count: v.number() })),
  /** The single goods that were chosen. */
  products: v.array(v.object({ key: v.string(), name: v.string() })),
  languages: v.array(v.object({ code: v.string(), name: v.string(), percent: v.number() })),
  /** Absent where there is nothing to show, or too much. */
  sheet: v.optional(catalogueSheetSchema),
  /** The file, where it is ready and shows just this. */
  file: v.optional(v.object({ pages: v.number(), bytes: v.number(), builtAt: v.number() })),
})
export type CatalogueView = v.InferOutput<typeof catalogueViewSchema>

export const madeCatalogueSchema = v.object({ token: v.string() })
export const catalogueGoodsSchema = v.object({
  goods: v.array(v.object({ key: v.string(), name: v.string(), sku: v.string() })),
})
export type CatalogueGoods = v.InferOutput<typeof catalogueGoodsSchema>
