import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { valueIn, withValue } from '#domain/import-values.ts'
import { rowsOfChunk } from '#domain/imports.ts'
import { changedGoods, removedGoods } from '#server/features/products/changed-goods.service.ts'
import {
  listGoods,
  removeGoods,
  saveSeveralGoods,
} from '#server/features/products/several-goods.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  areAllTakenBack,
  areStill,
  changedLines,
  type LineChange,
  progressed,
} from './import-writes.repository.ts'
import { type ImportRow, type LineRow, listWritten } from './imports.repository.ts'
import { isSameValue } from './look-at-line.ts'

/**
 * Takes back the lines of the next products of an import: each product that is still as the import left it is what it was before, and new
 * ones that nothing names go. Whatever somebody has changed since stays, and so does what rules keep.
 */
export async function undoNextLines(ctx: Ctx, row: ImportRow): Promise<void> {
  const lines = await listWritten(ctx, row.id, rowsOfChunk)
  const goods = await listGoods(ctx, { ids: lines.flatMap(({ productId }) => productId ?? []) })
  const byId = new Map(goods.map((each) => [each.id, each]))
  const grouped = Map.groupBy(lines, ({ productId }) => productId ?? '')
  for (const [id, own] of grouped) {
    // One after the other: what keeps one of them keeps no other.
    // oxlint-disable-next-line no-await-in-loop
    await undoGoods(ctx, row, own, byId.get(id))
  }
  if (grouped.size < rowsOfChunk) await finish(ctx, row)
}

async function undoGoods(
  ctx: Ctx,
  row: ImportRow,
  lines: readonly LineRow[],
  goods: AdminProduct | undefined,
): Promise<void> {
  const isUndone =
    goods !== undefined &&
    isAsLeft(goods, lines) &&
    (await taken(ctx, row, goods, lines, progress(ctx, row, lines, 'undone')))
  if (isUndone) return
  await saveSeveralGoods(ctx, [], progress(ctx, row, lines, 'kept'))
}

/** True while nobody has changed it since the import wrote it, nor between two of its lines. */
function isAsLeft(goods: AdminProduct, lines: readonly LineRow[]): boolean {
  const left = Math.max(...lines.map(({ revAfter }) => revAfter ?? 0))
  if (!isUnbroken(lines)) return false
  // What is sold changes the shelf and not the number of the product.
  const shelf = lines.flatMap(({ changes }) => changes.filter(({ field }) => field === 'onHand'))
  return (
    goods.rev === left && shelf.every(({ after }) => isSameValue(valueIn(goods, 'onHand'), after))
  )
}

/** True where the import alone has raised the product's number from its first write to its last. */
function isUnbroken(lines: readonly LineRow[]): boolean {
  const writes = new Map(lines.map(({ revBefore, revAfter }) => [revAfter ?? 0, revBefore ?? 0]))
  const first = Math.min(...writes.keys())
  return [...writes].every(([after, before]) => after === first || writes.has(before))
}

type Progress = Parameters<typeof saveSeveralGoods>[2]

async function taken(
  ctx: Ctx,
  row: ImportRow,
  goods: AdminProduct,
  lines: readonly LineRow[],
  progress: Progress,
): Promise<boolean> {
  try {
    if (lines.some(({ action }) => action === 'new'))
      return await removeGoods(ctx, removedGoods(goods), progress)
    const before = lines
      .flatMap(({ changes }) => changes)
      .toReversed()
      .reduce((now, change) => withValue(now, change.field, change.before), goods)
    const save = changedGoods(ctx, goods, before)
    return save.ok && (await saveSeveralGoods(ctx, [save.value], progress))
  } catch (error) {
    const { kind } = faultOf(error)
    if (kind !== 'unique' && kind !== 'check' && kind !== 'foreign_key') throw error
    return false
  }
}

function progress(
  ctx: Ctx,
  row: ImportRow,
  lines: readonly LineRow[],
  state: 'undone' | 'kept',
): Progress {
  const numbers = lines.map(({ no }) => no)
  const changes = numbers.map((no): LineChange => ({ no, state }))
  return {
    when: areStill(row, numbers, 'written'),
    also: [
      ...changedLines(row.id, changes),
      progressed(ctx, row, { add: { undone: state === 'undone' ? numbers.length : 0 } }),
    ],
  }
}

async function finish(ctx: Ctx, row: ImportRow): Promise<void> {
  await saveSeveralGoods(ctx, [], {
    when: areAllTakenBack(row),
    also: [progressed(ctx, row, { status: 'undone', undoneAt: ctx.now() })],
  })
}
