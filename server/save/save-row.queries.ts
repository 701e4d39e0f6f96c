import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { RowValues } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type Save, type SaveCtx, saveWhere } from './save-where.queries.ts'

/** A table whose rows people edit: `rev` counts the changes of each. */
type EditableTable = SQLiteTable & { rev: SQLiteColumn; updatedAt: SQLiteColumn }

export interface RowAt<Table extends EditableTable> extends Save {
  table: Table
  /** The row's `id`, or the columns that name it. A table that has a `factoryId` is looked into for this factory alone. */
  id: string | Partial<Table['$inferSelect']>
  /** As the editor saw it; 0: there was no row yet, and this save makes it. */
  rev: number
  /** What else has to hold when the batch runs: a rule that another save could break in the meantime. It may name the row's columns. */
  when?: SQL | undefined
  /** What has to be done before the row is written or removed, as taking a unique mark from another one. */
  before?: readonly Statement[] | undefined
}

export interface RowSave<Table extends EditableTable> extends RowAt<Table> {
  /** What changes, undefined is left as it is; of a new row, all that the table needs. */
  set: { [Name in keyof RowValues<Table>]?: RowValues<Table>[Name] | undefined }
}

/**
 * Saves a row as its editor saw it, with all that belongs to it: one batch, all or none. False where somebody was faster, where the
 * row has gone or `when` does not hold: nothing is written then, and the caller reads what stands there now to say so (`stale` with
 * `current`, or that the same call has already done it). Errors of constraints are thrown, as of any batch (see `faultOf`).
 * @example
 * const isSaved = await saveRow(ctx, {
 *   table: categories, id, rev, set: { tint, sortOrder },
 *   audit: { action: 'category_changed', entity: 'category', entityId: id, changes },
 *   revision: allLanguages,
 *   also: names.map((name) => savedName(id, name)),
 * })
 * const current = await getCategory(ctx, id)
 * return isSaved ? done(current) : refused('stale', { current })
 */
export function saveRow<Table extends EditableTable>(
  ctx: SaveCtx,
  save: RowSave<Table>,
): Promise<boolean> {
  return saveRows(ctx, [save])
}

/** The same of several rows: all of them, or none where one is not as its editor saw it. */
export function saveRows<Table extends EditableTable>(
  ctx: SaveCtx,
  saves: readonly RowSave<Table>[],
): Promise<boolean> {
  const conditions = saves.map((save) => stands(ctx, save))
  return saveWhere(ctx, sql.join(conditions, sql` and `), {
    also: saves.flatMap((save) => [...(save.before ?? []), row(ctx, save), ...(save.also ?? [])]),
    audit: saves.flatMap(({ audit }) => audit ?? []),
    revision: saves.flatMap(({ revision }) => revision ?? []),
  })
}

/** Removes a row as its editor saw it, with all that belongs to that; false as `saveRow`. */
export function removeRow<Table extends EditableTable>(
  ctx: SaveCtx,
  at: RowAt<Table>,
): Promise<boolean> {
  const removed = statementOf(build.delete(at.table).where(isRow(ctx, at)))
  const also = [...(at.before ?? []), removed, ...(at.also ?? [])]
  return saveWhere(ctx, isThere(ctx, at), { ...at, also })
}

/** True while the row is the one that its editor saw, or while there is none as there was none. */
function stands<Table extends EditableTable>(ctx: SaveCtx, at: RowAt<Table>): SQL {
  if (at.rev > 0) return isThere(ctx, at)
  const { table, when = sql`true` } = at
  return sql`not exists (select 1 from ${table} where ${isRow(ctx, at)}) and (${when})`
}

function isThere<Table extends EditableTable>(ctx: SaveCtx, at: RowAt<Table>): SQL {
  const { table, rev, when = sql`true` } = at
  const isSeen = and(isRow(ctx, at), eq(table.rev, rev))
  return sql`exists (select 1 from ${table} where ${isSeen} and (${when}))`
}

function row<Table extends EditableTable>(ctx: SaveCtx, save: RowSave<Table>): Statement {
  const { table, rev } = save
  const set = { ...save.set, rev: rev + 1, ...marks(ctx, table, 'updated') }
  if (rev > 0) return statementOf(build.update(table).set(set).where(isRow(ctx, save)))
  const made = { ...keyOf(ctx, save), ...set, ...marks(ctx, table, 'created') }
  return statementOf(build.insert(table).values(made as Table['$inferInsert']))
}

function isRow<Table extends EditableTable>(ctx: SaveCtx, save: RowAt<Table>): SQL | undefined {
  const columns: Record<string, SQLiteColumn> = getTableColumns(save.table)
  return and(
    ...Object.entries(keyOf(ctx, save)).map(([name, value]) => {
      const column = columns[name]
      if (!column) throw new Error(`a row is named by a column that its table has not: ${name}`)
      return eq(column, value)
    }),
  )
}

function keyOf<Table extends EditableTable>(
  { site }: SaveCtx,
  { table, id }: RowAt<Table>,
): Record<string, unknown> {
  const key = typeof id === 'string' ? { id } : id
  return 'factoryId' in table ? { ...key, factoryId: site.factoryId } : key
}

/** When it was made or changed, and by whom, as far as the table keeps it. */
function marks({ actor, now }: SaveCtx, table: EditableTable, mark: 'created' | 'updated') {
  const both = { [`${mark}At`]: now(), [`${mark}By`]: actor.userId ?? null }
  return Object.fromEntries(Object.entries(both).filter(([name]) => name in table))
}
