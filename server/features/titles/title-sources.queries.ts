import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { oldDefault } from '#server/features/languages/old-default.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { sourceTitle, type Titled } from './titles.queries.ts'

/** Makes the titles of the language that becomes the default the source of all others. */
export function movedTitleSources(
  { database: { build } }: Ctx,
  of: Titled,
  code: string,
): Statement[] {
  const { links, titles, linkId } = of
  const source = (language: SQL) =>
    sql`(select ${sourceTitle(of, language)} from ${links} where ${links.id} = ${linkId})`
  const [before, after] = [oldDefault(code), sql`${code}`]
  const isUpToDate = sql`exists (select 1 from ${titles} as its
    where its.${sql.identifier(linkId.name)} = ${linkId} and its.language_code = ${code}
      and its.title <> '' and coalesce(its.source_title, ${titles.title}) = ${titles.title})`
  const written = (from: SQL | null, which: SQL | undefined) =>
    statementOf(build.update(titles).set({ sourceTitle: from }).where(which))
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
    written(
      source(after),
      and(ne(titles.languageCode, code), sql`${titles.sourceTitle} = ${source(before)}`),
    ),
    written(source(after), and(sql`${titles.languageCode} = ${before}`, isUpToDate)),
    written(null, and(eq(titles.languageCode, code), sql`${before} is not null`)),
  ]
}
