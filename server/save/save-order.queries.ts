import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type Save, type SaveCtx, saveWhere } from './save-where.queries.ts'

interface OrderSave {
  table: SQLiteTable & { sortOrder: SQLiteColumn; factoryId?: SQLiteColumn }
  /** The column that names a row in both lists. */
  by: SQLiteColumn
  /** Which rows of the table are in the list; all of the factory's where it is left out. */
  within?: SQL | undefined
  /** All rows, in their new order. */
  order: readonly string[]
  /** The order that the editor saw. */
  seen: readonly string[]
  audit: AuditEntry
}

/** What else is written with it, and in which languages readers see the change: in all of them unless told otherwise. */
type Also = Pick<Save, 'also' | 'revision'>

/** Puts all rows of a list in an order, where they stand as the editor saw them; false where they do not. */
export function saveOrder(
  ctx: SaveCtx,
  { table, by, order, seen, audit, within, also = [], revision = allLanguages }: OrderSave & Also,
): Promise<boolean> {
  const isOurs = and(table.factoryId && eq(table.factoryId, ctx.site.factoryId), within)
  const rows = sql`select ${by} as name from ${table} where ${isOurs ?? sql`true`} order by ${table.sortOrder}, ${by}`
  const places = order.map((name, at) => sql`when ${name} then ${at + 1}`)
  const ordered = build
    .update(table)
    .set({ sortOrder: sql`case ${by} ${sql.join(places, sql` `)} end` })
    .where(and(isOurs, inArray(by, [...order])))
  const stands = sql`(select group_concat(name, ' ') from (${rows})) = ${seen.join(' ')}`
  return saveWhere(ctx, stands, { also: [statementOf(ordered), ...also], audit, revision })
}
