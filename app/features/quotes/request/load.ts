import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { type Packing, piecesOf } from '#domain/quotes.ts'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'
import type { KnownGoods } from './goods.store.ts'

/** What a request comes to on the ramp. */
export interface Load {
  pallets: number
  cartons: number
  loose: number
  /** Of the goods whose weight is known, packaging included. */
  grams: number
}

const unpacked: Packing = { unitsPerCarton: null, cartonsPerPallet: null }

/** A line in a unit that its product has, to be counted and shown: packing that is gone leaves pieces. Goods that are not known yet are believed. */
export function fittedLine(line: BasketLine, goods: QuoteGoods | null | undefined): BasketLine {
  if (!goods || piecesOf(line, goods) !== undefined) return line
  return { ...line, unit: 'each' }
}

/** How many full pallets, full cartons and loose pieces these lines are, and what they weigh. */
export function loadOf(lines: readonly BasketLine[], known: KnownGoods): Load {
  return lines.reduce(
    (load, kept) => {
      const goods = kept.productId === null ? undefined : known[kept.productId]
      const line = fittedLine(kept, goods)
      const packing = goods ?? unpacked
      const { unit, quantity } = line
      const cartons = cartonsIn(line, packing)
      const pieces = piecesOf(line, packing) ?? quantity
      return {
        pallets: load.pallets + (unit === 'pallet' ? quantity : 0),
        cartons: load.cartons + cartons.full,
        loose: load.loose + cartons.rest,
        grams: load.grams + pieces * (goods?.grossWeightG ?? 0),
      }
    },
    { pallets: 0, cartons: 0, loose: 0, grams: 0 },
  )
}

/** The full cartons of a line, and the pieces beside them. */
export function cartonsIn(
  { unit, quantity }: Pick<BasketLine, 'unit' | 'quantity'>,
  { unitsPerCarton }: Packing,
): { full: number; rest: number } {
  if (unit === 'pallet') return { full: 0, rest: 0 }
  if (unit === 'carton') return { full: quantity, rest: 0 }
  if (unitsPerCarton === null) return { full: 0, rest: quantity }
  return { full: Math.floor(quantity / unitsPerCarton), rest: quantity % unitsPerCarton }
}
