import { and, asc, desc } from 'drizzle-orm'
import { appConfig } from '#config'
import { products } from '#db/schema/index.ts'
import { isListed, selectCards } from '#server/features/catalog/card.queries.ts'
import {
  mentions,
  nameRank,
  textLists,
  type TextParams,
  textValues,
} from '#server/features/catalog/mentions.queries.ts'
import { type Scope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery } from '#server/platform/prepared-query.ts'

/** What a text finds: names that begin with it, then names that hold it, then descriptions; the best sellers first in each. */
export async function findMatches(database: Database, scope: Scope, text: string) {
  const [rows] = await database.read([bestMatches({ ...scope, ...textValues(text) })])
  return rows.map(({ card }) => card)
}

const bestMatches = preparedQuery(
  (build, at: ScopeParams & TextParams) => {
    return selectCards(build, at)
      .where(and(isListed(at), mentions(at)))
      .orderBy(nameRank(at), desc(products.popularity), asc(products.id))
      .limit(appConfig.search.maxResults)
  },
  [...scopeLists, ...textLists],
)
