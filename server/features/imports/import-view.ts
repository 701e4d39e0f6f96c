import { appConfig } from '#config'
import type { Import, ImportRow as ShownLine } from '#domain/imports.schema.ts'
import { type CellError, type ImportKind, undoMs } from '#domain/imports.ts'
import { isErrorCode } from '#domain/errors.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { I18n } from '@lingui/core'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { findImport, type FoundImport, type LineRow } from './imports.repository.ts'

/** An import as it stands now. Refuses `not_found`. */
export async function getImport(ctx: Ctx, id: string): Promise<Result<Import>> {
  const found = await findImport(ctx, id)
  return found ? done(await importView(ctx, found)) : refused('not_found')
}

/** The same of one that was read. */
async function importView(ctx: Ctx, found: FoundImport): Promise<Import> {
  const { row, by, received } = found
  const { id, rev, kind, mode, status, isStopped, fileName, facts, columns, mapping } = row
  const { rowCount, counts, createdAt, runAt, doneAt, undoneAt } = row
  return {
    ...{ id, rev, kind, mode, status, isStopped, fileName, facts, columns, mapping },
    ...{ rowCount, received, counts, progress: progressOf(found) },
    problem: await problemOf(ctx, found),
    ...{ createdAt, createdBy: by, runAt, doneAt, undoneAt, undo: undoOf(found) },
  }
}

function progressOf({ row: { status, counts }, kept }: FoundImport): Import['progress'] {
  const { rows, new: made, update, same, error, written, leftOut, undone } = counts
  if (status === 'undoing' || status === 'undone') return { done: undone + kept, of: written }
  if (status === 'running' || status === 'done')
    return { done: written + leftOut - error, of: made + update }
  return { done: made + update + same + error, of: rows }
}

async function problemOf(
  ctx: Ctx,
  { row, hasRoom, goods }: FoundImport,
): Promise<Import['problem']> {
  if (row.status !== 'checked' || row.counts.new === 0 || hasRoom) return null
  const problem = tooManyGoods(goods + row.counts.new)
  return { code: problem.code, message: sentenceOf(await translatorFor(ctx), problem) }
}

/** That the shop would have more goods than it can. */
export function tooManyGoods(count: number) {
  const values = { count, max: appConfig.limits.maxProductsPerFactory }
  return { code: 'import_too_many_products' as const, values }
}

/** Until when what was written can be taken back: a day from the end of the run, or from its beginning while it is stopped. */
export function undoUntil({ doneAt, runAt, status, isStopped }: FoundImport['row']): number {
  if (status === 'done' && doneAt !== null) return doneAt + undoMs
  return status === 'running' && isStopped && runAt !== null ? runAt + undoMs : 0
}

function undoOf({ row, changedSince }: FoundImport): Import['undo'] {
  const until = undoUntil(row)
  return until === 0 || row.counts.written === 0
    ? null
    : { until, rows: row.counts.written, changedSince }
}

/** A line as its reader sees it, with what is wrong in words. */
export function lineView(
  i18n: I18n,
  { kind, mapping }: { kind: ImportKind; mapping: readonly (string | null)[] },
  { line, name }: { line: LineRow; name: string | null },
): ShownLine {
  const { no, action, state, productId, cells, changes, errors } = line
  const cellOf = (isIt: (key: string) => boolean) =>
    cells[mapping.findIndex((key) => key !== null && isIt(key))] ?? ''
  // In a file of translations the language stands beside the words, and not in their headings.
  const fieldOf = (field: string) => (kind === 'translations' ? (field.split('.')[0] ?? '') : field)
  return {
    ...{ no, action, state, productId, cells },
    name: name ?? cellOf((key) => key === 'name' || key.startsWith('name.')),
    sku: cellOf((key) => key === 'sku'),
    changes: changes.map((change) => ({ ...change, field: fieldOf(change.field) })),
    errors: errors.map(({ field, code, values, fix }) => ({
      ...{ field: fieldOf(field), code, message: messageOf(i18n, code, values) },
      ...(fix === undefined ? {} : { fix }),
    })),
  }
}

function messageOf(i18n: I18n, code: string, values: CellError['values']): string {
  const known = isErrorCode(code) ? code : 'invalid_input'
  return sentenceOf(i18n, { code: known, ...(values ? { values } : {}) })
}
