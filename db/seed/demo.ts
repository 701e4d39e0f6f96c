import type { InStatement } from '@libsql/client/http'
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { drizzle } from 'drizzle-orm/libsql/http'
import { createClient } from '@libsql/client/http'

/** What a part of the demo data is made of: rows to insert, and when they are said to be made. */
export interface Demo {
  now: number
  factoryId: string
  statements: InStatement[]
}

const rowsPerStatement = 40
const builder = drizzle(createClient({ url: 'http://unused.internal' }))

/** Adds the rows of one table to the demo's batch. */
export function add<T extends SQLiteTable>(
  demo: Demo,
  table: T,
  rows: SQLiteInsertValue<T>[],
): void {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const query = builder
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .toSQL()
    demo.statements.push({ sql: query.sql, args: query.params as string[] })
  }
}

/** The audit columns of a row that nobody has edited yet. */
export function madeNow(demo: Demo) {
  return { createdAt: demo.now, updatedAt: demo.now }
}
