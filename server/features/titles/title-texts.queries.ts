import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { languages } from '#db/schema/index.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { toldTitle } from '#domain/link-titles.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { canBeName, cleanLine } from '#domain/typed-text.ts'
import { auditedIfChanged, type AuditEntry } from '#server/audit/audit.queries.ts'
import {
  type Change,
  sourceOf,
  type Text,
  type TextAdapter,
  type TextRow,
  unwrittenText,
  type Words,
  type WriteCtx,
} from '#server/features/content/text-adapter.queries.ts'
import { raisedEditionIfChanged } from '#server/features/editions/editions.queries.ts'
import { oldDefault } from '#server/features/languages/old-default.queries.ts'
import { allLanguages } from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { type Params, preparedQuery } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import { firstTitleVersions, newTitleVersions } from './title-versions.queries.ts'
import { sourceTitle, type Titled, writtenTitle } from './titles.queries.ts'

/** Links whose titles are texts, and what is their own about them. */
interface TitledNoun {
  page: string
  area: string
  of: Titled
  /** The text's key, from a row of the links. */
  key: SQL
  /** The links that a list of their titles in a language holds, and the order of it. */
  listed: SQL
  order: SQL
  /** What the whole that a link is a part of is saved as, and what the log calls the link. */
  editionOf: (key: string) => string
  audited: (key: string) => Pick<AuditEntry, 'action' | 'entity' | 'entityId'> & { field: 'menu' | 'footer' }
  /** Makes the link of a key that has none, with these words as its default title; undefined for a key that no link can have. */
  made?: (ctx: WriteCtx, link: { id: string; key: string; title: string }) => Statement | undefined
}

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
    (build, at: Params<'factoryId' | 'languageCode' | 'defaultCode' | 'key'>, which: 'one' | 'all') =>
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
  const isLanguage = async ({ database: { build, read } }: Pick<Ctx, 'database'>, code: string) => {
    const known = build.select({ code: languages.code }).from(languages)
    const [rows] = await read([known.where(eq(languages.code, code))])
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
    movedSources: (ctx, code) => movedSources(ctx, of, code),
  }
}

/** What readers of a language see of its own: in the default language a link's own title is that until another one is written. */
function valueIn({ links, titles }: Titled, defaultCode: Parameters<typeof sourceTitle>[1]) {
  return sql<string>`coalesce(nullif(${titles.title}, ''),
    case when ${languages.code} = ${defaultCode} then ${links.title} else '' end)`
}

function countOf({ versions }: Titled, id: SQL, languageCode: SQL = sql`${languages.code}`): SQL {
  return sql`(select count(*) from ${versions} as kept
    where kept.${sql.identifier(versions.linkId.name)} = ${id} and kept.language_code = ${languageCode})`
}

const longestTitle = 60

/** No words: the title of the language behind stands there again. `title_long`, and `title_missing` where no letter is among them. */
function titleWords(typed: string): Result<Words> {
  const value = cleanLine(typed)
  if (value.length > longestTitle) return refused('title_long', { field: 'value' })
  if (value !== '' && !canBeName(value)) return refused('title_missing', { field: 'value' })
  return done({ value, wasCleaned: false })
}

function titleStatements(
  ctx: WriteCtx,
  { of, editionOf, audited, made }: TitledNoun,
  text: Text,
  { rev, version }: Change,
): Statement[] {
  const { ref, row } = text
  const { languageCode, defaultCode } = ref
  const { value: title, isReviewed, origin } = version
  const id = row.contentId || newId()
  const at = { id, languageCode }
  const first = row.contentId ? undefined : made?.(ctx, { id, key: ref.key, title })
  const { field, ...entry } = audited(ref.key)
  const told = toldTitle(row.value ?? '', title, { language: languageCode, defaultCode })
  return [
    ...(first ? [first] : []),
    unlessSeen(ctx, of, { ref, id, rev, isFirst: first !== undefined }),
    ...(first ? [] : [firstTitleVersions(ctx, of, at)]),
    writtenTitle(ctx, of, { ...at, title, isReviewed, origin, source: sourceOf(text, version) }),
    auditedIfChanged(ctx, {
      ...entry,
      data: { language: languageCode },
      changes: changesOf(field, ...told),
    }),
    raisedEditionIfChanged(ctx, editionOf(ref.key)),
    newTitleVersions(ctx, of, at),
  ]
}

interface Seen {
  ref: Text['ref']
  id: string
  rev: number
  /** True where the batch has just made the link. */
  isFirst: boolean
}

/** Where the title is another one than its writer saw, or its link is gone, the database refuses the batch: a version needs a link. */
function unlessSeen(ctx: WriteCtx, of: Titled, { ref, id, rev, isFirst }: Seen): Statement {
  const { links, titles, linkId, versions } = of
  const seen = isFirst
    ? sql`${rev} = 0`
    : sql`max(${countOf(of, sql`${links.id}`, sql`${ref.languageCode}`)}, coalesce((select nullif(its.title, '') from ${titles} as its
        where its.${sql.identifier(linkId.name)} = ${links.id} and its.language_code = ${ref.languageCode}),
        ${ref.languageCode === ref.defaultCode ? sql`${links.title}` : sql`''`}) <> '') = ${rev}`
  const isSeen = sql`exists (select 1 from ${links}
    where ${links.id} = ${id} and ${links.factoryId} = ${ref.factoryId} and ${seen})`
  // The columns in the table's own order, as SQLite takes them.
  return statementOf(
    ctx.database.build
      .insert(versions)
      .select(sql`select '', '', '', 1, 'human', null, 0, null, null where not ${isSeen}`),
  )
}

function movedSources({ database: { build } }: Ctx, of: Titled, code: string): Statement[] {
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
