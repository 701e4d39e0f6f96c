import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import { appConfig } from '#config'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import type { ListSort } from '#domain/listed-product.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { selectAssortment } from './assortment.queries.ts'
import { selectCards } from './card.queries.ts'
import { countFacets } from './facets.queries.ts'
import {
  facetConditions,
  filterLists,
  type FilterParams,
  type Filters,
  type FilterShape,
  filterValues,
  inList,
  narrowed,
  shapeOf,
} from './filter.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { ordersIn } from './order.queries.ts'
import { selectCategories, selectCategorySlugs, selectHeading } from './texts.queries.ts'

const { pageSize } = appConfig.catalog

/** One page of the list. */
export async function findCards(database: Database, scope: Scope, query: ProductListQuery) {
  const [rows] = await database.read([pageOfCards(scope, query)])
  return rows.map(({ card }) => card)
}

/** The assortment in no order; the `most` most popular of it at most. */
export async function findAssortment(database: Database, scope: Scope, most: number) {
  const [rows] = await database.read([selectAssortment({ ...scope, most })])
  return rows
}

/** The words around a list, which no filter changes. */
export async function findListWords(database: Database, scope: Scope, pageSlug: string) {
  const { build } = database
  const [categories, slugs, heading] = await database.read([
    selectCategories(build, scope),
    selectCategorySlugs(build, scope),
    selectHeading(build, scope, pageSlug),
  ])
  return { categories, slugs, heading }
}

/** How much every value of every facet would leave. */
export async function findFacetCounts(database: Database, scope: Scope, filters: Filters) {
  const [[row]] = await database.read([countFacets(filterValues(scope, filters), shapeOf(filters))])
  if (!row) throw new Error('a count is one row')
  return row.counts
}

/** The query for one page of the list. */
export function pageOfCards(scope: Scope, query: ProductListQuery) {
  const values = { ...filterValues(scope, query), offset: (query.page - 1) * pageSize }
  return cardsInOrder(values, { ...shapeOf(query), sort: query.sort })
}

/** The page's ids are found first, over as few columns as the order needs; the wide joins then meet 40 rows, however many match. */
const cardsInOrder = preparedQuery(
  (build, at: FilterParams & Params<'offset'>, shape: FilterShape & { sort: ListSort }) => {
    const { isShop, isSearch, sort } = shape
    const order = ordersIn(at)[sort]
    const needsWords = isSearch || sort === 'name'
    const conditions = facetConditions(at, shape).map(([, isMet]) => isMet)
    const chosen = narrowed(build, at, { needsWords, isShop })
      .where(and(inList(at, shape), ...conditions))
      .orderBy(...order)
      .limit(pageSize)
      .offset(at.offset)
      .as('chosen')
    return selectCards(build, at)
      .innerJoin(chosen, eq(chosen.id, products.id))
      .orderBy(...order)
  },
  filterLists,
)
