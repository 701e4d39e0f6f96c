import type { InStatement } from '@libsql/client/http'
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { drizzle } from 'drizzle-orm/libsql/http'
import { createClient } from '@libsql/client/http'
import { newId } from '#domain/ids.ts'
import type { LanguageCode } from './languages.ts'

/** What the first rows of a database are made of: the demo's, or those of a food maker of one's own. */
export interface Seed {
  /** When the rows are said to be made. */
  now: number
  factoryId: string
  /** Those of the site, in their order; the words of the default one are what others are translated from. */
  languageCodes: readonly LanguageCode[]
  defaultCode: LanguageCode
  statements: InStatement[]
}

const rowsPerStatement = 40
const builder = drizzle(createClient({ url: 'http://unused.internal' }))

export function newSeed(languages: Pick<Seed, 'languageCodes' | 'defaultCode'>): Seed {
  return { now: Date.now(), factoryId: newId(), ...languages, statements: [] }
}

/** Adds the rows of one table to the seed's batch. */
export function add<T extends SQLiteTable>(
  seed: Seed,
  table: T,
  rows: SQLiteInsertValue<T>[],
): void {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const query = builder
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .toSQL()
    seed.statements.push({ sql: query.sql, args: query.params as string[] })
  }
}

/** The audit columns of a row that nobody has edited yet. */
export function madeNow(seed: Seed) {
  return { createdAt: seed.now, updatedAt: seed.now }
}
