import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { contentPending, languages, pageContentTranslations } from '#db/schema/index.ts'
import { footerTitles, menuTitles, sourceTitle } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/**
 * What has the words of the default language beside it gets those of the language that becomes it: a translation that was up to date
 * stays so, and an outdated one outdated. To be run while both are the default, as they are in the batch that changes it.
 */
export function movedSources({ database: { build } }: Ctx, code: string): Statement[] {
  const texts = pageContentTranslations
  return [
    ...[texts, contentPending].map((table) => {
      const { pageContentId, languageCode, sourceValue } = table
      const isUpToDate = sql`${sourceValue} = ${wordsIn(pageContentId, oldDefault(code))}`
      return statementOf(
        build
          .update(table)
          .set({ sourceValue: sql`nullif(${wordsIn(pageContentId, sql`${code}`)}, '')` })
          .where(and(ne(languageCode, code), isUpToDate)),
      )
    }),
    statementOf(
      build
        .update(texts)
        .set({ sourceValue: wordsIn(texts.pageContentId, sql`${code}`) })
        .where(
          sql`${texts.languageCode} = ${oldDefault(code)} and exists (select 1 from ${texts} as its
            where its.page_content_id = ${texts.pageContentId} and its.language_code = ${code}
              and its.content_value <> '' and coalesce(its.source_value, ${texts.contentValue}) = ${texts.contentValue})`,
        ),
    ),
    ...movedTitleSources(build, code, menuTitles),
    ...movedTitleSources(build, code, footerTitles),
  ]
}

/** The same for the titles of links. */
function movedTitleSources(
  build: Database['build'],
  code: string,
  of: typeof menuTitles | typeof footerTitles,
): Statement[] {
  const { links, titles, linkId } = of
  const source = (language: SQL) =>
    sql`(select ${sourceTitle(of, language)} from ${links} where ${links.id} = ${linkId})`
  const [before, after] = [oldDefault(code), sql`${code}`]
  const isUpToDate = sql`exists (select 1 from ${titles} as its
    where its.${sql.identifier(linkId.name)} = ${linkId} and its.language_code = ${code}
      and its.title <> '' and coalesce(its.source_title, ${titles.title}) = ${titles.title})`
  return [
    // A link's own title is in the old default language: its readers keep it.
    statementOf(
      build
        .insert(titles)
        .select(
          sql`select ${links.id}, ${before}, ${links.title}, 1, 'human', null from ${links}
            where ${links.title} <> '' and ${before} is not null`,
        )
        .onConflictDoNothing(),
    ),
    statementOf(
      build
        .update(titles)
        .set({ sourceTitle: source(after) })
        .where(and(ne(titles.languageCode, code), sql`${titles.sourceTitle} = ${source(before)}`)),
    ),
    statementOf(
      build
        .update(titles)
        .set({ sourceTitle: source(after) })
        .where(and(sql`${titles.languageCode} = ${before}`, isUpToDate)),
    ),
    statementOf(
      build
        .update(titles)
        .set({ sourceTitle: null })
        .where(and(eq(titles.languageCode, code), sql`${before} is not null`)),
    ),
  ]
}

function wordsIn(pageContentId: SQLiteColumn, language: SQL): SQL {
  return sql`(select its.content_value from ${pageContentTranslations} as its
    where its.page_content_id = ${pageContentId} and its.language_code = ${language})`
}

/** The language that was the default until this batch; none where this batch has not made another one it. */
function oldDefault(code: string): SQL {
  return sql`(select old.code from ${languages} as old where old.is_default = 1 and old.code <> ${code}
    and exists (select 1 from ${languages} as new where new.code = ${code} and new.is_default = 1))`
}
