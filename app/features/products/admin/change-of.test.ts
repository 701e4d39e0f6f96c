import { expect, test } from 'vitest'
import type { ListedProductRow } from '#domain/admin-products.schema.ts'
import { type Change, changeOf, pricesIn, readPercent } from './change-of.ts'

const row = (id: string, shopPriceOre: number | null): ListedProductRow => ({
  ...{ id, rev: 3, name: id, sku: id, imageUrl: null, tint: 'dairy', state: 'published' },
  ...{ priceOre: shopPriceOre, shopPriceOre, free: null, onHand: null, isLow: false },
  completeness: { hasFood: true, languages: 5, ofLanguages: 5, pictures: 1 },
})
const rows = [row('jam', 7900), row('cheese', null)]
const change: Change = {
  what: 'percent',
  amount: '4,5',
  stepOre: '100',
  categoryId: 'c',
  isSure: false,
}

test.each([
  ['4,5', 4.5],
  ['−5 %', -5],
  ['+10', 10],
  ['٥٪', 5],
  ['', undefined],
  ['five', undefined],
  ['−99,99', -99.99],
  ['−100', undefined],
  ['-150', undefined],
])('%s is typed for %s percent', (typed, percent) => expect(readPercent(typed)).toBe(percent))

test('a percentage changes what has a price; a price is set for all', () => {
  expect(pricesIn(rows, change).map(({ id, newOre }) => [id, newOre])).toEqual([['jam', 8300]])
  expect(pricesIn(rows, { ...change, what: 'price', amount: '50' })).toHaveLength(2)
  expect(pricesIn(rows, { ...change, amount: 'x' })).toEqual([])
})

test('what is sent names each product as it was seen', () => {
  expect(changeOf(rows, change)).toEqual({
    ...{ what: 'price', isSure: false, products: [{ id: 'jam', rev: 3, shopPriceOre: 8300 }] },
  })
  const chosen = [
    { id: 'jam', rev: 3 },
    { id: 'cheese', rev: 3 },
  ]
  expect(changeOf(rows, { ...change, what: 'archived' })).toEqual({
    ...{ what: 'state', state: 'archived', products: chosen },
  })
  expect(changeOf(rows, { ...change, what: 'category' })).toEqual({
    ...{ what: 'category', categoryId: 'c', products: chosen },
  })
})
