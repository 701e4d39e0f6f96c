import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditedBy, type AuditEntry } from '#server/audit/audit.queries.ts'
import { forgetSite, raisedRevision } from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { RowValues } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Who saves, when, and where. */
export type SaveCtx = Pick<Ctx, 'actor' | 'database' | 'memory' | 'now' | 'requestId' | 'site'>

/** A table whose rows people edit: `rev` counts the changes of each. */
type EditableTable = SQLiteTable & { rev: SQLiteColumn; updatedAt: SQLiteColumn }

export interface RowSave<Table extends EditableTable> {
  table: Table
  /** The row's `id`, or the columns that name it. A table that has a `factoryId` is looked into for this factory alone. */
  id: string | Partial<Table['$inferSelect']>
  /** As the editor saw it; 0: there was no row yet, and this save makes it. */
  rev: number
  /** What changes; of a new row, all that the table needs. */
  set: Partial<RowValues<Table>>
  /** What else has to hold when the batch runs: a rule that another save could break in the meantime. */
  when?: SQL | undefined
  audit?: AuditEntry | undefined
  /** In which languages readers see the change: codes, or `allLanguages`. */
  revision?: string | readonly string[] | undefined
  /** What has to be done before the row is written, as taking a unique mark from another one. */
  before?: readonly Statement[] | undefined
  /** What belongs to the save and stands in other tables. It is written with the row or not at all, and so needs no guard of its own. */
  also?: readonly Statement[] | undefined
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
export async function saveRow<Table extends EditableTable>(
  ctx: SaveCtx,
  save: RowSave<Table>,
): Promise<boolean> {
  const revisions = [save.revision ?? []].flat()
  try {
    await ctx.database.write([
      guard(sql`${stands(ctx, save)} and ${save.when ?? sql`true`}`),
      ...(save.before ?? []),
      save.rev === 0 ? made(ctx, save) : changed(ctx, save),
      ...(save.audit ? [auditedBy(ctx, save.audit)] : []),
      ...(save.also ?? []),
      ...revisions.map((code) => raisedRevision(ctx, code)),
    ])
    return true
  } catch (error) {
    if (!isRefusedByGuard(error)) throw error
    return false
  } finally {
    // After a stale save too: its editor is about to look at what somebody else has changed.
    if (revisions.length > 0) forgetSite(ctx)
  }
}

function stands<Table extends EditableTable>(ctx: SaveCtx, save: RowSave<Table>): SQL {
  const { table, rev } = save
  const row = sql`select 1 from ${table} where ${isRow(ctx, save)}`
  return rev === 0 ? sql`not exists (${row})` : sql`exists (${row} and ${table.rev} = ${rev})`
}

function changed<Table extends EditableTable>(ctx: SaveCtx, save: RowSave<Table>): Statement {
  const set = { ...save.set, rev: save.rev + 1, ...markOf(ctx, save.table, 'updated') }
  return statementOf(build.update(save.table).set(set).where(isRow(ctx, save)))
}

function made<Table extends EditableTable>(ctx: SaveCtx, save: RowSave<Table>): Statement {
  const { table, set } = save
  const marks = { ...markOf(ctx, table, 'created'), ...markOf(ctx, table, 'updated') }
  const row = { ...keyOf(ctx, save), ...set, rev: 1, ...marks }
  return statementOf(build.insert(table).values(row as Table['$inferInsert']))
}

function isRow<Table extends EditableTable>(ctx: SaveCtx, save: RowSave<Table>): SQL | undefined {
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
  { table, id }: RowSave<Table>,
): Record<string, unknown> {
  const key = typeof id === 'string' ? { id } : id
  return 'factoryId' in table ? { ...key, factoryId: site.factoryId } : key
}

/** When it was made or changed, and by whom, as far as the table keeps it. */
function markOf({ actor, now }: SaveCtx, table: EditableTable, mark: 'created' | 'updated') {
  const marks = { [`${mark}At`]: now(), [`${mark}By`]: actor.userId ?? null }
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name in table))
}
