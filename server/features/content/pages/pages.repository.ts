import { and, asc, eq, ne, sql } from 'drizzle-orm'
import {
  languages,
  pageContents,
  pageContentTranslations,
  pages,
  pageSlugs,
  users,
} from '#db/schema/index.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import type { Database } from '#server/platform/database.ts'

/** Every page that the factory has made, with its languages and titles; the codes of all languages: one round trip. */
export async function findPages(database: Database, factoryId: string) {
  const { build } = database
  const [rows, addresses, titles, codes] = await database.read([
    build
      .select({
        id: pages.id,
        key: pages.slug,
        template: pages.template,
        parentId: pages.parentId,
        isPublished: pages.isPublished,
        rev: pages.rev,
        updatedAt: pages.updatedAt,
        updatedBy: users.name,
      })
      .from(pages)
      .leftJoin(users, eq(users.id, pages.updatedBy))
      .where(eq(pages.factoryId, factoryId))
      .orderBy(asc(pages.id)),
    build
      .select()
      .from(pageSlugs)
      .where(eq(pageSlugs.factoryId, factoryId))
      .orderBy(
        sql`(select ${languages.sortOrder} from ${languages} where ${languages.code} = ${pageSlugs.languageCode})`,
      ),
    build
      .select({
        key: pageContents.pageSlug,
        languageCode: pageContentTranslations.languageCode,
        title: pageContentTranslations.contentValue,
      })
      .from(pageContents)
      .innerJoin(
        pageContentTranslations,
        eq(pageContentTranslations.pageContentId, pageContents.id),
      )
      .where(
        and(
          eq(pageContents.factoryId, factoryId),
          eq(pageContents.contentKey, 'title'),
          ne(pageContentTranslations.contentValue, ''),
        ),
      ),
    build.select({ code: languages.code }).from(languages),
  ])
  return { rows, addresses, titles, codes: codes.map(({ code }) => code) }
}

export type PagesFound = Awaited<ReturnType<typeof findPages>>

/** The page that a call with this key has made. */
export async function findMadePage(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(database.build, key)])
  return rows[0]
}

/** The keys that begin so and that texts are saved under, whether their page is there or not. */
export async function listKeys(database: Database, factoryId: string, start: string) {
  const { build } = database
  const [ofTexts, ofPages] = await database.read([
    build
      .selectDistinct({ key: pageContents.pageSlug })
      .from(pageContents)
      .where(
        and(
          eq(pageContents.factoryId, factoryId),
          sql`substr(${pageContents.pageSlug}, 1, ${start.length}) = ${start}`,
        ),
      ),
    build.select({ key: pages.slug }).from(pages).where(eq(pages.factoryId, factoryId)),
  ])
  return new Set([...ofTexts, ...ofPages].map(({ key }) => key))
}
