import { sql } from 'drizzle-orm'
import { countedTexts } from '#server/features/content/all-texts.queries.ts'
import type { Database } from '#server/platform/database.ts'

interface Scope {
  factoryId: string
  defaultCode: string
}

/** For every language and area: how many of the default language's texts are in which state there. */
export function coverageQuery(build: Database['build'], scope: Scope) {
  return build
    .select({
      code: sql<string>`counted.code`.as('code'),
      area: sql<string>`counted.area`.as('area'),
      state: sql<string>`counted.state`.as('state'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(sql`(${countedTexts(scope)}) as counted`)
    .groupBy(sql`1, 2, 3`)
}
