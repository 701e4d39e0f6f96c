import type { Import, RunImport } from '#domain/imports.schema.ts'
import { refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { movedOn } from './begin-import.service.ts'
import { getImport, tooManyGoods, undoUntil } from './import-view.ts'
import { isAlone, leftOutErrors, saveDecision } from './import-writes.repository.ts'
import { findImport, type FoundImport } from './imports.repository.ts'

type Answer = Result<Import> | ResultOfMany<Import>
type Decision = Parameters<typeof saveDecision>[2]

/**
 * Lets an import run whose lines were all looked at, or go on that was stopped. Refuses with `not_found`, `stale`, `import_moved_on`,
 * `import_has_errors` where wrong lines are not to be left out, `import_too_many_products`, and `import_busy` while another one runs.
 */
export async function runImport(
  ctx: Ctx,
  id: string,
  { rev, isWithoutErrors }: RunImport,
): Promise<Answer> {
  return decide(ctx, id, rev, (found) => {
    const { row, goods, hasRoom } = found
    const { counts, status, isStopped } = row
    if ((status === 'running' || status === 'undoing') && isStopped)
      return { rev, set: { isStopped: false }, when: isAlone(row) }
    if (status !== 'checked') return undefined
    if (counts.error > 0 && !isWithoutErrors) return refused('import_has_errors')
    const { code, values } = tooManyGoods(goods + counts.new)
    if (counts.new > 0 && !hasRoom) return refused(code, { values })
    return {
      ...{ rev, when: isAlone(row), also: [leftOutErrors(id)] },
      set: {
        ...{ status: 'running', cursor: 0, isStopped: false, runAt: ctx.now() },
        counts: { ...counts, leftOut: counts.error },
      },
      audit: { action: 'import_run', entity: 'import', entityId: id, data: { kind: row.kind } },
    }
  })
}

/** Stops an import that runs or is taken back, behind the lines that are being written. Refuses with `not_found`, `stale` and `import_moved_on`. */
export async function stopImport(ctx: Ctx, id: string, rev: number): Promise<Answer> {
  return decide(ctx, id, rev, ({ row: { status, isStopped } }) =>
    (status === 'running' || status === 'undoing') && !isStopped
      ? { rev, set: { isStopped: true } }
      : undefined,
  )
}

/**
 * Takes back what an import wrote, as far as nobody has changed it since. Refuses with `not_found`, `stale`, `import_moved_on`,
 * `import_undo_over` after a day, and `import_busy` while another one runs.
 */
export async function undoImport(ctx: Ctx, id: string, rev: number): Promise<Answer> {
  return decide(ctx, id, rev, ({ row }) => {
    const until = undoUntil(row)
    if (until === 0) return undefined
    if (ctx.now() >= until) return refused('import_undo_over')
    return {
      ...{ rev, when: isAlone(row) },
      set: { status: 'undoing', isStopped: false },
      audit: { action: 'import_undone', entity: 'import', entityId: id, data: { kind: row.kind } },
    }
  })
}

/** The same decision that comes twice finds the import one revision later, just as it wants it. */
async function decide(
  ctx: Ctx,
  id: string,
  rev: number,
  decisionOn: (found: FoundImport) => Decision | Extract<Answer, { ok: false }> | undefined,
): Promise<Answer> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const decision = decisionOn(found)
  if (decision === undefined) return repeatedOr(ctx, found, rev)
  if ('ok' in decision) return decision
  if (await saveDecision(ctx, found.row, decision)) return getImport(ctx, id)
  const now = await findImport(ctx, id)
  return now && now.row.rev === rev ? refused('import_busy') : movedOn(ctx, id)
}

/** The same call sent again has the revision before this one. */
async function repeatedOr(ctx: Ctx, { row }: FoundImport, rev: number): Promise<Answer> {
  return row.rev === rev + 1 ? getImport(ctx, row.id) : movedOn(ctx, row.id)
}
