import { and, eq, sql } from 'drizzle-orm'
import { languages } from '#db/schema/index.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { canBeName, cleanLine } from '#domain/typed-text.ts'
import {
  type TextAdapter,
  type TextRow,
  unwrittenText,
  type Words,
} from '#server/features/content/text-adapter.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Params, preparedQuery } from '#server/platform/prepared-query.ts'
import { movedTitleSources } from './title-sources.queries.ts'
import { titleStatements } from './title-text-changes.queries.ts'
import { countOf, type TitledNoun, valueIn } from './titled-noun.queries.ts'
import { sourceTitle } from './titles.queries.ts'

/**
 * Titles of links as texts. Their number is how many versions there are of one: what came with the site, or with its link, is in none,
 * and is the first.
 */
export function titleTexts(noun: TitledNoun): TextAdapter {
  const { page, area, of, key, listed, order, made } = noun
  const { links, titles, linkId, versions } = of
  const isKey = ({ key: name, factoryId }: { key: string; factoryId: string }) =>
    sql`${links.factoryId} = ${factoryId} and ${key} = ${name}`
  const selected = preparedQuery(
    (
      build,
      at: Params<'factoryId' | 'languageCode' | 'defaultCode' | 'key'>,
      which: 'one' | 'all',
    ) =>
      build
        .select({
          contentId: sql<string>`${links.id}`,
          key: sql<string>`${key}`,
          value: valueIn(of, at.defaultCode),
          rev: sql<number>`max(${countOf(of, sql`${links.id}`)}, ${valueIn(of, at.defaultCode)} <> '')`,
          isReviewed: titles.isReviewed,
          origin: titles.origin,
          sourceValue: titles.sourceTitle,
          source: sql<string>`${sourceTitle(of, at.defaultCode)}`,
          leadsTo: sql<string>`${links.url}`,
        })
        .from(links)
        .innerJoin(languages, eq(languages.code, at.languageCode))
        .leftJoin(titles, and(eq(linkId, links.id), eq(titles.languageCode, languages.code)))
        .where(
          and(
            eq(links.factoryId, at.factoryId),
            which === 'one' ? sql`${key} = ${at.key}` : listed,
          ),
        )
        .orderBy(order),
  )
  const rowOf = (row: ReturnType<ReturnType<typeof selected>['answerOf']>[number]): TextRow => ({
    ...unwrittenText({ page, key: row.key }, 'text'),
    ...row,
  })
  const isLanguage = async ({ database }: Pick<Ctx, 'database'>, code: string) => {
    const known = database.build.select({ code: languages.code }).from(languages)
    const [rows] = await database.read([known.where(eq(languages.code, code))])
    return rows.length > 0
  }
  return {
    area,
    isImmediate: true,
    find: async (ctx, ref, { isNew = false }) => {
      const [[row]] = await ctx.database.read([selected(ref, 'one')])
      if (row) return { ref, row: rowOf(row) }
      const canBeMade = isNew && made !== undefined && (await isLanguage(ctx, ref.languageCode))
      return canBeMade ? { ref, row: unwrittenText(ref, 'text') } : undefined
    },
    list: async (ctx, scope) => {
      const [rows] = await ctx.database.read([selected({ ...scope, key: '' }, 'all')])
      return rows.length > 0 || (await isLanguage(ctx, scope.languageCode))
        ? rows.map(rowOf)
        : undefined
    },
    reread: (ref) => {
      const query = selected(ref, 'one')
      return { ...query, answerOf: (rows) => query.answerOf(rows).map(rowOf) }
    },
    wordsOf: (_, typed) => titleWords(typed),
    statements: async (ctx, text, change) => titleStatements(ctx, noun, text, change),
    guard: `.${versions.linkId.name}`,
    readersOf: ({ ref, row }) => (row.contentId ? ref.languageCode : allLanguages),
    versions: (ref) => sql`select its.id, its.title as value,
        case when its.title = '' then 'unpublished' else 'published' end as status, its.origin, its.is_reviewed,
        its.source_title as source_value, its.at, its.author, its.rowid as seq
      from ${versions} as its join ${links} on ${links.id} = its.${sql.identifier(versions.linkId.name)}
      where its.language_code = ${ref.languageCode} and ${isKey(ref)}`,
    changers: (ref) => sql`select its.author as "by", its.at, its.rowid as seq
      from ${versions} as its join ${links} on ${links.id} = its.${sql.identifier(versions.linkId.name)}
      where its.language_code = ${ref.languageCode} and ${isKey(ref)}`,
    counted: ({ factoryId, defaultCode }) => sql`select ${languages.code} as code, ${area} as area,
        case when ${languages.code} = ${defaultCode} then 'reviewed'
          when coalesce(own.title, '') = '' then 'missing'
          when own.source_title <> ${sourceTitle(of, defaultCode)} then 'outdated'
          when own.is_reviewed = 0 then 'machine' else 'reviewed' end as state
      from ${languages} join ${links} on ${links.factoryId} = ${factoryId} and ${listed}
      left join ${titles} as own on own.${sql.identifier(linkId.name)} = ${links.id}
        and own.language_code = ${languages.code}`,
    movedSources: (ctx, code) => movedTitleSources(ctx, of, code),
  }
}

const longestTitle = 60

/** No words: the title of the language behind stands there again. `title_long`, and `title_missing` where no letter is among them. */
function titleWords(typed: string): Result<Words> {
  const value = cleanLine(typed)
  if (value.length > longestTitle) return refused('title_long', { field: 'value' })
  if (value !== '' && !canBeName(value)) return refused('title_missing', { field: 'value' })
  return done({ value, wasCleaned: false })
}
