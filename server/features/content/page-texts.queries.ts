import { and, eq, isNull, ne, notLike, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  auditLog,
  contentPending,
  contentVersions,
  languages,
  pageContents,
  pageContentTranslations,
} from '#db/schema/index.ts'
import { codedPages } from '#domain/content.ts'
import { footerTexts } from '#domain/footer.ts'
import { letterPage } from '#domain/newsletters.ts'
import { oldDefault } from '#server/features/languages/old-default.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { readersOf, textStatements } from './page-text-changes.ts'
import { isSharedText } from './shared-texts.queries.ts'
import { type TextAdapter, unwrittenText } from './text-adapter.queries.ts'
import type { TextRef } from './text-places.ts'
import { wordsOf } from './text-words.ts'
import { findTextRow, findTextRows, oneText } from './texts.repository.ts'

/** A newsletter is written in the languages of its readers: what it lacks in another is missing on no page of the site. */
const isOfSite = notLike(pageContents.pageSlug, letterPage('_'.repeat(36)))

/** The texts that stand on pages, those of the footer among them. */
export const pageTexts: TextAdapter = {
  area: 'pages',
  find: async ({ database }, ref, { type = 'text' }) => {
    const { isLanguage, hasPage, text } = await findTextRow(database, ref)
    if (!isLanguage || !isPage(ref.page, hasPage) || !isText(ref)) return undefined
    return { ref, row: text ?? unwrittenText(ref, type) }
  },
  list: async ({ database }, scope) => {
    const { isLanguage, hasPage, texts } = await findTextRows(database, scope)
    return isLanguage && isPage(scope.page, hasPage) ? texts : undefined
  },
  reread: (ref) => oneText(ref),
  wordsOf,
  statements: textStatements,
  guard: '.page_content_id',
  readersOf,
  versions: (
    ref,
  ) => sql`select its.id, its.value, its.status, its.origin, its.is_reviewed, its.source_value, its.at,
      its.author, its.rowid as seq
    from ${contentVersions} as its join ${pageContents} on ${pageContents.id} = its.page_content_id
    where its.language_code = ${ref.languageCode} and ${isKey(ref)}`,
  changers: ({
    factoryId,
    page,
    key,
    languageCode,
  }) => sql`select actor_id as "by", at, id as seq from ${auditLog}
    where entity = 'text' and entity_id = ${`${page}.${key}`} and factory_id = ${factoryId}
      and json_extract(data, '$.language') = ${languageCode}`,
  counted: ({ factoryId, defaultCode }) => {
    const isCounted = and(eq(pageContents.factoryId, factoryId), isNull(pageContents.removedAt))
    return sql`select ${languages.code} as code, 'pages' as area,
      case when ${languages.code} = ${defaultCode} then 'reviewed'
        when coalesce(own.content_value, '') = '' then 'missing'
        when own.source_value <> source.content_value then 'outdated'
        when own.is_reviewed = 0 then 'machine' else 'reviewed' end as state
    from ${languages} join ${pageContents} on ${isCounted}
    join ${pageContentTranslations} as source on source.page_content_id = ${pageContents.id}
      and source.language_code = ${defaultCode} and source.content_value <> ''
    left join ${pageContentTranslations} as own on own.page_content_id = ${pageContents.id}
      and own.language_code = ${languages.code}
    where ${isOfSite} and not ${isSharedText}`
  },
  movedSources,
}

function isPage(page: string, hasPage: boolean): boolean {
  return hasPage || page === 'footer' || codedPages.some((coded) => coded === page)
}

/** The footer shows the texts that it knows, and no more: words under another name would be kept for nobody. */
function isText({ page, key }: TextRef): boolean {
  return page !== 'footer' || footerTexts.includes(key)
}

function isKey({ factoryId, page, key }: TextRef): SQL | undefined {
  return and(
    eq(pageContents.factoryId, factoryId),
    eq(pageContents.pageSlug, page),
    eq(pageContents.contentKey, key),
  )
}

function movedSources({ database: { build } }: Ctx, code: string): Statement[] {
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
  ]
}

function wordsIn(pageContentId: SQLiteColumn, language: SQL): SQL {
  return sql`(select its.content_value from ${pageContentTranslations} as its
    where its.page_content_id = ${pageContentId} and its.language_code = ${language})`
}
