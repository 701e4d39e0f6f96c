import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { sharedPictureSchema } from './social-picture.schema.ts'
import { appConfig } from '#config'
import { allergenCodes, diets, sorts, temperatures } from './catalog.ts'
import {
  alternates,
  paths,
  productCardSchema,
  productImageSchema,
  tint,
} from './product-card.schema.ts'
import { searchedText } from './search.schema.ts'

const maxSlug = 200

/** Several values in one parameter, parted by commas. */
function listOf<const Values extends readonly string[]>(values: Values) {
  return v.optional(
    v.pipe(
      boundedText(200),
      v.transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))]),
      v.array(v.picklist(values)),
    ),
    '',
  )
}

const filters = {
  search: searchedText,
  sort: v.optional(v.picklist(sorts), 'popular'),
  page: v.optional(
    v.pipe(
      boundedText(4),
      v.regex(/^\d+$/u),
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
  category: v.optional(boundedText(maxSlug), ''),
  scope: v.optional(v.picklist(['all', 'shop']), 'all'),
})
export const slugParam = v.object({
  slug: v.pipe(boundedText(maxSlug, 'not_found'), v.minLength(1)),
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

export const headingSchema = v.object({
  /** The page whose words they are; none of a category, which is called by its own. */
  page: v.optional(v.picklist(['products', 'shop', 'categories', 'restaurants'])),
  title: v.string(),
  lede: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
  /** By `title` or `lede`, the language of what is in another one than the page's. */
  fallbackLanguages: v.optional(
    v.record(v.string(), v.object({ lang: v.string(), dir: v.picklist(['ltr', 'rtl']) })),
  ),
  picture: v.optional(sharedPictureSchema),
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
  category: v.optional(
    v.object({ key: v.string(), slug: v.string(), name: v.string(), paths, alternates }),
  ),
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

export type CategoryTile = v.InferOutput<typeof categoryTileSchema>
export type ProductListQuery = v.InferOutput<typeof productListQuery>
export type CategoryListQuery = v.InferOutput<typeof categoryListQuery>
export type ProductList = v.InferOutput<typeof productListSchema>
export type Categories = v.InferOutput<typeof categoriesSchema>
export type Featured = v.InferOutput<typeof featuredSchema>
