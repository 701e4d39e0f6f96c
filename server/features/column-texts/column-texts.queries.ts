import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { languages } from '#db/schema/index.ts'
import { isMultilineKey, type VersionOrigin } from '#domain/editing.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { cleanLine, cleanLines } from '#domain/typed-text.ts'
import {
  type Reading,
  type TextAdapter,
  type TextRow,
  unwrittenText,
  type Words,
} from '#server/features/content/text-adapter.queries.ts'
import { problemsOf } from '#server/http/faults.ts'
import { type Params, preparedQuery } from '#server/platform/prepared-query.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { keyOf } from './column-key.ts'
import { type ColumnNoun, ownerName, revOf, textsOf } from './column-noun.queries.ts'
import { movedColumnSources } from './column-sources.queries.ts'
import { columnStatements } from './column-text-changes.queries.ts'

type At = Params<'factoryId' | 'languageCode' | 'defaultCode' | 'owner' | 'field'>

/** Which texts of a language are read: one, those of some rows (whose keys are a list in JSON), or all that are listed. */
type Which = 'one' | 'some' | 'all'

/**
 * Columns of translations as texts. Their number is how many versions there are of one: what a row came with is in none, and is the
 * first. How the words of now came about is what their last version says.
 */
export function columnTexts(noun: ColumnNoun): TextAdapter {
  const selected = selectedTexts(noun)
  const rowOf = ({ ownerKey, field, ...row }: Selected): TextRow => ({
    ...unwrittenText({ page: noun.page, key: `${ownerKey}.${field}` }, 'text'),
    ...row,
  })
  const one = (ref: Parameters<TextAdapter['reread']>[0]) =>
    selected({ ...ref, ...keyOf(ref.key) }, 'one')
  const versions = ({ key, factoryId, languageCode }: Parameters<TextAdapter['versions']>[0]) => {
    const { owner, field } = keyOf(key)
    return sql`from ${noun.of.versions} as its join ${noun.of.owners} as owner on owner.id = its.${ownerName(noun)}
      where its.language_code = ${languageCode} and its.field = ${field}
        and owner.factory_id = ${factoryId} and ${noun.key} = ${owner}`
  }
  return {
    area: noun.area,
    isImmediate: true,
    find: async ({ database }, ref) => {
      const [[row]] = await database.read([one(ref)])
      return row && { ref, row: rowOf(row) }
    },
    list: async (ctx, { of, ...scope }) => {
      const wanted = { ...scope, owner: JSON.stringify(of ?? []), field: '' }
      const [rows] = await ctx.database.read([selected(wanted, of ? 'some' : 'all')])
      return rows.length > 0 || (await isLanguage(ctx, scope.languageCode))
        ? rows.map(rowOf)
        : undefined
    },
    reread: (ref) => {
      const query = one(ref)
      return { ...query, answerOf: (rows) => query.answerOf(rows).map(rowOf) }
    },
    wordsOf: ({ key }, typed) => wordsOf(noun, key, typed),
    fault: ({ ref: { key, languageCode, defaultCode } }, value) => {
      const read = languageCode === defaultCode ? readBy(noun, key, value) : done(value)
      return read.ok ? undefined : read.problem.code
    },
    statements: async (ctx, text, change) => columnStatements(ctx, noun, text, change),
    guard: `_text_versions.${noun.of.ownerId.name}`,
    readersOf: () => allLanguages,
    versions: (
      ref,
    ) => sql`select its.id, its.value, case when its.value = '' then 'unpublished' else 'published' end as status,
        its.origin, its.is_reviewed, its.source_value, its.at, its.author, its.rowid as seq ${versions(ref)}`,
    changers: (ref) => sql`select its.author as "by", its.at, its.rowid as seq ${versions(ref)}`,
    counted: ({ factoryId, defaultCode }) => sql`select its.code, ${noun.area} as area,
        case when its.code = ${defaultCode} then 'reviewed' when its.value = '' then 'missing'
          when its.source_value <> its.source then 'outdated' when its.is_reviewed = 0 then 'machine' else 'reviewed' end as state
      from (${textsOf(noun, { factoryId, defaultCode }, noun.listed)}) as its where its.source <> ''`,
    movedSources: (_, code) => movedColumnSources(noun, code),
  }
}

function selectedTexts(noun: ColumnNoun) {
  return preparedQuery((build, at: At, which: Which) => {
    const wanted = {
      one: sql`${noun.key} = ${at.owner} and field.name = ${at.field}`,
      some: sql`${noun.key} in (select value from json_each(${at.owner}))`,
      all: noun.listed,
    }[which]
    const texts = textsOf(noun, at, sql`language.code = ${at.languageCode} and ${wanted}`)
    return build
      .select({
        contentId: sql<string>`its.owner_id`,
        ownerKey: sql<string>`its.owner_key`,
        field: sql<string>`its.field`,
        value: sql<string>`its.value`,
        rev: revOf,
        isReviewed: sql<boolean | null>`its.is_reviewed`.mapWith(Boolean),
        origin: sql<VersionOrigin | null>`its.origin`,
        sourceValue: sql<string | null>`its.source_value`,
        source: sql<string>`its.source`,
        leadsTo: sql<string>`${noun.under} || its.slug`,
        logged: sql<string>`its.logged`,
      })
      .from(sql`(${texts}) as its`)
      .orderBy(sql`its."order", its.owner_id, its.place`)
  })
}

type Selected = ReturnType<ReturnType<ReturnType<typeof selectedTexts>>['answerOf']>[number]

async function isLanguage({ database }: Reading, code: string): Promise<boolean> {
  const known = database.build.select({ code: languages.code }).from(languages)
  const [rows] = await database.read([known.where(sql`${languages.code} = ${code}`)])
  return rows.length > 0
}

/** No words: those of the language behind stand there again. Else they are what the form of the whole row takes. */
function wordsOf(noun: ColumnNoun, key: string, typed: string): Result<Words> {
  const clean = isMultilineKey(key) ? cleanLines(typed) : cleanLine(typed)
  const read = clean === '' ? done(clean) : readBy(noun, key, clean)
  return read.ok ? done({ value: read.value, wasCleaned: false }) : read
}

function readBy({ fields }: ColumnNoun, key: string, value: string): Result<string> {
  const rule = fields[keyOf(key).field]?.rule
  if (!rule) return refused('not_found')
  const read = v.safeParse(rule, value)
  if (read.success) return done(read.output)
  const [{ code, ...problem }] = problemsOf(read.issues)
  return refused(code, { ...problem, field: 'value' })
}
