import { and, eq } from 'drizzle-orm'
import { pageContents } from '#db/schema/index.ts'
import { contentQueryWhere, shownText } from '#server/features/content/content.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

/** The terms of sale as HTML in a language, else in the first behind it; empty where the factory has none. */
export async function findTerms(database: Database, scope: Scope): Promise<string> {
  const isBody = and(eq(pageContents.pageSlug, 'terms'), eq(pageContents.contentKey, 'body'))
  const [rows] = await database.read([contentQueryWhere(database.build, scope, isBody)])
  return shownText(rows[0])
}
