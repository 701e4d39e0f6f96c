import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { InScope } from '#server/http/scope.ts'
import type { Param } from '#server/platform/prepared-query.ts'

/** A column of a table that holds words by language, and the row that they belong to. */
export interface WordsColumn {
  column: SQLiteColumn
  /** The column that names the row, and the row's own id in the query around. */
  owner: SQLiteColumn
  id: SQLiteColumn
}

/** Where the words of a row stand: in the page's language, in any, in the default one, and what is read where none has any. */
interface WordsParams {
  own: SQLiteColumn
  of: WordsColumn
  behind: SQLiteColumn
  otherwise?: SQLiteColumn | SQL
}

/**
 * The first words that there are: the page's own, then those of each language that stands in for it, then the default one's. An empty
 * text is none. Where nothing stands in, nothing is looked up.
 */
export function firstWords(
  { fallbackLanguages }: Pick<InScope, 'fallbackLanguages'>,
  { own, of, behind, otherwise = sql`null` }: WordsParams,
): SQL<string | null> {
  const words = [own, ...fallbackLanguages.map((code) => wordsIn(code, of)), behind]
  const filled = words.map((text) => sql`nullif(${text}, '')`)
  return sql<string | null>`coalesce(${sql.join([...filled, otherwise], sql`, `)})`
}

/** The words of a row in one language. */
export function wordsIn(code: Param, { column, owner, id }: WordsColumn): SQL<string | null> {
  return sql<string | null>`(select its.${sql.identifier(column.name)} from ${column.table} as its
    where its.${sql.identifier(owner.name)} = ${id} and its.language_code = ${code})`
}

/** 1 where a thing has a name and an address of its own in the language of this row: search engines find it there. */
export function isTranslated({ name, slug }: Record<'name' | 'slug', SQLiteColumn>): SQL<0 | 1> {
  return sql<0 | 1>`(${name} <> '' and ${slug} <> '')`
}

/**
 * Orders rows of words by whom they are for: the page's language first, then those that stand in for it, then the default one; the
 * rest has no order among itself.
 */
export function firstIn(
  languageCode: SQLiteColumn | SQL,
  { languageCode: own, fallbackLanguages, defaultCode }: Omit<InScope, 'factoryId'>,
): SQL {
  const isIn = [own, ...fallbackLanguages, defaultCode].map(
    (code) => sql`${languageCode} = ${code} desc`,
  )
  return sql.join(isIn, sql`, `)
}
