import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  categoryTranslations,
  productAllergens,
  productCategories,
  productDiets,
  products,
  stockLevels,
} from '#db/schema/index.ts'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import { fold } from '#domain/search.ts'
import { fallback, isListed, left, own } from './card.queries.ts'
import type { Scope } from '#server/http/scope.ts'

export type Filters = Omit<ProductListQuery, 'sort' | 'page'>
export type Facet = 'category' | 'diet' | 'free' | 'storage'

/** What a list's products must meet, but for one facet where its own values are being counted. */
export function matching(scope: Scope, filters: Filters, except?: Facet): SQL | undefined {
  const facets: Record<Facet, SQL | undefined> = {
    category: inCategory(scope, filters.category),
    diet: and(...filters.diet.map(withDiet)),
    free: filters.free.length > 0 ? without(filters.free) : undefined,
    storage:
      filters.storage.length > 0 ? inArray(products.temperature, filters.storage) : undefined,
  }
  if (except) facets[except] = undefined
  return and(
    isListed(scope),
    filters.scope === 'shop' ? isBuyable : undefined,
    filters.search ? mentions(filters.search) : undefined,
    ...Object.values(facets),
  )
}

/** A product whose words, in the page's language or its fallback, hold the text; or whose item number or barcode it is. */
export function mentions(text: string): SQL | undefined {
  const needle = fold(text)
  return or(
    needle === '' ? undefined : sql`instr(${own.folded}, ${needle}) > 0`,
    needle === '' ? undefined : sql`instr(${fallback.folded}, ${needle}) > 0`,
    sql`${products.sku} = ${text.toUpperCase()}`,
    eq(products.barcode, text),
  )
}

/** A category by its key or by its slug in any language: the key first, then the page's language, as `categoryNamed` finds it. */
function categoryId(scope: Scope, name: string): SQL<string | null> {
  return sql`(
    select ${categories.id} from ${categories}
    left join ${categoryTranslations} on ${categoryTranslations.categoryId} = ${categories.id}
      and ${categoryTranslations.slug} = ${name}
    where ${categories.factoryId} = ${scope.factoryId} and ${categories.isActive} = 1
      and (${categories.key} = ${name} or ${categoryTranslations.slug} is not null)
    order by ${categories.key} = ${name} desc,
      ${categoryTranslations.languageCode} = ${scope.languageCode} desc,
      ${categories.sortOrder}, ${categories.id}
    limit 1)`
}

/** What can be put into the cart now: the twin of `canBeBought` for a whole list. */
const isBuyable = sql`${products.availability} = 'sale' and ${products.shopPriceOre} is not null
  and (${products.stockPolicy} <> 'tracked' or ${left} >= ${products.minQty})`

/** Joined by a query whose conditions may look at stock or words. */
export const stockOfProduct = eq(stockLevels.productId, products.id)

function inCategory(scope: Scope, name: string): SQL | undefined {
  if (name === '') return undefined
  return sql`exists (select 1 from ${productCategories}
    where ${productCategories.categoryId} = ${categoryId(scope, name)}
      and ${productCategories.productId} = ${products.id})`
}

function withDiet(diet: string): SQL {
  return sql`exists (select 1 from ${productDiets}
    where ${productDiets.diet} = ${diet} and ${productDiets.productId} = ${products.id})`
}

function without(allergens: Filters['free']): SQL {
  return sql`not exists (select 1 from ${productAllergens}
    where ${productAllergens.productId} = ${products.id}
      and ${inArray(productAllergens.code, allergens)})`
}
