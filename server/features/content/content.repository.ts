import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { pageContents, pages, pageSlugs } from '#db/schema/index.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { contentQuery, contentQueryWhere } from './content.queries.ts'
import { sectionQueries } from './sections.queries.ts'

/** The texts of each of these pages, in one round trip. */
export async function listTextRows(
  database: Database,
  scope: Scope,
  pageSlugs: readonly [string, ...string[]],
) {
  const [first, ...rest] = pageSlugs
  const queryOf = (pageSlug: string) => contentQuery(database.build, { ...scope, pageSlug })
  return database.read([queryOf(first), ...rest.map(queryOf)])
}

/**
 * The published page that has this address in one of the languages, or this key, with its texts, its sections and its address in each
 * language: one round trip. Where two pages share an address, that of the caller's language wins, then the default's.
 */
export async function findPageRows(
  database: Database,
  scope: Scope & { slug: string; languageCodes: string[] },
) {
  const { build } = database
  const isAddress = and(
    eq(pageSlugs.slug, scope.slug),
    inArray(pageSlugs.languageCode, scope.languageCodes),
  )
  const found = build
    .select({ id: pages.id })
    .from(pageSlugs)
    .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
    .where(
      and(
        eq(pages.factoryId, scope.factoryId),
        eq(pages.isPublished, true),
        or(isAddress, eq(pages.slug, scope.slug)),
      ),
    )
    .orderBy(
      desc(sql`${isAddress} and ${pageSlugs.languageCode} = ${scope.languageCode}`),
      desc(sql`${isAddress} and ${pageSlugs.languageCode} = ${scope.defaultCode}`),
      desc(sql`${isAddress}`),
    )
    .limit(1)
  const slugOfFound = build.select({ slug: pages.slug }).from(pages).where(inArray(pages.id, found))
  const [page, slugs, texts, sections, cards] = await database.read([
    build
      .select({ slug: pages.slug, template: pages.template })
      .from(pages)
      .where(inArray(pages.id, found)),
    build
      .select({ languageCode: pageSlugs.languageCode, slug: pageSlugs.slug })
      .from(pageSlugs)
      .where(inArray(pageSlugs.pageId, found)),
    contentQueryWhere(build, scope, inArray(pageContents.pageSlug, slugOfFound)),
    ...sectionQueries(build, scope, sql`${slugOfFound}`),
  ])
  return { page: page[0], slugs, texts, sections, cards }
}
