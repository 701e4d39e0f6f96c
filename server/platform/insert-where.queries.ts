import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { build } from './build.ts'

/** A row as a table takes it, of whose values any may be reckoned by the database. */
export type RowValues<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL
}

/**
 * An insert of one row that does nothing where the condition does not hold when its batch runs; what it leaves out is what the table
 * says. Where the row may be there already, say so as with any insert of Drizzle.
 * @example statementOf(insertWhere(savedLists, { id, userId, name, … }, sql`${listsOf(userId)} < ${mostLists}`))
 */
export function insertWhere<Table extends SQLiteTable>(
  table: Table,
  values: RowValues<Table>,
  condition: SQL,
) {
  const given = new Map<string, unknown>(Object.entries(values))
  // The columns in the table's own order, as SQLite takes them.
  const columns = Object.entries<Column>(getTableColumns(table)).map(([name, column]) =>
    valueOf(column, given.get(name)),
  )
  return build.insert(table).select(sql`select ${sql.join(columns, sql`, `)} where ${condition}`)
}

function valueOf(column: Column, given: unknown): SQL {
  const value = given === undefined ? (column.default ?? null) : given
  if (value === null) return sql`null`
  return is(value, SQL) ? value : sql`${sql.param(value, column)}`
}
