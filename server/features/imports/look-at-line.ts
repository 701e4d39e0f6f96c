import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { begunGoods, weightOf } from '#domain/begun-product.ts'
import { fieldKey } from '#domain/import-fields.ts'
import { type ImportValue, valueIn, withValue, wordFieldOf } from '#domain/import-values.ts'
import type { CellChange, CellError, ImportMode, RowAction } from '#domain/imports.ts'
import { newId } from '#domain/ids.ts'
import { slugOf } from '#domain/slugs.ts'
import { cleanLine } from '#domain/typed-text.ts'
import { refusalOf } from '#server/features/products/changed-goods.service.ts'
import type { Ctx } from '#server/http/context.ts'
import type { KnownField } from './import-fields.service.ts'
import { cellError, judgeGoods } from './judged-goods.ts'
import type { ReadLine } from './read-line.ts'

export interface Looking {
  mode: ImportMode
  /** The fields of the file's kind, and those among them that a column fills. */
  known: readonly KnownField[]
  /** The site's own language. */
  own: string
  goodsOf: (sku: string) => AdminProduct | undefined
  /** An address for a name, that no other goods have. */
  freeSlug: (wished: string, productId: string) => string
}

export interface SeenLine {
  action: RowAction
  productId: string | null
  revBefore: number | null
  changes: CellChange[]
  errors: CellError[]
}

/** What a line would change, or what is wrong with it. */
export function lookAtLine(ctx: Ctx, line: ReadLine, looking: Looking): SeenLine {
  const goods = looking.goodsOf(line.sku)
  const seen = { productId: goods?.id ?? null, revBefore: goods?.rev ?? null }
  const misplaced = line.sku === '' ? [] : misplacedIn(looking.mode, goods !== undefined)
  const others = line.errors.filter(({ field }) => misplaced.length === 0 || field !== 'sku')
  const stopped = [...misplaced, ...others]
  if (line.sku === '' || misplaced.length > 0)
    return { action: 'error', ...seen, changes: [], errors: stopped }
  const before = goods ?? begunWith(line.sku)
  const wanted = withDefaults(applied(before, line.values), { before, isNew: !goods }, looking)
  const { after, errors } = judged(ctx, { line, before, wanted, goods }, looking)
  const taken = new Set(line.errors.map(({ field }) => field))
  const isTold = (field: string) => taken.has(field) || taken.has(field.split('.')[0] ?? '')
  const all = [...line.errors, ...errors.filter(({ field }) => !isTold(field))]
  const changes = changesOf(before, after, { line, isNew: !goods })
  if (all.length > 0) return { action: 'error', ...seen, changes, errors: all }
  const action = goods ? (changes.length > 0 ? 'update' : 'same') : 'new'
  return { action, ...seen, changes, errors: [] }
}

/** New goods of which nothing is known but their number. */
export function begunWith(sku: string): AdminProduct {
  return withValue(begunGoods(newId()), 'sku', sku)
}

/** A product with what some fields are to say; what they say already in other signs stays as it is. */
export function applied(
  product: AdminProduct,
  values: Iterable<readonly [string, ImportValue]>,
): AdminProduct {
  let now = product
  for (const [field, value] of values)
    if (!isSameValue(valueIn(now, field), value)) now = withValue(now, field, value)
  return now
}

/** True of what a cell cannot tell apart: spaces at the ends and the signs that end lines. */
export function isSameValue(one: ImportValue, other: ImportValue): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return one === other || comparable(one) === comparable(other)
}

function comparable(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => cleanLine(line))
    .join('\n')
    .trim()
}

function misplacedIn(mode: ImportMode, isThere: boolean): CellError[] {
  if (mode === 'update' && !isThere) return [{ field: 'sku', code: 'import_sku_unknown' }]
  if (mode === 'create' && isThere) return [{ field: 'sku', code: 'import_sku_known' }]
  return []
}

/** What nobody types and everything needs: an address for each name, and what new goods weigh at least. */
function withDefaults(
  wanted: AdminProduct,
  { before, isNew }: { before: AdminProduct; isNew: boolean },
  { freeSlug }: Looking,
): AdminProduct {
  const words = Object.entries(wanted.words).map(([code, its]) => {
    const isPlaced = its.slug !== '' || its === before.words[code]
    const wished = slugOf(its.name) || slugOf(wanted.facts.sku)
    return [code, isPlaced ? its : { ...its, slug: freeSlug(wished, wanted.id) }]
  })
  const facts = wanted.facts
  const grossWeightG =
    isNew && facts.grossWeightG === 0 ? Math.max(1, weightOf(facts)) : facts.grossWeightG
  return { ...wanted, words: Object.fromEntries(words), facts: { ...facts, grossWeightG } }
}

interface Judging {
  line: ReadLine
  before: AdminProduct
  wanted: AdminProduct
  goods: AdminProduct | undefined
}

function judged(ctx: Ctx, { line, before, wanted, goods }: Judging, looking: Looking) {
  const missing = goods ? unitlessIn(line, before, wanted) : missingIn(wanted, line, looking)
  if (missing.length > 0) return { after: wanted, errors: missing }
  const { after, errors } = judgeGoods(before, wanted)
  if (errors.length > 0) return { after, errors }
  const problem = refusalOf(ctx, before, after)
  return { after, errors: problem ? [cellError(problem)] : [] }
}

/** What new goods cannot be made without. */
function missingIn(wanted: AdminProduct, line: ReadLine, { known, own }: Looking): CellError[] {
  const needed = known
    .filter(({ isNeeded, name }) => isNeeded && name !== 'netUnit')
    .map(({ name, languageCode }) => fieldKey(name, languageCode ? own : undefined))
    .filter((field) => !valueIn(wanted, field))
    .map((field) => ({ field, code: 'import_value_missing' }))
  return [...needed, ...unitlessIn(line, undefined, wanted)]
}

/** A number of nothing could be grams, kilos or pieces: also where it changes what is known. */
function unitlessIn(
  { values }: ReadLine,
  before: AdminProduct | undefined,
  wanted: AdminProduct,
): CellError[] {
  const isUnitless = values.has('netQuantity') && !values.has('netUnit')
  const isNews = before?.facts.netQuantity !== wanted.facts.netQuantity
  return isUnitless && isNews ? [{ field: 'netQuantity', code: 'import_unit_missing' }] : []
}

function changesOf(
  before: AdminProduct,
  after: AdminProduct,
  { line, isNew }: { line: ReadLine; isNew: boolean },
): CellChange[] {
  const words = Object.entries(after.words)
    .filter(([code, its]) => its !== before.words[code])
    .flatMap(([code, its]) => Object.keys(its).map((name) => `${name}.${code}`))
  const begun = isNew ? ['sku', 'grossWeight', 'netUnit'] : []
  const fields = new Set([...begun, ...line.values.keys(), ...words])
  return [...fields]
    .filter((field) => wordFieldOf(field) === undefined || words.includes(field))
    .map((field) => ({
      field,
      before: isNew ? null : valueIn(before, field),
      after: valueIn(after, field),
    }))
    .filter((change) => !isSameValue(change.before, change.after))
}
