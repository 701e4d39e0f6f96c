import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import {
  categories,
  categoryTextVersions,
  categoryTranslations,
  languages,
  products,
  productTextVersions,
  productTranslations,
} from '#db/schema/index.ts'
import type { CoverageArea } from '#domain/languages.schema.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { Param } from '#server/platform/prepared-query.ts'

/** Rows whose texts are columns of their translations, and where the versions of these are. */
export const productColumns = {
  owners: products,
  words: productTranslations,
  ownerId: productTranslations.productId,
  versions: productTextVersions,
} as const
export const categoryColumns = {
  owners: categories,
  words: categoryTranslations,
  ownerId: categoryTranslations.categoryId,
  versions: categoryTextVersions,
} as const
type Columns = typeof productColumns | typeof categoryColumns

/** What is their own about them. In its SQL a row of the owners is called `owner`. */
export interface ColumnNoun {
  page: string
  area: CoverageArea
  of: Columns
  /** What the texts of a row are addressed by, and what the log calls the row. */
  key: SQL
  logged: SQL
  /** The rows that have such texts, those of them that a list of all texts holds, and its order. */
  among: SQL
  listed: SQL
  order: SQL
  /** Where a row is shown: its address in the default language is put behind. */
  under: string
  fields: Readonly<Record<string, ColumnField>>
  audited: 'product' | 'category'
  /** Writes the words of a text, with all that is kept of them; where the row has none in the language, it is found there as elsewhere. */
  written: (ctx: WriteCtx, at: ColumnAt, value: string) => Statement
}

export interface ColumnField {
  /** The column, as the database calls it. */
  column: string
  /** What may stand there, as the form of the whole row asks for it. */
  rule: v.GenericSchema<string, string>
  /** What the log calls it. */
  logged: string
}

/** A text of a row in one language. */
export interface ColumnAt {
  ownerId: string
  languageCode: string
  defaultCode: string
  field: string
}

interface InFactory {
  factoryId: Param
  defaultCode: Param | SQL
}

/**
 * Each text of the rows in each language, with what stands there, what it is made from, and the last version: the query around it calls
 * them what it likes. `which` is asked of `owner`, `language` and `field`.
 */
export function textsOf(noun: ColumnNoun, { factoryId, defaultCode }: InFactory, which: SQL): SQL {
  const { owners, words, versions } = noun.of
  const owner = ownerName(noun)
  const isOwn = sql`kept.${owner} = owner.id and kept.language_code = language.code and kept.field = field.name`
  return sql`select owner.id as owner_id, ${noun.key} as owner_key, field.name as field, field.place, language.code,
      ${noun.logged} as logged, coalesce(${wordsOf(noun, 'own')}, '') as value, coalesce(${wordsOf(noun, 'source')}, '') as source,
      coalesce(nullif(source.slug, ''), nullif(own.slug, ''), ${noun.logged}) as slug,
      (select count(*) from ${versions} as kept where ${isOwn}) as versions,
      last.is_reviewed, last.origin, last.source_value, coalesce(last.value, '') as last_value, ${noun.order} as "order"
    from ${owners} as owner cross join ${languages} as language cross join ${fieldsOf(noun)} as field
    left join ${words} as own on own.${owner} = owner.id and own.language_code = language.code
    left join ${words} as source on source.${owner} = owner.id and source.language_code = ${defaultCode}
    left join ${versions} as last on last.rowid = (select kept.rowid from ${versions} as kept where ${isOwn}
      order by kept.at desc, kept.rowid desc limit 1)
    where owner.factory_id = ${factoryId} and ${noun.among} and ${which}`
}

/** The number of a text (called `its`) is how many versions there are of it: what it came with is in none, and is the first. */
export const revOf = sql<number>`max(its.versions, its.value <> '')`

/** The column that names the row, as the tables of words and of versions call it. */
export function ownerName({ of }: ColumnNoun): SQL {
  return sql`${sql.identifier(of.ownerId.name)}`
}

/** The words of a text in a row of the translations. */
export function wordsOf({ fields }: ColumnNoun, row: string, field = sql`field.name`): SQL {
  const cases = Object.entries(fields).map(
    ([name, { column }]) => sql`when ${name} then ${sql.identifier(row)}.${sql.identifier(column)}`,
  )
  return sql`case ${field} ${sql.join(cases, sql` `)} end`
}

function fieldsOf({ fields }: ColumnNoun): SQL {
  const rows = Object.keys(fields).map((name, at) => sql`select ${name} as name, ${at} as place`)
  return sql`(${sql.join(rows, sql` union all `)})`
}
