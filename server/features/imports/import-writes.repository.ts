import { and, eq, type SQL, sql } from 'drizzle-orm'
import { importRows, imports } from '#db/schema/index.ts'
import type { ImportRows, NewImport } from '#domain/imports.schema.ts'
import type { CellChange, CellError, ImportCounts, RowAction, RowState } from '#domain/imports.ts'
import { newId } from '#domain/ids.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { hasRoomFor, type ImportRow } from './imports.repository.ts'

export const noCounts: ImportCounts = {
  ...{ rows: 0, new: 0, update: 0, same: 0, error: 0 },
  ...{ written: 0, leftOut: 0, undone: 0 },
}

export async function findBegun({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

export async function insertImport(ctx: Ctx, begun: NewImport, call: Call): Promise<string> {
  const id = newId()
  const by = ctx.actor.userId ?? null
  await ctx.database.write([
    statementOf(
      build.insert(imports).values({
        ...{ id, factoryId: ctx.site.factoryId, startedByCall: call.key, ...begun },
        ...{ status: 'uploading', mapping: begun.columns.map(() => null) },
        counts: { ...noCounts, rows: begun.rowCount },
        ...{ createdAt: ctx.now(), createdBy: by, updatedAt: ctx.now(), updatedBy: by },
      }),
    ),
    spentKey(build, call, id),
  ])
  return id
}

/** Keeps lines that came; false where the import has gone on, or they would be more than it has. */
export function saveLines(ctx: Ctx, { id, rowCount }: ImportRow, { rows }: ImportRows) {
  const given = sql`json_each(${JSON.stringify(rows)})`
  const others = sql`(select count(*) from ${importRows} as line where line.import_id = ${id}
    and line.no not in (select value ->> 'no' from ${given}))`
  const isOpen = sql`exists (select 1 from ${imports} as it where it.id = ${id} and it.status in ('uploading', 'mapping'))
    and ${others} + ${rows.length} <= ${rowCount}`
  const arrived = sql`(select count(*) from ${importRows} as line where line.import_id = ${id})`
  return saveWhere(ctx, isOpen, {
    also: [
      statementOf(
        build
          .insert(importRows)
          .select(
            sql`select ${id}, value ->> 'no', value -> 'cells', null, 'waiting', null, '[]', '[]', null, null
              from ${given} where true`,
          )
          .onConflictDoUpdate({
            target: [importRows.importId, importRows.no],
            set: { cells: sql`excluded.cells` },
          }),
      ),
      statementOf(
        build
          .update(imports)
          .set({
            status: sql`case when ${arrived} = ${rowCount} then 'mapping' else 'uploading' end`,
            updatedAt: ctx.now(),
          })
          .where(eq(imports.id, id)),
      ),
    ],
  })
}

type Decided = Partial<
  Pick<ImportRow, 'mode' | 'mapping' | 'status' | 'cursor' | 'isStopped' | 'runAt'>
> & { counts?: ImportCounts | SQL }

/** What people decide of an import, as they saw it; false where it is another one by now, or `when` does not hold. */
export function saveDecision(
  ctx: Ctx,
  { id }: ImportRow,
  {
    rev,
    ...more
  }: { rev: number; set: Decided; when?: SQL; also?: Statement[]; audit?: AuditEntry },
): Promise<boolean> {
  return saveRow(ctx, { table: imports, id, rev, ...more })
}

/** All lines as they came: nobody has looked at them. */
export function unseenLines(id: string): Statement {
  return statementOf(
    build
      .update(importRows)
      .set({ action: null, state: 'waiting', productId: null, changes: [], errors: [] })
      .where(eq(importRows.importId, id)),
  )
}

/** Wrong lines are not run. */
export function leftOutErrors(id: string): Statement {
  return statementOf(
    build
      .update(importRows)
      .set({ state: 'left_out' })
      .where(and(eq(importRows.importId, id), eq(importRows.action, 'error'))),
  )
}

/** Holds while an import is where its reader saw it, so that of two who go on with it at once one does. */
export function isAt({ id, status, cursor, rev }: ImportRow): SQL {
  return sql`exists (select 1 from ${imports} as it where it.id = ${id} and it.status = ${status}
    and it.cursor = ${cursor} and it.rev = ${rev} and it.is_stopped = 0)`
}

/** Holds while none of the factory's other imports is under way. */
export function isAlone({ id, factoryId }: ImportRow): SQL {
  return sql`not exists (select 1 from ${imports} as other where other.factory_id = ${factoryId} and other.id <> ${id}
    and other.status in ('running', 'undoing') and other.is_stopped = 0)`
}

/** Holds while lines are in the state that their reader saw, and the import goes on. */
export function areStill(
  { id, status }: ImportRow,
  numbers: readonly number[],
  state: RowState,
): SQL {
  return sql`exists (select 1 from ${imports} as it where it.id = ${id} and it.status = ${status} and it.is_stopped = 0)
    and (select count(*) from ${importRows} as line where line.import_id = ${id} and line.state = ${state}
      and line.no in (select value from json_each(${JSON.stringify(numbers)}))) = ${numbers.length}`
}

/** Holds once no line is left that an undo could take back, while it goes on. */
export function areAllTakenBack(row: ImportRow): SQL {
  return sql`${areStill(row, [], 'written')} and not exists (select 1 from ${importRows} as line
    where line.import_id = ${row.id} and line.state = 'written')`
}

/** The same of lines that wait to be written, while there is room for so many new goods. */
export function mayWrite(row: ImportRow, numbers: readonly number[], made: number): SQL {
  const still = areStill(row, numbers, 'waiting')
  return made === 0 ? still : sql`${still} and ${hasRoomFor(row.factoryId, made)}`
}

/** What has become of a line; what is left out stays as it is. */
export interface LineChange {
  no: number
  cells?: string[]
  action?: RowAction
  state?: RowState
  productId?: string | null
  revBefore?: number | null
  revAfter?: number | null
  changes?: CellChange[]
  errors?: CellError[]
}

/** Writes what has become of lines, all in one statement. */
export function changedLines(id: string, lines: readonly LineChange[]): Statement[] {
  if (lines.length === 0) return []
  const value = (name: keyof LineChange, column: string) =>
    sql`case when json_type(line.value, ${`$.${name}`}) is null then old.${sql.identifier(column)} else line.value ->> ${name} end`
  const json = (name: keyof LineChange) =>
    sql`coalesce(line.value -> ${name}, old.${sql.identifier(name)})`
  const changed = {
    ...{ cells: sql`excluded.cells`, action: sql`excluded.action`, state: sql`excluded.state` },
    ...{ productId: sql`excluded.product_id`, changes: sql`excluded.changes` },
    ...{ errors: sql`excluded.errors`, revBefore: sql`excluded.rev_before` },
    revAfter: sql`excluded.rev_after`,
  }
  return [
    statementOf(
      build
        .insert(importRows)
        // The list of changes is read once and each of its lines looked up, not the other way round: hence the cross join.
        .select(
          sql`select old.import_id, old.no, ${json('cells')}, ${value('action', 'action')}, ${value('state', 'state')},
              ${value('productId', 'product_id')}, ${json('changes')}, ${json('errors')},
              ${value('revBefore', 'rev_before')}, ${value('revAfter', 'rev_after')}
            from json_each(${JSON.stringify(lines)}) as line cross join ${importRows} as old
            where old.import_id = ${id} and old.no = line.value ->> 'no'`,
        )
        .onConflictDoUpdate({ target: [importRows.importId, importRows.no], set: changed }),
    ),
  ]
}

/** How far an import has come: what its counts grow by, and what else is true of it now. */
export function progressed(
  ctx: Ctx,
  { id }: Pick<ImportRow, 'id'>,
  {
    add = {},
    ...set
  }: Partial<Pick<ImportRow, 'cursor' | 'status' | 'doneAt' | 'undoneAt'>> & {
    add?: Partial<ImportCounts>
  },
): Statement {
  return statementOf(
    build
      .update(imports)
      .set({ ...set, counts: grown(add), updatedAt: ctx.now() })
      .where(eq(imports.id, id)),
  )
}

/** The counts of an import with so many more of each. */
export function grown(add: Partial<ImportCounts>): SQL {
  return Object.entries(add).reduce(
    (counts, [name, more]) =>
      sql`json_set(${counts}, ${`$.${name}`}, (${imports.counts} ->> ${name}) + ${more})`,
    sql`${imports.counts}`,
  )
}
