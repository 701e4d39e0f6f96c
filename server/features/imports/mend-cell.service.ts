import type { MendCell, MendedCell } from '#domain/imports.schema.ts'
import { done, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { lookAt } from './check-lines.service.ts'
import { getImport, lineView } from './import-view.ts'
import { changedLines, grown, saveDecision } from './import-writes.repository.ts'
import {
  findImport,
  findLine,
  findNamedLine,
  type ImportRow,
  type LineRow,
} from './imports.repository.ts'

type Answer = Result<MendedCell> | ResultOfMany<MendedCell>

/**
 * Writes another text into a cell of a line that was looked at, and looks at the line again. Refuses with `not_found` for an import, a
 * line or a column that is not there, `stale`, and `import_moved_on` once the import runs.
 */
export async function mendCell(
  ctx: Ctx,
  { id, no }: { id: string; no: number },
  { rev, field, value }: MendCell,
): Promise<Answer> {
  const [found, line] = await Promise.all([findImport(ctx, id), findLine(ctx, id, no)])
  const at = found?.row.mapping.indexOf(field) ?? -1
  if (!found || !line || at === -1) return refused('not_found')
  if (found.row.rev === rev + 1 && line.cells[at] === value) return mended(ctx, found.row, no)
  if (found.row.status !== 'checked') return gone(ctx, id, 'import_moved_on')
  const cells = line.cells.with(at, value)
  const [seen] = await lookAt(ctx, found.row, [{ ...line, cells }], { isAlone: true })
  if (!seen) return refused('not_found')
  const isSaved = await saveDecision(ctx, found.row, {
    rev,
    set: { counts: grown(moved(line.action, seen.action)) },
    also: changedLines(id, [{ ...seen, cells }]),
  })
  return isSaved ? mended(ctx, found.row, no) : gone(ctx, id, 'stale')
}

/** From the count of what a line was to that of what it is. */
function moved(from: LineRow['action'], to: NonNullable<LineRow['action']>) {
  return from === null || from === to ? {} : { [from]: -1, [to]: 1 }
}

async function mended(ctx: Ctx, row: ImportRow, no: number): Promise<Answer> {
  const [current, line, i18n] = await Promise.all([
    getImport(ctx, row.id),
    findNamedLine(ctx, row.id, no),
    translatorFor(ctx),
  ])
  if (!current.ok) return current
  return line
    ? done({ import: current.value, row: lineView(i18n, row, line) })
    : refused('not_found')
}

async function gone(ctx: Ctx, id: string, code: 'stale' | 'import_moved_on'): Promise<Answer> {
  const current = await getImport(ctx, id)
  return current.ok ? refused(code, { current: current.value }) : current
}
