import type { Import, ImportMapping, ImportRows, NewImport } from '#domain/imports.schema.ts'
import {
  doneUnless,
  refused,
  type Problem,
  type Result,
  type ResultOfMany,
} from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { knownFields } from './import-fields.service.ts'
import { getImport } from './import-view.ts'
import {
  findBegun,
  insertImport,
  noCounts,
  saveDecision,
  saveLines,
  unseenLines,
} from './import-writes.repository.ts'
import { findImport, type ImportRow } from './imports.repository.ts'

type Answer = Result<Import> | ResultOfMany<Import>

/** Begins an import, once per key; its lines come after. Refuses with `key_reused`. */
export async function beginImport(ctx: Ctx, begun: NewImport, key: string): Promise<Answer> {
  const mode = begun.kind === 'products' ? begun.mode : 'update'
  const made = await makeOnce(
    ctx,
    { scope: 'import', key, body: begun },
    {
      find: (stored) => findBegun(ctx, stored),
      make: (call) => insertImport(ctx, { ...begun, mode }, call),
    },
  )
  return made.ok ? getImport(ctx, made.value) : made
}

/**
 * Keeps lines of the file; those that came before are written again. Refuses with `not_found`, and `import_moved_on` where its columns
 * are matched already or more lines come than it has.
 */
export async function receiveLines(ctx: Ctx, id: string, lines: ImportRows): Promise<Answer> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const width = found.row.columns.length
  const rows = lines.rows.map(({ no, cells }) => ({
    no,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }))
  const isKept = await saveLines(ctx, found.row, { rows })
  return isKept ? getImport(ctx, id) : movedOn(ctx, id)
}

/** That an import is not where its caller took it to be, with where it is. */
export async function movedOn(ctx: Ctx, id: string): Promise<Answer> {
  const current = await getImport(ctx, id)
  return current.ok ? refused('import_moved_on', { current: current.value }) : current
}

const mappable: readonly ImportRow['status'][] = ['mapping', 'validating', 'checked']

/**
 * Saves which column fills which field; the check of all lines begins anew. Refuses with `not_found`, `stale`, `import_moved_on` once it
 * runs, `import_field_unknown` and `import_field_twice` at the column, and `import_key_missing`.
 */
export async function mapColumns(
  ctx: Ctx,
  id: string,
  { rev, mode, mapping }: ImportMapping,
): Promise<Answer> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const { row } = found
  const wanted = { mode: row.kind === 'products' ? mode : ('update' as const), mapping }
  const isDone =
    row.rev === rev + 1 &&
    JSON.stringify(wanted) === JSON.stringify({ mode: row.mode, mapping: row.mapping })
  if (isDone) return getImport(ctx, id)
  if (!mappable.includes(row.status)) return movedOn(ctx, id)
  const problems = await problemsOfMapping(ctx, row, mapping)
  if (problems.length > 0) return doneUnless<Import>(problems, undefined as never)
  const isSaved = await saveDecision(ctx, row, {
    rev,
    set: {
      ...{ ...wanted, status: 'validating', cursor: 0 },
      counts: { ...noCounts, rows: row.rowCount },
    },
    also: [unseenLines(id)],
  })
  if (isSaved) return getImport(ctx, id)
  const current = await getImport(ctx, id)
  return current.ok ? refused('stale', { current: current.value }) : current
}

async function problemsOfMapping(
  ctx: Ctx,
  { kind, columns }: ImportRow,
  mapping: readonly (string | null)[],
): Promise<Problem[]> {
  if (mapping.length !== columns.length) return [{ code: 'import_field_unknown', field: 'mapping' }]
  const fields = await knownFields(ctx, kind, ctx.language)
  const keys = new Set(fields.map(({ key }) => key))
  return [
    ...mapping.flatMap((key, at): Problem[] => {
      const field = `mapping.${at}`
      if (key === null) return []
      if (!keys.has(key)) return [{ code: 'import_field_unknown', field }]
      return mapping.indexOf(key) < at ? [{ code: 'import_field_twice', field }] : []
    }),
    ...fields
      .filter(({ isKey, key }) => isKey && !mapping.includes(key))
      .map(({ label }): Problem => {
        return { code: 'import_key_missing', field: 'mapping', values: { column: label } }
      }),
  ]
}
