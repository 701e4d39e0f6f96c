import { eq, sql } from 'drizzle-orm'
import {
  productAllergens,
  productCategories,
  productDiets,
  products,
  stockLevels,
} from '#db/schema/index.ts'
import type { FacetCounts } from '#domain/facets.ts'
import type { Database } from '#server/platform/database.ts'
import { fallback, fallbackWords, own, ownWords } from './card.queries.ts'
import { type Facet, type Filters, matching, stockOfProduct } from './filter.queries.ts'
import type { Scope } from '#server/http/scope.ts'

const count = sql<number>`count(*)`

/** The counts of every facet, each under the filters of the others: six queries for the batch of a list. */
export function countFacets(build: Database['build'], scope: Scope, filters: Filters) {
  const among = (except?: Facet) => matchingIds(build, scope, filters, except)
  const [all, category, diet, free, storage] = [
    among(),
    among('category'),
    among('diet'),
    among('free'),
    among('storage'),
  ]
  return [
    build.select({ value: sql<string>`'total'`, count }).from(all),
    build
      .select({ value: productCategories.categoryId, count })
      .from(category)
      .innerJoin(productCategories, eq(productCategories.productId, category.id))
      .groupBy(productCategories.categoryId),
    build
      .select({ value: productDiets.diet, count })
      .from(diet)
      .innerJoin(productDiets, eq(productDiets.productId, diet.id))
      .groupBy(productDiets.diet),
    build
      .select({
        value: productAllergens.code,
        count: sql<number>`count(distinct ${productAllergens.productId})`,
      })
      .from(free)
      .innerJoin(productAllergens, eq(productAllergens.productId, free.id))
      .groupBy(productAllergens.code),
    build.select({ value: sql<string>`'besides free'`, count }).from(free),
    build.select({ value: storage.temperature, count }).from(storage).groupBy(storage.temperature),
  ] as const
}

interface CountRow {
  value: string
  count: number
}

/** The answers of `countFacets`, in its order. */
export function facetCountsOf(rows: readonly (readonly CountRow[])[]): FacetCounts {
  const [total, categories, diet, withAllergen, besidesFree, storage] = rows.map(byValue)
  return {
    total: total?.['total'] ?? 0,
    categories: categories ?? {},
    diet: diet ?? {},
    withAllergen: withAllergen ?? {},
    besidesFree: besidesFree?.['besides free'] ?? 0,
    storage: storage ?? {},
  }
}

function matchingIds(build: Database['build'], scope: Scope, filters: Filters, except?: Facet) {
  const narrow = build.select({ id: products.id, temperature: products.temperature }).from(products)
  const worded = filters.search
    ? narrow.leftJoin(own, ownWords(scope)).leftJoin(fallback, fallbackWords(scope))
    : narrow
  const stocked = filters.scope === 'shop' ? worded.leftJoin(stockLevels, stockOfProduct) : worded
  return stocked.where(matching(scope, filters, except)).as('matched')
}

function byValue(rows: readonly CountRow[]): Record<string, number> {
  return Object.fromEntries(rows.map((row) => [row.value, row.count]))
}
