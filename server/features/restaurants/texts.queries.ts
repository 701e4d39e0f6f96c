import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Localized } from '#domain/catalog.ts'

/** A text of a row in each of its languages; `owner` is the column that names the row, `id` the row's own in the query around. */
export function textsIn(column: SQLiteColumn, owner: SQLiteColumn, id: SQLiteColumn) {
  return sql<Localized>`(
    select json_group_object(its.language_code, its.${sql.identifier(column.name)})
    from ${column.table} as its where its.${sql.identifier(owner.name)} = ${id})`.mapWith(parsed)
}

/** Rows of a table that hang on a row, as one list. */
export function listIn<Row>(query: SQL): SQL<Row[]> {
  return sql<Row[]>`(${query})`.mapWith((text: string) => JSON.parse(text) as Row[])
}

function parsed(text: string): Localized {
  return JSON.parse(text) as Localized
}
