import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostOf,
  priceOf,
  quantityProblem,
  quantityToAdd,
  type SaleRules,
  totalsOf,
} from './cart.ts'
import type { AttributeSchema } from './catalog.ts'

const cheese: AttributeSchema = [
  {
    key: 'size',
    label: { en: 'Size' },
    type: 'choice',
    required: true,
    options: [
      { value: 'wedge', label: { en: 'Wedge' }, priceOre: 0 },
      { value: 'whole', label: { en: 'Whole' }, priceOre: 19_100 },
    ],
  },
]
const rules: SaleRules = {
  title: 'Butter',
  isActive: true,
  availability: 'sale',
  stockPolicy: 'tracked',
  left: 40,
  minQty: 2,
  stepQty: 2,
  maxQty: 24,
}

test('[C05] items and subtotal are the sums over the lines', () => {
  const lines = [
    { quantity: 2, unitPriceOre: 5400 },
    { quantity: 1, unitPriceOre: 28_900 },
  ]
  expect(totalsOf(lines)).toEqual({ totalItems: 3, subtotalOre: 39_700 })
  expect(totalsOf([])).toEqual({ totalItems: 0, subtotalOre: 0 })
})

test('[C05] totals are whole øre, never negative, and grow with each line', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPriceOre: fc.integer({ min: 0, max: 100_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), line, (lines, one) => {
      const before = totalsOf(lines)
      const after = totalsOf([...lines, one])
      expect(Number.isSafeInteger(after.subtotalOre)).toBe(true)
      expect(before.subtotalOre).toBeGreaterThanOrEqual(0)
      expect(after.subtotalOre - before.subtotalOre).toBe(one.quantity * one.unitPriceOre)
      expect(after.totalItems - before.totalItems).toBe(one.quantity)
    }),
  )
})

test('[C10] the price is the product’s own and what the choices add', () => {
  const product = { priceOre: 9800, attributesSchema: cheese }
  expect(priceOf(product, { size: 'wedge' }).total_price).toBe(9800)
  expect(priceOf(product, { size: 'whole' })).toEqual({
    rows: [
      { key: 'product', value: '', price: 9800 },
      { key: 'size', value: 'whole', price: 19_100 },
    ],
    total_price: 28_900,
  })
})

test('[C10] a product without a price costs 0, whatever is chosen', () => {
  const product = { priceOre: null, attributesSchema: cheese }
  expect(priceOf(product, { size: 'whole' })).toEqual({ rows: [], total_price: 0 })
})

test('[C10] the total is what the rows add up to', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom('wedge', 'whole', 'none'), (base, size) => {
      const { rows, total_price } = priceOf({ priceOre: base, attributesSchema: cheese }, { size })
      expect(total_price).toBe(rows.reduce((sum, row) => sum + row.price, 0))
      expect(total_price).toBeGreaterThanOrEqual(base)
    }),
  )
})

test.each([
  ['too few', 0, 0, 'quantity_min'],
  ['between two steps', 3, 0, 'quantity_step'],
  ['more than one order may hold', 26, 0, 'quantity_max'],
  ['more with the other lines than one order may hold', 20, 6, 'quantity_max'],
  ['a whole number of steps', 4, 0, undefined],
  ['the most', 24, 0, undefined],
])('a line with %s', (_, quantity, elsewhere, code) => {
  expect(quantityProblem(rules, quantity, elsewhere)?.code).toBe(code)
})

test.each([
  ['sold out', { left: 0 }, 'sold_out'],
  ['oversold', { left: -2 }, 'sold_out'],
  ['short', { left: 3 }, 'stock_short'],
  ['fewer than the smallest quantity', { left: 1 }, 'sold_out'],
  ['not sold here', { availability: 'quote_only' }, 'not_for_sale'],
  ['inactive', { isActive: false }, 'product_not_found'],
  ['made to order', { left: 0, stockPolicy: 'backorder' }, undefined],
] as const)('a product that is %s', (_, change, code) => {
  expect(quantityProblem({ ...rules, ...change }, 4)?.code).toBe(code)
})

test('the most that an order may hold is the least of all limits', () => {
  expect(mostOf(rules)).toBe(24)
  expect(mostOf({ ...rules, left: 5 })).toBe(5)
  expect(mostOf({ ...rules, left: -1 })).toBe(0)
  expect(mostOf({ ...rules, left: 0, stockPolicy: 'backorder' })).toBe(24)
  expect(mostOf({ ...rules, left: 5000, maxQty: 5000 })).toBe(999)
})

test('exactly what is within all limits and on a step is accepted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 60 }),
      fc.nat(20),
      fc.record({
        left: fc.integer({ min: -5, max: 60 }),
        minQty: fc.integer({ min: 1, max: 6 }),
        stepQty: fc.integer({ min: 1, max: 4 }),
        maxQty: fc.integer({ min: 1, max: 60 }),
      }),
      (quantity, elsewhere, limits) => {
        const { left, minQty, stepQty, maxQty } = limits
        const isFine =
          left > 0 &&
          quantity >= minQty &&
          (quantity - minQty) % stepQty === 0 &&
          quantity + elsewhere <= Math.min(left, maxQty)
        expect(quantityProblem({ ...rules, ...limits }, quantity, elsewhere) === undefined).toBe(
          isFine,
        )
      },
    ),
  )
})

test('adding without a number starts at the smallest quantity and goes on by steps', () => {
  expect(quantityToAdd({ ...rules, minQty: 6, stepQty: 2 }, false)).toBe(6)
  expect(quantityToAdd({ ...rules, minQty: 6, stepQty: 2 }, true)).toBe(2)
})
