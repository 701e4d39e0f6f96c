import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import type { Import } from '#domain/imports.schema.ts'
import { type ImportCounts, mostRowsOfCall } from '#domain/imports.ts'
import { refused, type Result, type ResultOfMany } from '#domain/result.ts'
import { listGoods } from '#server/features/products/several-goods.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { movedOn } from './begin-import.service.ts'
import { knownFields } from './import-fields.service.ts'
import { getImport } from './import-view.ts'
import { changedLines, isAt, type LineChange, progressed } from './import-writes.repository.ts'
import {
  findImport,
  type ImportRow,
  type LineRow,
  listKeys,
  listNextLines,
  listTaken,
} from './imports.repository.ts'
import { lookAtLine, type SeenLine } from './look-at-line.ts'
import { type LineReading, type ReadLine, readLine } from './read-line.ts'

type Answer = Result<Import> | ResultOfMany<Import>

/**
 * Looks at the next lines of an import, at most `mostRowsOfCall`: what each would change, or what is wrong with it. Called until all are
 * looked at; of two calls at once one does it. Refuses with `not_found`, and `import_moved_on` where nothing is to be looked at.
 */
export async function checkNextLines(ctx: Ctx, id: string): Promise<Answer> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const { row } = found
  if (row.status === 'checked') return getImport(ctx, id)
  if (row.status !== 'validating') return movedOn(ctx, id)
  const lines = await listNextLines(ctx, row, mostRowsOfCall)
  const seen = await lookAt(ctx, row, lines)
  const isLast = lines.length < mostRowsOfCall
  await saveWhere(ctx, isAt(row), {
    also: [
      ...changedLines(id, seen),
      progressed(ctx, row, {
        add: countedActions(seen),
        cursor: lines.at(-1)?.no ?? row.cursor,
        status: isLast ? 'checked' : 'validating',
      }),
    ],
  })
  return getImport(ctx, id)
}

/** How many lines of each kind there are. */
function countedActions(seen: readonly Pick<LineChange, 'action'>[]): Partial<ImportCounts> {
  const counts: Partial<ImportCounts> = {}
  for (const { action } of seen) if (action) counts[action] = (counts[action] ?? 0) + 1
  return counts
}

/** What some lines of an import would change; `alone` where the others are not in their order behind it. */
export async function lookAt(
  ctx: Ctx,
  row: ImportRow,
  lines: readonly LineRow[],
  { isAlone = false } = {},
): Promise<(SeenLine & { no: number })[]> {
  const known = await knownFields(ctx, row.kind, ctx.language)
  const fields = row.mapping.map((key) => known.find((field) => field.key === key))
  const reading: LineReading = { fields, facts: row.facts }
  const read = (
    cells: readonly string[],
    goodsOf = (_: string): AdminProduct | undefined => undefined,
  ) => readLine(cells, reading, goodsOf)
  const first = lines.map(({ cells }) => read(cells))
  const goods = await listGoods(ctx, { skus: first.map(({ sku }) => sku).filter(Boolean) })
  const bySku = new Map(goods.map((each) => [each.facts.sku, each]))
  const goodsOf = (sku: string) => bySku.get(sku)
  const reads = lines.map(({ no, cells }) => ({ no, line: read(cells, goodsOf) }))
  const [twice, taken] = await Promise.all([
    twiceIn(ctx, row, { reading, reads, isAlone }),
    takenBy(
      ctx,
      row,
      reads.map(({ line }) => line),
    ),
  ])
  return reads.map(({ no, line }) => {
    const seen = lookAtLine(ctx, withTwice(line, twice(no, line)), {
      ...{ mode: row.mode, known, own: defaultLanguageOf(ctx.site), goodsOf },
      freeSlug: taken.freeSlug,
    })
    return { no, ...taken.judged(seen, no) }
  })
}

function withTwice(line: ReadLine, other: number | undefined): ReadLine {
  if (other === undefined) return line
  const error = { field: 'sku', code: 'import_sku_twice', values: { row: other } }
  return { ...line, errors: [...line.errors, error] }
}

interface Repeated {
  reading: LineReading
  reads: readonly { no: number; line: ReadLine }[]
  isAlone: boolean
}

/** Which line before it is about the same product, in the same language; of one that was mended also one behind it. */
async function twiceIn(ctx: Ctx, row: ImportRow, { reading, reads, isAlone }: Repeated) {
  const columns = reading.fields.flatMap((field, at) => (field?.isKey ? [at] : []))
  const last = reads.at(-1)?.no ?? 0
  const lines = await listKeys(ctx, row.id, {
    columns,
    ...(isAlone ? { but: last } : { until: last }),
  })
  const keyOf = ({ sku, code }: ReadLine) => `${code} ${sku}`
  const byKey = new Map<string, number>()
  for (const { no, keys } of lines.toSorted((one, other) => one.no - other.no)) {
    const cells: string[] = []
    for (const [at, column] of columns.entries()) cells[column] = keys[at] ?? ''
    const line = readLine(cells, reading, () => undefined)
    if (line.sku && !byKey.has(keyOf(line))) byKey.set(keyOf(line), no)
  }
  return (no: number, line: ReadLine): number | undefined => {
    const first = line.sku ? byKey.get(keyOf(line)) : undefined
    return first === no ? undefined : first
  }
}

/** Addresses and barcodes that other goods have, or other lines would give them. */
async function takenBy(ctx: Ctx, row: ImportRow, lines: readonly ReadLine[]) {
  const fields = new Set(lines.flatMap(({ values }) => [...values.keys()]))
  const slugs = [...fields].some((field) => /^(?:name|slug)\b/u.test(field))
  const barcodes = lines.flatMap(({ values }) => values.get('barcode') ?? []).map(String)
  const found = await listTaken(ctx, row.id, { slugs, barcodes })
  const owners = new Map<string, string>()
  const ownerOf = (line: { id: string | null; no: number }) => line.id ?? `line ${line.no}`
  for (const { value, id } of found.said) owners.set(`/${value}`, id)
  for (const { value, id } of found.marked) owners.set(`#${value}`, id)
  for (const line of found.wantedSlugs) owners.set(`/${line.value}`, ownerOf(line))
  for (const line of found.wantedBarcodes) owners.set(`#${line.value}`, ownerOf(line))
  const isFree = (mark: string, owner: string) => !owners.has(mark) || owners.get(mark) === owner
  const freeSlug = (wished: string, productId: string) => {
    let slug = wished
    for (let number = 2; slug && !isFree(`/${slug}`, productId); number += 1)
      slug = `${slugOf(wished).slice(0, 75)}-${number}`
    return slug
  }
  const judged = (seen: SeenLine, no: number): SeenLine => {
    if (seen.action === 'error' || seen.action === 'same') return seen
    const owner = seen.productId ?? `line ${no}`
    const marks = seen.changes.flatMap(({ field, after }) => {
      if (after === null) return []
      if (field.startsWith('slug.'))
        return [{ field, mark: `/${after}`, code: 'product_slug_taken' }]
      return field === 'barcode' ? [{ field, mark: `#${after}`, code: 'barcode_taken' }] : []
    })
    const errors = marks
      .filter(({ mark }) => !isFree(mark, owner))
      .map(({ field, code }) => ({ field, code }))
    if (errors.length > 0) return { ...seen, action: 'error', errors }
    for (const { mark } of marks) owners.set(mark, owner)
    return seen
  }
  return { freeSlug, judged }
}
