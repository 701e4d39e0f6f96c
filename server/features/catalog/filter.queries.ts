import { and, eq, type SQL, sql } from 'drizzle-orm'
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
import type { Facet } from '#domain/facets.ts'
import type { Build } from '#server/platform/build.ts'
import type { Params } from '#server/platform/prepared-query.ts'
import { fallback, fallbackWords, isListed, left, own, ownWords } from './card.queries.ts'
import { type Scope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import { mentions, textLists, type TextParams, textValues } from './mentions.queries.ts'

export type Filters = Omit<ProductListQuery, 'sort' | 'page'>

export type FilterParams = ScopeParams & TextParams & Params<Facet>

/** What of it is a list, for the queries that read it. */
export const filterLists = [...scopeLists, ...textLists]

/** What the text of a list's query depends on: which filters there are, whatever they say. */
export interface FilterShape {
  isShop: boolean
  isSearch: boolean
  facets: Facet[]
}

export function shapeOf({ scope, search, category, diet, free, storage }: Filters): FilterShape {
  const isChosen = {
    category: category !== '',
    diet: diet.length > 0,
    free: free.length > 0,
    storage: storage.length > 0,
  }
  return {
    isShop: scope === 'shop',
    isSearch: search !== '',
    facets: facetNames.filter((name) => isChosen[name]),
  }
}
const facetNames = ['category', 'diet', 'free', 'storage'] as const

/** The values of a list's query; several of one facet go as one JSON text. */
export function filterValues(scope: Scope, filters: Filters) {
  const { search, category, diet, free, storage } = filters
  return {
    ...scope,
    ...textValues(search),
    category,
    diet: JSON.stringify(diet),
    free: JSON.stringify(free),
    storage: JSON.stringify(storage),
  }
}

/** The products that a list is narrowed down from, with what its conditions look at, and as few columns as it needs. */
export function narrowed(
  build: Build,
  at: FilterParams,
  wanted: { columns?: Record<string, SQL.Aliased>; needsWords: boolean; isShop: boolean },
) {
  const { columns, needsWords, isShop } = wanted
  const narrow = build.select({ id: products.id, ...columns }).from(products)
  const worded = needsWords
    ? narrow.leftJoin(own, ownWords(at)).leftJoin(fallback, fallbackWords(at))
    : narrow
  return isShop ? worded.leftJoin(stockLevels, stockOfProduct) : worded
}

/** What a list's products must meet, whatever is ticked. */
export function inList(at: FilterParams, { isShop, isSearch }: FilterShape): SQL | undefined {
  return and(isListed(at), isShop ? isBuyable : undefined, isSearch ? mentions(at) : undefined)
}

/** What each facet that is ticked demands. */
export function facetConditions(at: FilterParams, { facets }: FilterShape): [Facet, SQL][] {
  const conditions = {
    category: () => inCategory(at),
    diet: () => withDiets(at),
    free: () => without(at),
    storage: () => sql`${products.temperature} in ${listed(at.storage)}`,
  }
  return facets.map((facet) => [facet, conditions[facet]()])
}

/** A category by its key or by its slug in any language: the key first, then the page's language, as `categoryNamed` finds it. */
function categoryId(at: FilterParams): SQL<string | null> {
  return sql`(
    select ${categories.id} from ${categories}
    left join ${categoryTranslations} on ${categoryTranslations.categoryId} = ${categories.id}
      and ${categoryTranslations.slug} = ${at.category}
    where ${categories.factoryId} = ${at.factoryId} and ${categories.isActive} = 1
      and (${categories.key} = ${at.category} or ${categoryTranslations.slug} is not null)
    order by ${categories.key} = ${at.category} desc,
      ${categoryTranslations.languageCode} = ${at.languageCode} desc,
      ${categories.sortOrder}, ${categories.id}
    limit 1)`
}

/** What can be put into the cart now: the twin of `canBeBought` for a whole list. */
const isBuyable = sql`${products.availability} = 'sale' and ${products.priceOre} is not null
  and (${products.stockPolicy} <> 'tracked' or ${left} >= ${products.minQty})`

/** Joined by a query whose conditions may look at stock or words. */
const stockOfProduct = eq(stockLevels.productId, products.id)

function inCategory(at: FilterParams): SQL {
  return sql`exists (select 1 from ${productCategories}
    where ${productCategories.categoryId} = ${categoryId(at)}
      and ${productCategories.productId} = ${products.id})`
}

/** Every diet that is ticked. */
function withDiets({ diet }: FilterParams): SQL {
  return sql`(select count(*) from ${productDiets}
    where ${productDiets.productId} = ${products.id}
      and ${productDiets.diet} in ${listed(diet)}) = json_array_length(${diet})`
}

/** None of the allergens that are ticked. */
function without({ free }: FilterParams): SQL {
  return sql`not exists (select 1 from ${productAllergens}
    where ${productAllergens.productId} = ${products.id}
      and ${productAllergens.code} in ${listed(free)})`
}

function listed(texts: FilterParams[Facet]): SQL {
  return sql`(select value from json_each(${texts}))`
}
