import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { products, stockLevels } from '#db/schema/index.ts'
import { appConfig } from '#config'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import type { Database } from '#server/platform/database.ts'
import { fallback, fallbackWords, own, ownWords, selectCards } from './card.queries.ts'
import { countFacets, facetCountsOf } from './facets.queries.ts'
import { type Filters, matching, stockOfProduct } from './filter.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { selectCategories, selectCategorySlugs, selectHeading } from './texts.queries.ts'

const { pageSize } = appConfig.catalog

/** One page of the list. */
export async function findCards(database: Database, scope: Scope, query: ProductListQuery) {
  const [cards] = await database.read([pageOfCards(database.build, scope, query)])
  return cards
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
  return facetCountsOf(await database.read(countFacets(database.build, scope, filters)))
}

/** The page's ids are found first, over as few columns as the order needs; the wide joins then meet 40 rows, however many match. */
export function pageOfCards(build: Database['build'], scope: Scope, query: ProductListQuery) {
  const order = orders[query.sort]
  const narrow = build.select({ id: products.id }).from(products)
  const needsWords = query.search !== '' || query.sort === 'name'
  const joined = needsWords
    ? narrow.leftJoin(own, ownWords(scope)).leftJoin(fallback, fallbackWords(scope))
    : narrow
  const stocked = query.scope === 'shop' ? joined.leftJoin(stockLevels, stockOfProduct) : joined
  const chosen = stocked
    .where(matching(scope, query))
    .orderBy(...order)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .as('chosen')
  return selectCards(build, scope)
    .innerJoin(chosen, eq(chosen.id, products.id))
    .orderBy(...order)
}

const price = sql`coalesce(${products.shopPriceOre}, ${products.priceFromOre})`
const pricePerUnit = sql`1.0 * ${products.shopPriceOre} / ${products.netQuantity}
  / case ${products.netUnit} when 'piece' then 1000 else 1 end`

/** The id breaks ties, so that no product is shown on two pages. */
const orders: Record<ProductListQuery['sort'], SQL[]> = {
  popular: [desc(products.popularity), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(sql`coalesce(${own.sortName}, ${fallback.sortName})`), asc(products.id)],
  price: [sql`${price} asc nulls last`, asc(products.id)],
  'price-desc': [sql`${price} desc nulls last`, asc(products.id)],
  'unit-price': [sql`${pricePerUnit} asc nulls last`, asc(products.id)],
}
