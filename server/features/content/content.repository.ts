import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { pageContents, pages, pageSlugs } from '#db/schema/index.ts'
import { scopeLists, type ScopeParams, type ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, readyOnce, type Params } from '#server/platform/prepared-query.ts'
import { contentQuery, contentQueryWhere } from './content.queries.ts'
import {
  isShownPage,
  isShownRow,
  pagesAbove,
  shownSlug,
  titleOf,
  wordsBehind,
} from './page-rows.queries.ts'
import { redirectQuery } from './redirect.queries.ts'
import { sectionQueries } from './sections.queries.ts'

/** The texts of each of these pages, in one round trip. */
export async function listTextRows(
  database: Database,
  scope: ViewedScope,
  pageSlugs: readonly [string, ...string[]],
) {
  const [first, ...rest] = pageSlugs
  const queryOf = (pageSlug: string) =>
    scope.view
      ? readyOnce(contentQuery(database.build, { ...scope, pageSlug }))
      : publishedTexts({ ...scope, pageSlug })
  return database.read([queryOf(first), ...rest.map(queryOf)])
}

/** What visitors read, who see the published words alone. */
const publishedTexts = preparedQuery(
  (build, at: ScopeParams & Params<'pageSlug'>) => contentQuery(build, at),
  scopeLists,
)

/**
 * The page shown to the caller that has this address in one of the languages, or this key, with its texts, its sections, its
 * address in each language, the pages above it, and where the address leads if it is an old one: one round trip. Where two pages
 * share an address, the one that visitors see there wins: in the caller's language, then in those behind it.
 */
export async function findPageRows(
  database: Database,
  scope: ViewedScope & { slug: string; languageCodes: string[] },
) {
  const { build } = database
  const isAddress = sql`(row.slug = ${scope.slug} and row.language_code in ${scope.languageCodes})`
  const isSeen = sql`(${isAddress} and ${isShownRow(scope)})`
  const isKey = eq(pages.slug, scope.slug)
  const found = build
    .select({ id: pages.id })
    .from(sql`${pageSlugs} as row`)
    .innerJoin(pages, sql`${pages.id} = row.page_id`)
    .where(
      and(
        eq(pages.factoryId, scope.factoryId),
        eq(pages.isPublished, true),
        isShownPage(scope, sql`${pages.id}`),
        or(isAddress, isKey),
      ),
    )
    .orderBy(
      ...[scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode].map((code) =>
        desc(sql`${isSeen} and row.language_code = ${code}`),
      ),
      desc(isSeen),
      desc(isKey),
    )
    .limit(1)
  const slugOfFound = build.select({ slug: pages.slug }).from(pages).where(inArray(pages.id, found))
  const [page, slugs, texts, above, moved, sections, cards] = await database.read([
    build
      .select({ slug: pages.slug, template: pages.template, parentId: pages.parentId })
      .from(pages)
      .where(inArray(pages.id, found)),
    build
      .select({
        languageCode: sql<string>`row.language_code`,
        slug: sql<string>`row.slug`,
        isShown: isShownRow(scope),
        isIndexed: sql<number>`row.is_indexed`,
      })
      .from(sql`${pageSlugs} as row`)
      .where(sql`row.page_id in ${found}`),
    contentQueryWhere(
      build,
      scope,
      inArray(pageContents.pageSlug, slugOfFound),
      wordsBehind(scope, sql`(${found})`),
    ),
    build
      .select({
        id: sql<string>`page.id`,
        parentId: sql<string | null>`page.parent_id`,
        slug: shownSlug(scope, sql`page.id`),
        title: titleOf(scope, sql`page.slug`),
      })
      .from(sql`${pages} as page`)
      .where(sql`page.is_published and page.id in ${pagesAbove(sql`${found}`)}`),
    redirectQuery(build, scope, `/${scope.slug}`),
    ...sectionQueries(build, scope, sql`${slugOfFound}`),
  ])
  return { page: page[0], slugs, texts, above, moved: moved[0], sections, cards }
}
