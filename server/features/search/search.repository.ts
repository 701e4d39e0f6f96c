import { and, asc, desc, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { products } from '#db/schema/index.ts'
import { fold } from '#domain/search.ts'
import { fallback, isListed, own, selectCards } from '#server/features/catalog/card.queries.ts'
import { mentions } from '#server/features/catalog/filter.queries.ts'
import type { CatalogScope } from '#server/features/catalog/scope.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** The best sellers among the products that a text finds; those whose name begins with it come first. */
export async function findMatches(database: Database, scope: CatalogScope, text: string) {
  const folded = sql`coalesce(${own.folded}, ${fallback.folded})`
  const [rows] = await database.read([
    selectCards(database.build, scope)
      .where(and(isListed(scope), mentions(text)))
      .orderBy(
        sql`instr(${folded}, ${fold(text)}) = 1 desc`,
        desc(products.popularity),
        asc(products.id),
      )
      .limit(appConfig.search.maxResults),
  ])
  return rows
}
