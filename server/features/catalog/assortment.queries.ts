import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { productAllergens, productCategories, productDiets, products } from '#db/schema/index.ts'
import type { FacetFacts } from '#domain/facets.ts'
import type { ListSort } from '#domain/listed-product.ts'
import { type InScope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import { jsonRow } from '#server/platform/json-row.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { fallback, isListed, own, selectWithCards, wordsOfFallback } from './card.queries.ts'
import { ordersIn } from './order.queries.ts'

/** Every product that lists can hold, with all that they look at; the most popular alone where they are too many. */
export const selectAssortment = preparedQuery((build, at: ScopeParams & Params<'most'>) => {
  const chosen = build
    .select({ id: products.id })
    .from(products)
    .where(isListed(at))
    .orderBy(desc(products.popularity))
    .limit(at.most)
    .as('chosen')
  const more = { facts, found: foundIn(at), places: placesIn(at) }
  return selectWithCards(build, at, more).innerJoin(chosen, eq(chosen.id, products.id))
}, scopeLists)

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
  /** As a search looks into them, in every language that they may be read in. */
  words: (string | null)[]
  sku: string | null
  barcode: string | null
}

function foundIn(scope: InScope): SQL<FoundRow> {
  const words = [own.folded, ...wordsOfFallback(scope, 'folded'), fallback.folded]
  return jsonRow<FoundRow>({
    words: sql`json_array(${sql.join(words, sql`, `)})`,
    sku: products.sku,
    barcode: products.barcode,
  })
}

function placesIn(scope: InScope): SQL<Record<ListSort, number>> {
  const orders = ordersIn(scope)
  return jsonRow<Record<ListSort, number>>({
    popular: placeIn(orders.popular),
    newest: placeIn(orders.newest),
    name: placeIn(orders.name),
    price: placeIn(orders.price),
    'price-desc': placeIn(orders['price-desc']),
    'unit-price': placeIn(orders['unit-price']),
  })
}

/** Counted by the database, so that there is one meaning of each order. */
function placeIn(order: SQL[]): SQL<number> {
  return sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`
}
