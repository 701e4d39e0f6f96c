import { type SQL, sql } from 'drizzle-orm'
import {
  languages,
  pageContents,
  pageContentTranslations,
  pages,
  pageSlugs,
} from '#db/schema/index.ts'
import { firstIn } from '#server/features/languages/words.queries.ts'
import type { ViewedScope } from '#server/http/scope.ts'

/**
 * True of a page's row in a language (called `row` in the query around it) that visitors see; for those who may see more, also of
 * drafts, or of what another day shows.
 */
export function isShownRow({ view }: Pick<ViewedScope, 'view'>): SQL<number> {
  if (view?.drafts) return sql<number>`1`
  if (!view?.asOf) return sql<number>`row.is_published`
  return sql<number>`(case when row.unpublish_at <= ${view.asOf} then 0
    when row.publish_at <= ${view.asOf} then 1 else row.is_published end)`
}

/** The rows of a page, called `row`, in the languages of the site that show it. */
function shownRows(scope: ViewedScope, pageId: SQL): SQL {
  return sql`from ${pageSlugs} as row join ${languages} as spoken on spoken.code = row.language_code and spoken.is_active
    where row.page_id = ${pageId} and ${isShownRow(scope)}`
}

/** Holds of a page that any language of the site shows: where the scope's does not, another one's words stand. */
export function isShownPage(scope: ViewedScope, pageId: SQL): SQL {
  return sql`exists (select 1 ${shownRows(scope, pageId)})`
}

/** The address of a page in the scope's language, or in the one whose words stand there. */
export function shownSlug(scope: ViewedScope, pageId: SQL): SQL<string | null> {
  return sql<string | null>`(select row.slug ${shownRows(scope, pageId)}
    order by ${firstIn(sql`row.language_code`, scope)}, spoken.sort_order limit 1)`
}

/** The language whose words stand last where a page has none in the scope's: the default one, else the first of the site that shows it. */
export function wordsBehind(scope: ViewedScope, pageId: SQL): SQL<string> {
  return sql<string>`coalesce((select row.language_code ${shownRows(scope, pageId)}
    order by row.language_code = ${scope.defaultCode} desc, spoken.sort_order limit 1), ${scope.defaultCode})`
}

/** The title of a page in the first language that has one, of the scope's and those behind it; none of those that withhold the page. */
export function titleOf(scope: ViewedScope, pageKey: SQL): SQL<string | null> {
  const read = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]
  return sql<string | null>`(select words.content_value from ${pageContents} as text
    join ${pageContentTranslations} as words on words.page_content_id = text.id
    where text.factory_id = ${scope.factoryId} and text.page_slug = ${pageKey}
      and text.content_key = 'title' and words.content_value <> ''
      and words.language_code in ${read}
      and not exists (select 1 from ${pageSlugs} as row join ${pages} as own on own.id = row.page_id
        where own.factory_id = ${scope.factoryId} and own.slug = ${pageKey} and not ${isShownRow(scope)}
          and row.language_code in ${read} and words.language_code = row.language_code)
    order by ${firstIn(sql`words.language_code`, scope)} limit 1)`
}

/** The ids of the pages above these, however often a page stands above itself. */
export function pagesAbove(pageIds: SQL): SQL {
  return sql`(with recursive above(id) as (
      select parent_id from ${pages} where id in ${pageIds}
      union select ${pages}.parent_id from ${pages} join above on ${pages}.id = above.id)
    select id from above where id is not null)`
}
