import { expect, test } from 'vitest'
import { lowestOffered, priorPriceMs, shownPriorPrice } from './prior-price.ts'

const day = 24 * 3600 * 1000
const now = 100 * day
const at = (grossOre: number, from: number, to: number | null = null) => ({
  grossOre,
  validFrom: from * day,
  validTo: to === null ? null : to * day,
})

test.each([
  ['nothing was offered', [], null],
  ['one price for ever', [at(289, 0)], 289],
  ['a price that ended just before the 30 days', [at(200, 0, 70), at(289, 70)], 289],
  ['a price that ended within them', [at(200, 0, 71), at(289, 71)], 200],
  ['a dip of one day', [at(289, 0, 80), at(269, 80, 81), at(289, 81)], 269],
  ['a rise before the sale', [at(249, 0, 99), at(289, 99)], 249],
  ['a price that begins now', [at(289, 0, 100), at(249, 100)], 289],
  ['one price for 30 days', [at(289, 70)], 289],
  ['one price for 29 days', [at(289, 71)], null],
  ['a gap that reaches into them', [at(289, 0, 60), at(289, 71)], null],
  ['a gap in which it was not sold', [at(289, 0, 60)], null],
])('the lowest price of the 30 days before, with %s', (_, prices, lowest) => {
  expect(priorPriceMs).toBe(30 * day)
  expect(lowestOffered(prices, now)).toBe(lowest)
})

test.each([
  [null, null, undefined],
  [249, null, undefined],
  [null, 289, undefined],
  [249, 289, 289],
  [249, 249, undefined],
  [249, 199, undefined],
])('a sale at %s over %s shows %s as the price before', (salePriceOre, priorPriceOre, shown) => {
  expect(shownPriorPrice({ salePriceOre, priorPriceOre })).toBe(shown)
})
