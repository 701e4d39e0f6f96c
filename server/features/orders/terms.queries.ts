import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

/** The terms of sale as HTML in a language, else in the default one; empty where the factory has none. */
export async function findTerms(
  database: Database,
  scope: { factoryId: string; languageCode: string; defaultCode: string },
): Promise<string> {
  const own = alias(pageContentTranslations, 'own_words')
  const fallback = alias(pageContentTranslations, 'default_words')
  const [rows] = await database.read([
    database.build
      .select({
        html: sql<string>`coalesce(${own.contentValue}, ${fallback.contentValue}, '')`,
      })
      .from(pageContents)
      .leftJoin(
        own,
        and(eq(own.pageContentId, pageContents.id), eq(own.languageCode, scope.languageCode)),
      )
      .leftJoin(
        fallback,
        and(
          eq(fallback.pageContentId, pageContents.id),
          eq(fallback.languageCode, scope.defaultCode),
        ),
      )
      .where(
        and(
          eq(pageContents.factoryId, scope.factoryId),
          eq(pageContents.pageSlug, 'terms'),
          eq(pageContents.contentKey, 'body'),
          eq(pageContents.isActive, true),
        ),
      ),
  ])
  return rows[0]?.html ?? ''
}
