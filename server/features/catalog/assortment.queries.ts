import { desc, sql } from 'drizzle-orm'
import { productAllergens, productCategories, productDiets, products } from '#db/schema/index.ts'
import type { FacetFacts } from '#domain/facets.ts'
import type { ScopePlaces } from '#server/http/scope.ts'
import { jsonRow } from '#server/platform/json-row.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { isListed, selectWithCards } from './card.queries.ts'

/** Every product that lists can hold, with its card and what facets count it by; the most popular first where they are too many. */
export const selectAssortment = keptQuery((build, at: ScopePlaces & Places<'most'>) =>
  selectWithCards(build, at, { facts })
    .where(isListed(at))
    .orderBy(desc(products.popularity))
    .limit(at.most),
)

const facts = jsonRow<FacetFacts>({
  categories: sql`json((select json_group_array(${productCategories.categoryId})
    from ${productCategories} where ${productCategories.productId} = ${products.id}))`,
  diets: sql`json((select json_group_array(${productDiets.diet})
    from ${productDiets} where ${productDiets.productId} = ${products.id}))`,
  allergens: sql`json((select json_group_array(distinct ${productAllergens.code})
    from ${productAllergens} where ${productAllergens.productId} = ${products.id}))`,
  temperature: products.temperature,
})
