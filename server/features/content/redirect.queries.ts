import { sql } from 'drizzle-orm'
import { pages, redirects } from '#db/schema/index.ts'
import { isLinkAddress } from '#domain/links.ts'
import { allLanguages } from '#server/features/shell/revisions.queries.ts'
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
