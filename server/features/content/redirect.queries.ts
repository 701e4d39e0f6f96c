import { sql } from 'drizzle-orm'
import { pages, pageSlugs, redirects } from '#db/schema/index.ts'
import { isLinkAddress } from '#domain/links.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { firstIn } from '#server/features/languages/words.queries.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { isShownPage, shownSlug } from './page-rows.queries.ts'

/**
 * The query for where an old address leads: a page by its address of today, or another place. The address of the caller's language
 * wins, then the one of every language, then those of the languages behind; what leads nowhere is left out.
 */
export function redirectQuery(build: Database['build'], scope: ViewedScope, fromPath: string) {
  const isPage = sql`exists (select 1 from ${pages} as page
    where page.id = redirect.page_id and page.is_published) and ${isShownPage(scope, sql`redirect.page_id`)}`
  return build
    .select({
      slug: shownSlug(scope, sql`redirect.page_id`),
      toPath: sql<string | null>`redirect.to_path`,
    })
    .from(sql`${redirects} as redirect`)
    .where(
      sql`redirect.factory_id = ${scope.factoryId} and redirect.from_path = ${fromPath}
        and (redirect.to_path is not null or ${isPage})`,
    )
    .orderBy(
      sql`redirect.language_code = ${scope.languageCode} desc`,
      sql`redirect.language_code = ${allLanguages} desc`,
      firstIn(sql`redirect.language_code`, scope),
    )
    .limit(1)
}

/**
 * The query for whether something was at an address of which it was said, with the page's removal or in the list of redirects,
 * that it is gone. It is asked where nothing answers and nothing leads on.
 */
export function goneQuery(build: Database['build'], factoryId: string, path: string) {
  const slug = path.slice(1)
  const isRemovedPage = sql`exists (select 1 from ${pages} as page
    where page.factory_id = ${factoryId} and not page.is_published
      and (page.slug = ${slug} or exists (select 1 from ${pageSlugs} as row
        where row.page_id = page.id and row.slug = ${slug})))`
  const isSaidToBeGone = sql`exists (select 1 from ${redirects} as redirect
    left join ${pages} as page on page.id = redirect.page_id
    where redirect.factory_id = ${factoryId} and redirect.from_path = ${path}
      and redirect.to_path is null and coalesce(page.is_published, 0) = 0)`
  return build
    .select({ isGone: sql<1>`1` })
    .from(sql`(select 1) as asked`)
    .where(sql`${isRemovedPage} or ${isSaidToBeGone}`)
}

/** The place that an old address leads to. */
export function placeOf(row: { slug: string | null; toPath: string | null }): string {
  return row.toPath ?? `/${row.slug}`
}

/** Where a reader is led to; null where nothing leads on, or only to an address that no form takes. */
export function leadingTo(
  row: { slug: string | null; toPath: string | null } | undefined,
): string | null {
  if (!row) return null
  const place = placeOf(row)
  return isLinkAddress(place) ? place : null
}
