import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { productAllergens, productCategories, productDiets, products } from '#db/schema/index.ts'
import type { FacetFacts } from '#domain/facets.ts'
import type { ListSort } from '#domain/listed-product.ts'
import type { ScopePlaces } from '#server/http/scope.ts'
import { jsonRow } from '#server/platform/json-row.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { fallback, isListed, own, selectWithCards } from './card.queries.ts'
import { orders } from './order.queries.ts'

/** Every product that lists can hold, with all that they look at; the most popular alone where they are too many. */
export const selectAssortment = keptQuery((build, at: ScopePlaces & Places<'most'>) => {
  const chosen = build
    .select({ id: products.id })
    .from(products)
    .where(isListed(at))
    .orderBy(desc(products.popularity))
    .limit(at.most)
    .as('chosen')
  return selectWithCards(build, at, { facts, found, places }).innerJoin(
    chosen,
    eq(chosen.id, products.id),
  )
})

const facts = jsonRow<FacetFacts>({
  categories: sql`json((select json_group_array(${productCategories.categoryId})
    from ${productCategories} where ${productCategories.productId} = ${products.id}))`,
  diets: sql`json((select json_group_array(${productDiets.diet})
    from ${productDiets} where ${productDiets.productId} = ${products.id}))`,
  allergens: sql`json((select json_group_array(distinct ${productAllergens.code})
    from ${productAllergens} where ${productAllergens.productId} = ${products.id}))`,
  temperature: products.temperature,
})

/** What a product is found by. */
export interface FoundRow {
  own: string | null
  fallback: string | null
  sku: string | null
  barcode: string | null
}

const found = jsonRow<FoundRow>({
  own: own.folded,
  fallback: fallback.folded,
  sku: products.sku,
  barcode: products.barcode,
})

const places = jsonRow<Record<ListSort, number>>({
  popular: placeIn('popular'),
  newest: placeIn('newest'),
  name: placeIn('name'),
  price: placeIn('price'),
  'price-desc': placeIn('price-desc'),
  'unit-price': placeIn('unit-price'),
})

/** Counted by the database, so that there is one meaning of each order. */
function placeIn(sort: ListSort): SQL<number> {
  return sql<number>`row_number() over (order by ${sql.join(orders[sort], sql`, `)})`
}
