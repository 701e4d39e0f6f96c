import { expect, test } from 'vitest'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'
import { cartonsIn, fittedLine, loadOf } from './load.ts'

function goodsOf(unitsPerCarton: number | null, cartonsPerPallet: number | null): QuoteGoods {
  return {
    id: 'x',
    name: '',
    slug: '',
    packageSize: '',
    sku: '',
    barcode: null,
    imageUrl: null,
    tint: 'dairy',
    listNetOre: null,
    unitsPerCarton,
    cartonsPerPallet,
    grossWeightG: 500,
  }
}

function line(productId: string | null, unit: BasketLine['unit'], quantity: number): BasketLine {
  return {
    id: `${productId}-${quantity}`,
    productId,
    productName: '',
    productImage: null,
    quantity,
    notes: '',
    unit,
  }
}

const known = {
  jam: goodsOf(24, 40),
  bread: goodsOf(16, 40),
  loose: goodsOf(null, null),
  gone: null,
}

test('a request is full pallets, full cartons, and what is loose', () => {
  const lines = [
    line('jam', 'each', 36),
    line('jam', 'carton', 6),
    line('bread', 'pallet', 1),
    line('loose', 'each', 3),
    line(null, 'each', 4),
  ]
  expect(loadOf(lines, known)).toEqual({
    pallets: 1,
    cartons: 7,
    loose: 19,
    // What somebody described themselves has no weight.
    grams: 500 * (36 + 144 + 640 + 3),
  })
})

test('goods that are gone, or not known yet, count by what was asked', () => {
  expect(loadOf([line('gone', 'carton', 2), line('new', 'each', 5)], known)).toEqual({
    pallets: 0,
    cartons: 2,
    loose: 5,
    grams: 0,
  })
})

test('a unit that a product no longer has is pieces', () => {
  expect(fittedLine(line('loose', 'pallet', 2), known.loose).unit).toBe('each')
  expect(fittedLine(line('jam', 'pallet', 2), known.jam).unit).toBe('pallet')
  expect(fittedLine(line('new', 'pallet', 2), undefined).unit).toBe('pallet')
})

test.each([
  ['each', 36, { full: 1, rest: 12 }],
  ['each', 24, { full: 1, rest: 0 }],
  ['carton', 3, { full: 3, rest: 0 }],
] as const)('%s × %d', (unit, quantity, expected) => {
  expect(cartonsIn({ unit, quantity }, known.jam)).toEqual(expected)
})
