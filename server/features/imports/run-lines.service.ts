import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { valueIn } from '#domain/import-values.ts'
import type { Import } from '#domain/imports.schema.ts'
import { type ImportCounts, rowsOfChunk } from '#domain/imports.ts'
import { slugOf } from '#domain/slugs.ts'
import { refused, type Result, type ResultOfMany } from '#domain/result.ts'
import {
  changedGoods,
  freeKeys,
  newGoods,
  whyRefused,
} from '#server/features/products/changed-goods.service.ts'
import {
  type GoodsSave,
  listGoods,
  saveSeveralGoods,
} from '#server/features/products/several-goods.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { getImport } from './import-view.ts'
import { changedLines, type LineChange, mayWrite, progressed } from './import-writes.repository.ts'
import { findImport, type ImportRow, type LineRow, listWaiting } from './imports.repository.ts'
import { cellError } from './judged-goods.ts'
import { applied, begunWith, isSameValue } from './look-at-line.ts'
import { undoNextLines } from './undo-lines.service.ts'

type Answer = Result<Import> | ResultOfMany<Import>

/**
 * Writes the next lines of an import that runs, or takes back those of one that is undone: at most `rowsOfChunk`. Called until it is
 * done; what is stopped stays. Of two calls at once one does it. Refuses with `not_found`.
 */
export async function runNextLines(ctx: Ctx, id: string): Promise<Answer> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const { row } = found
  if (row.isStopped) return getImport(ctx, id)
  if (row.status === 'running') await writeNextLines(ctx, row)
  if (row.status === 'undoing') await undoNextLines(ctx, row)
  return getImport(ctx, id)
}

async function writeNextLines(ctx: Ctx, row: ImportRow): Promise<void> {
  const lines = await listWaiting(ctx, row, rowsOfChunk)
  const groups = await planned(ctx, lines)
  if (await isWritten(ctx, row, groups, lines)) return
  // Somebody has changed one of them this moment, or two of them want the same: each goes on by itself.
  for (const { lines: own } of groups) {
    // oxlint-disable-next-line no-await-in-loop
    await writeAlone(ctx, row, own)
  }
}

/** What is written of some goods: all lines that are about them. */
interface Group {
  lines: LineRow[]
  save: GoodsSave | undefined
  changes: LineChange[]
}

async function planned(ctx: Ctx, lines: readonly LineRow[]): Promise<Group[]> {
  const isMaking = lines.some(({ action }) => action === 'new')
  const [goods, freeKey] = await Promise.all([
    listGoods(ctx, { ids: lines.flatMap(({ productId }) => productId ?? []) }),
    isMaking ? freeKeys(ctx) : (wished: string) => wished,
  ])
  const byId = new Map(goods.map((each) => [each.id, each]))
  const grouped = Map.groupBy(lines, ({ productId, no }) => productId ?? `line ${no}`)
  return [...grouped.values()].map((own) =>
    own[0]?.action === 'new'
      ? plannedNew(ctx, own, freeKey)
      : plannedChange(ctx, own, byId.get(own[0]?.productId ?? '')),
  )
}

function plannedNew(ctx: Ctx, lines: LineRow[], freeKey: (wished: string) => string): Group {
  const values = lines.flatMap(({ changes }) => changes).map(valueOfChange)
  const begun = begunWith(String(new Map(values).get('sku') ?? ''))
  const draft = applied(begun, values)
  const slug = draft.words[defaultLanguageOf(ctx.site)]?.slug
  const save = newGoods(ctx, draft, freeKey(slug || slugOf(draft.facts.sku)))
  return groupOf(lines, save, { productId: begun.id, revBefore: null, revAfter: 1 })
}

/** Fields that are no longer what they were when the line was looked at are somebody else's by now. */
function plannedChange(ctx: Ctx, lines: LineRow[], goods: AdminProduct | undefined): Group {
  const isAsSeen = ({ changes }: LineRow) =>
    goods !== undefined &&
    changes.every(({ field, before }) => isSameValue(valueIn(goods, field), before))
  const [kept, gone] = [lines.filter(isAsSeen), lines.filter((line) => !isAsSeen(line))]
  const out = gone.map(({ no }) => leftOut(no, 'import_changed_since'))
  if (!goods || kept.length === 0) return { lines, save: undefined, changes: out }
  const after = applied(goods, kept.flatMap(({ changes }) => changes).map(valueOfChange))
  const { id, rev } = goods
  const of = { productId: id, revBefore: rev, revAfter: rev + 1 }
  const group = groupOf(kept, changedGoods(ctx, goods, after), of)
  return { ...group, lines, changes: [...group.changes, ...out] }
}

function valueOfChange({ field, after }: LineRow['changes'][number]) {
  return [field, after] as const
}

function groupOf(
  lines: LineRow[],
  save: Result<GoodsSave> | ResultOfMany<GoodsSave>,
  of: Omit<LineChange, 'no'>,
): Group {
  if (save.ok) {
    const changes = lines.map(({ no }) => ({ no, state: 'written' as const, ...of }))
    return { lines, save: save.value, changes }
  }
  const problem = 'problems' in save ? save.problems[0] : save.problem
  const errors = [cellError(problem)]
  return {
    ...{ lines, save: undefined },
    changes: lines.map(({ no }) => ({ no, state: 'left_out', errors })),
  }
}

function leftOut(no: number, code: string): LineChange {
  return { no, state: 'left_out', errors: [{ field: '', code }] }
}

/** False where the batch was held back, by another runner of the same import too. */
async function isWritten(
  ctx: Ctx,
  row: ImportRow,
  groups: readonly Group[],
  lines: readonly LineRow[],
): Promise<boolean> {
  const changes = groups.flatMap((group) => group.changes)
  const isLast = lines.length < rowsOfChunk
  return saved(ctx, row, groups, [
    ...changedLines(row.id, changes),
    progressed(ctx, row, {
      add: countedStates(changes),
      cursor: lines.at(-1)?.no ?? row.cursor,
      ...(isLast ? { status: 'done', doneAt: ctx.now() } : {}),
    }),
  ])
}

async function saved(
  ctx: Ctx,
  row: ImportRow,
  groups: readonly Group[],
  also: Parameters<typeof saveSeveralGoods>[2]['also'],
): Promise<boolean> {
  const numbers = groups.flatMap((group) => group.lines.map(({ no }) => no))
  const saves = groups.flatMap(({ save }) => save ?? [])
  try {
    const made = saves.filter(({ rev }) => rev === 0).length
    return await saveSeveralGoods(ctx, saves, { when: mayWrite(row, numbers, made), also })
  } catch (error) {
    const { kind } = faultOf(error)
    if (kind !== 'unique' && kind !== 'check' && kind !== 'foreign_key') throw error
    return false
  }
}

/** The lines about one product, as it is now; what cannot be written is left out, and says why. */
async function writeAlone(ctx: Ctx, row: ImportRow, lines: LineRow[]): Promise<void> {
  const [group] = await planned(ctx, lines)
  if (!group) return
  const write = (changes: readonly LineChange[], groups: readonly Group[]) =>
    saved(ctx, row, groups, [
      ...changedLines(row.id, changes),
      progressed(ctx, row, { add: countedStates(changes) }),
    ])
  if (await write(group.changes, [group])) return
  const reason = await whyRefused(ctx, group.save)
  const out = lines.map(({ no }): LineChange => ({
    ...{ no, state: 'left_out' },
    errors: [reason ? cellError(reason) : { field: '', code: 'import_changed_since' }],
  }))
  await write(out, [{ lines, save: undefined, changes: out }])
}

function countedStates(changes: readonly LineChange[]): Partial<ImportCounts> {
  const count = (state: LineChange['state']) =>
    changes.filter((change) => change.state === state).length
  return { written: count('written'), leftOut: count('left_out') }
}
