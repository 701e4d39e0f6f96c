import { and, type SQL, sql } from 'drizzle-orm'
import { productAllergens, productCategories, productDiets, products } from '#db/schema/index.ts'
import type { Facet, FacetCounts } from '#domain/facets.ts'
import { preparedQuery } from '#server/platform/prepared-query.ts'
import {
  facetConditions,
  filterLists,
  type FilterParams,
  type FilterShape,
  inList,
  narrowed,
} from './filter.queries.ts'

/**
 * The counts of every facet, each under the filters of the others, as one JSON text. The list is searched once: every product that
 * it could hold comes with a flag for each facet that is ticked, and the counts are taken among those.
 */
export const countFacets = preparedQuery((build, at: FilterParams, shape: FilterShape) => {
  const { isShop, isSearch: needsWords } = shape
  const ticked = facetConditions(at, shape)
  const flags = Object.fromEntries(
    ticked.map(([facet, isMet]) => [facet, isMet.as(flagOf(facet))] as const),
  )
  const columns = { temperature: sql`${products.temperature}`.as('temperature'), ...flags }
  const matched = narrowed(build, at, { columns, needsWords, isShop }).where(inList(at, shape))
  const among = (except?: Facet) =>
    and(
      sql`1`,
      ...ticked
        .filter(([facet]) => facet !== except)
        .map(([facet]) => sql`matched.${sql.identifier(flagOf(facet))}`),
    )
  const counts = sql`json_object(
    'total', (select count(*) from matched where ${among()}),
    'categories', ${byValue(sql`select ${productCategories.categoryId} as value, count(*) as count
      from matched cross join ${productCategories}
      where ${productCategories.productId} = matched.id and ${among('category')} group by 1`)},
    'diet', ${byValue(sql`select ${productDiets.diet} as value, count(*) as count
      from matched cross join ${productDiets}
      where ${productDiets.productId} = matched.id and ${among('diet')} group by 1`)},
    'withAllergen', ${byValue(sql`select ${productAllergens.code} as value,
        count(distinct matched.id) as count
      from matched cross join ${productAllergens}
      where ${productAllergens.productId} = matched.id and ${among('free')} group by 1`)},
    'besidesFree', (select count(*) from matched where ${among('free')}),
    'storage', ${byValue(sql`select matched.temperature as value, count(*) as count
      from matched where ${among('storage')} group by 1`)})`
  return build
    .select({ counts: sql<FacetCounts>`counts`.mapWith(countsOf) })
    .from(sql`(with matched as materialized ${matched} select ${counts} as counts)`)
}, filterLists)

function flagOf(facet: Facet): string {
  return `meets_${facet}`
}

/** Rows of a value and its count as one JSON object. */
function byValue(rows: SQL): SQL {
  return sql`json((select json_group_object(value, count) from (${rows})))`
}

function countsOf(text: string): FacetCounts {
  return JSON.parse(text) as FacetCounts
}
