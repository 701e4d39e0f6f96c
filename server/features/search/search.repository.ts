import { and, asc, desc, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { products } from '#db/schema/index.ts'
import { isListed, productWords, selectCards } from '#server/features/catalog/card.queries.ts'
import { mentions, type TextPlaces, textValues } from '#server/features/catalog/filter.queries.ts'
import { type Scope, scopeLists, type ScopePlaces } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { keptQuery } from '#server/platform/kept-query.ts'

/** What a text finds: names that begin with it, then names that hold it, then descriptions; the best sellers first in each. */
export async function findMatches(database: Database, scope: Scope, text: string) {
  const [rows] = await database.read([bestMatches({ ...scope, ...textValues(text) })])
  return rows.map(({ card }) => card)
}

const bestMatches = keptQuery((build, at: ScopePlaces & TextPlaces) => {
  const place = sql`instr(${productWords(at, 'folded')}, ${at.needle})`
  // Folding hardly changes a name's length, so what is found within it is found in the name.
  const nameEnd = sql`length(${productWords(at, 'name')})`
  const rank = sql`case when ${place} = 1 then 0 when ${place} between 2 and ${nameEnd} then 1 else 2 end`
  return selectCards(build, at)
    .where(and(isListed(at), mentions(at)))
    .orderBy(rank, desc(products.popularity), asc(products.id))
    .limit(appConfig.search.maxResults)
}, scopeLists)
