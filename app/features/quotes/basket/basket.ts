import * as v from 'valibot'
import { longestQuoteTitle } from '#domain/quote-request.schema.ts'
import {
  longestQuoteNote,
  mostQuoteLines,
  mostQuoteQuantity,
  type Packing,
  piecesOf,
  type QuoteUnit,
  quoteUnits,
} from '#domain/quotes.ts'

const version = 1
const longestName = 300

const line = v.pipe(
  v.object({
    /** The product's id and when it was added; of what has no product `own` stands for it. */
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    /** Null of what is asked for in the buyer's own words. */
    productId: v.nullable(v.pipe(v.string(), v.uuid())),
    productName: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
    /** Of this site, or of another one by its whole address. */
    productImage: v.nullable(
      v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:\/(?!\/)|https:)/u)),
    ),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostQuoteQuantity)),
    notes: v.pipe(v.string(), v.maxLength(longestQuoteNote)),
    unit: v.picklist(quoteUnits),
  }),
  v.check(({ productId, unit }) => productId !== null || unit === 'each'),
)
export type BasketLine = v.InferOutput<typeof line>

/** What the page knows of a product that is asked for. */
export type AskedProduct = Pick<BasketLine, 'productName' | 'productImage'> & { productId: string }

/** The lines of a kept basket. It lies where anybody may write: what is good of it is taken, the rest is dropped, whatever version it is of. */
export function readBasket(text: string | null): BasketLine[] {
  const lines = linesOf(text).flatMap((kept) => {
    const { success, output } = v.safeParse(line, kept)
    return success ? [output] : []
  })
  const ids = lines.map(({ id }) => id)
  return lines.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, mostQuoteLines)
}

/** The lines as they are kept. */
export function basketText(lines: readonly BasketLine[]): string {
  return JSON.stringify({ version, lines })
}

/**
 * One more of a product that is in the basket, in whatever unit it stands there, else a line of one; with a note or a quantity of
 * pieces, a line that says the same. Undefined where the basket is full. `now` is epoch ms.
 */
export function withProduct(
  lines: readonly BasketLine[],
  product: AskedProduct,
  now: number,
  wanted: { quantity?: number; notes?: string } = {},
): BasketLine[] | undefined {
  const { quantity = 1, notes } = wanted
  const isSame = (each: BasketLine) =>
    each.productId === product.productId &&
    (notes === undefined || each.notes === notes) &&
    (wanted.quantity === undefined || each.unit === 'each')
  const there = lines.find(isSame)
  if (there) return withQuantity(lines, there.id, there.quantity + quantity)
  const { productId, productName, productImage } = product
  return withLine(lines, {
    id: newId(lines, productId, now),
    productId,
    productName: productName.slice(0, longestName),
    productImage,
    quantity: Math.min(quantity, mostQuoteQuantity),
    notes: notes?.slice(0, longestQuoteNote) ?? '',
    unit: 'each',
  })
}

/** A line in the buyer's own words; undefined where the basket is full. */
export function withOwnWords(
  lines: readonly BasketLine[],
  title: string,
  now: number,
): BasketLine[] | undefined {
  return withLine(lines, {
    id: newId(lines, 'own', now),
    productId: null,
    productName: title.slice(0, longestQuoteTitle),
    productImage: null,
    quantity: 1,
    notes: '',
    unit: 'each',
  })
}

/** A line with another quantity; 0 or less removes it. */
export function withQuantity(
  lines: readonly BasketLine[],
  id: string,
  quantity: number,
): BasketLine[] {
  if (quantity <= 0) return without(lines, id)
  return changed(lines, id, { quantity: Math.min(Math.round(quantity), mostQuoteQuantity) })
}

export function withNotes(lines: readonly BasketLine[], id: string, notes: string): BasketLine[] {
  return changed(lines, id, { notes: notes.slice(0, longestQuoteNote) })
}

/** A line in another unit, of as many as hold what it asks for: 36 pieces are two cartons of 24. */
export function withUnit(
  lines: readonly BasketLine[],
  id: string,
  { unit, packing }: { unit: QuoteUnit; packing: Packing },
): BasketLine[] {
  const before = lines.find((each) => each.id === id)
  const per = piecesOf({ unit, quantity: 1 }, packing)
  if (!before || per === undefined) return [...lines]
  const pieces = piecesOf(before, packing) ?? before.quantity
  return withQuantity(changed(lines, id, { unit }), id, Math.ceil(pieces / per))
}

export function without(lines: readonly BasketLine[], id: string): BasketLine[] {
  return lines.filter((each) => each.id !== id)
}

function withLine(lines: readonly BasketLine[], added: BasketLine): BasketLine[] | undefined {
  return lines.length < mostQuoteLines ? [...lines, added] : undefined
}

function changed(
  lines: readonly BasketLine[],
  id: string,
  change: Partial<BasketLine>,
): BasketLine[] {
  return lines.map((each) => (each.id === id ? { ...each, ...change } : each))
}

/** Two lines of a product may be made within one millisecond, as from a pasted list. */
function newId(lines: readonly BasketLine[], of: string, now: number): string {
  const id = `${of}-${now}`
  return lines.some((each) => each.id === id) ? newId(lines, of, now + 1) : id
}

function linesOf(text: string | null): unknown[] {
  try {
    const { lines } = JSON.parse(text ?? '') as { lines?: unknown }
    return Array.isArray(lines) ? lines : []
  } catch {
    return []
  }
}
