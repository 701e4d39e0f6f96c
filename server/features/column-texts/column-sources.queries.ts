import { type SQL, sql } from 'drizzle-orm'
import { oldDefault } from '#server/features/languages/old-default.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type ColumnNoun, ownerName, wordsOf } from './column-noun.queries.ts'

/**
 * Makes the words of the language that becomes the default the source of all others: what was up to date stays so. A text without
 * versions needs nothing: its first change is when its source begins to be known.
 */
export function movedColumnSources(noun: ColumnNoun, code: string): Statement[] {
  const { versions } = noun.of
  // In an update Drizzle drops the prefix of its own table's columns.
  const its = (column: string) => sql`${versions}.${sql.identifier(column)}`
  const isLast = sql`${its('rowid')} = (select kept.rowid from ${versions} as kept
    where kept.${ownerName(noun)} = ${its(noun.of.ownerId.name)} and kept.language_code = ${its('language_code')}
      and kept.field = ${its('field')} order by kept.at desc, kept.rowid desc limit 1)`
  const words = (
    language: SQL,
  ) => sql`nullif((select ${wordsOf(noun, 'said', its('field'))} from ${noun.of.words} as said
    where said.${ownerName(noun)} = ${its(noun.of.ownerId.name)} and said.language_code = ${language}), '')`
  const [before, after] = [oldDefault(code), sql`${code}`]
  /** What the words of the new default were made from, as its last version knows it. */
  const madeFrom = sql`(select kept.source_value from ${versions} as kept
    where kept.${ownerName(noun)} = ${its(noun.of.ownerId.name)} and kept.language_code = ${code}
      and kept.field = ${its('field')} order by kept.at desc, kept.rowid desc limit 1)`
  const written = (source: SQL, which: SQL) =>
    statementOf(
      build
        .update(versions)
        .set({ sourceValue: source })
        .where(sql`${isLast} and ${which}`),
    )
  return [
    written(
      words(after),
      sql`${its('language_code')} <> ${code} and ${its('source_value')} = ${words(before)}`,
    ),
    written(
      words(after),
      sql`${its('language_code')} = ${before} and coalesce(${madeFrom}, ${its('value')}) = ${its('value')}`,
    ),
    written(sql`null`, sql`${its('language_code')} = ${code} and ${before} is not null`),
  ]
}
