import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/index.ts'
import { appConfig } from '#config'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import type { Facet } from '#domain/facets.ts'
import type { Database } from '#server/platform/database.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { selectAssortment } from './assortment.queries.ts'
import { fallback, own, selectCards } from './card.queries.ts'
import { countFacets } from './facets.queries.ts'
import {
  facetConditions,
  type FilterPlaces,
  type Filters,
  type FilterShape,
  filterValues,
  inList,
  narrowed,
  shapeOf,
} from './filter.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { selectCategories, selectCategorySlugs, selectHeading } from './texts.queries.ts'

const { pageSize } = appConfig.catalog

/** One page of the list. */
export async function findCards(database: Database, scope: Scope, query: ProductListQuery) {
  const [rows] = await database.read([pageOfCards(scope, query)])
  return rows.map(({ card }) => card)
}

/** Which products the list could hold, in its order, each with the ticked facets that it does not meet; `most` at most. */
export async function findMatches(
  database: Database,
  scope: Scope,
  query: ProductListQuery,
  most: number,
): Promise<Match[]> {
  const shape = shapeOf(query)
  const values = { ...filterValues(scope, query), most }
  const [[row]] = await database.read([matchesInOrder(values, { ...shape, sort: query.sort })])
  if (!row) throw new Error('a group is one row')
  return row.matches.map(([id, ...isMet]) => ({
    id,
    unmet: shape.facets.filter((_, place) => isMet[place] !== 1),
  }))
}

export interface Match {
  id: string
  unmet: Facet[]
}

/** The first products of the assortment, `most` at most. */
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

type Sort = ProductListQuery['sort']

/** As one JSON text: a row each would cost more than finding it. */
const matchesInOrder = keptQuery(
  (build, at: FilterPlaces & Places<'most'>, shape: FilterShape & { sort: Sort }) => {
    const { isShop, isSearch, sort } = shape
    const isMet = facetConditions(at, shape).map(([, condition]) => condition)
    const columns = {
      match: sql`json_array(${sql.join([products.id, ...isMet], sql`, `)})`.as('match'),
    }
    const matched = narrowed(build, at, {
      columns,
      needsWords: isSearch || sort === 'name',
      isShop,
    })
      .where(inList(at, shape))
      .orderBy(...orders[sort])
      .limit(at.most)
      .as('matched')
    return build
      .select({ matches: sql<MatchRow[]>`json_group_array(json(match))`.mapWith(matchesOf) })
      .from(matched)
  },
)

type MatchRow = [id: string, ...isMet: number[]]

function matchesOf(text: string): MatchRow[] {
  return JSON.parse(text) as MatchRow[]
}

/** The page's ids are found first, over as few columns as the order needs; the wide joins then meet 40 rows, however many match. */
const cardsInOrder = keptQuery(
  (build, at: FilterPlaces & Places<'offset'>, shape: FilterShape & { sort: Sort }) => {
    const { isShop, isSearch, sort } = shape
    const order = orders[sort]
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
)

const price = sql`coalesce(${products.shopPriceOre}, ${products.priceFromOre})`
const pricePerUnit = sql`1.0 * ${products.shopPriceOre} / ${products.netQuantity}
  / case ${products.netUnit} when 'piece' then 1000 else 1 end`

/** The id breaks ties, so that no product is shown on two pages. */
const orders: Record<Sort, SQL[]> = {
  popular: [desc(products.popularity), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(sql`coalesce(${own.sortName}, ${fallback.sortName})`), asc(products.id)],
  price: [sql`${price} asc nulls last`, asc(products.id)],
  'price-desc': [sql`${price} desc nulls last`, asc(products.id)],
  'unit-price': [sql`${pricePerUnit} asc nulls last`, asc(products.id)],
}
