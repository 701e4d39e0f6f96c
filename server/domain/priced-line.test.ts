import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SaleRules } from './cart.ts'
import type { AttributeSchema } from './catalog.ts'
import { type LineToPrice, priceAvailable, priceLine } from './priced-line.ts'

const words = { languageCode: 'en', defaultCode: 'en', fallbackLanguages: [] }

const sizes: AttributeSchema = [
  {
    key: 'size',
    label: { en: 'Size' },
    type: 'choice',
    required: true,
    options: [
      { value: 'wedge', label: { en: 'Wedge' }, priceOre: 0 },
      { value: 'wheel', label: { en: 'Wheel' }, priceOre: 5000 },
    ],
  },
]

const rules: SaleRules = {
  title: 'Brown cheese',
  isActive: true,
  availability: 'sale',
  stockPolicy: 'tracked',
  left: 10,
  minQty: 2,
  stepQty: 2,
  maxQty: 20,
}

const line: LineToPrice = {
  product: { priceOre: 10_000, attributesSchema: sizes },
  rules,
  chosen: { size: 'wheel' },
  ...{ quantity: 4, elsewhere: 0 },
}

test('a line costs what its product and its choices cost today', () => {
  expect(priceLine(line, words)).toEqual({
    ...{ quantity: 4, unitOre: 15_000, lineOre: 60_000 },
    issue: undefined,
  })
})

test('a line that may not be sold says why, and keeps its quantity', () => {
  const codeOf = (change: Partial<LineToPrice>) => {
    const changed = { ...line, ...change }
    const both = [priceLine(changed, words), priceAvailable(changed, words)]
    expect(both.map(({ quantity }) => quantity)).toEqual([changed.quantity, changed.quantity])
    return both.map(({ issue }) => issue?.code)
  }
  expect(codeOf({ rules: { ...rules, isActive: false } })).toEqual(['not_for_sale', 'not_for_sale'])
  expect(codeOf({ chosen: {} })).toEqual(['option_missing', 'option_missing'])
  expect(codeOf({ rules: { ...rules, availability: 'coming' } })[0]).toBe('not_for_sale')
  expect(codeOf({ rules: { ...rules, left: 0 } })).toEqual(['sold_out', 'sold_out'])
  const unpriced = { priceOre: null, attributesSchema: sizes }
  expect(codeOf({ product: unpriced })).toEqual(['price_missing', 'price_missing'])
  const free = { priceOre: -5000, attributesSchema: sizes }
  expect(codeOf({ product: free })).toEqual(['price_missing', 'price_missing'])
})

test('where fewer are left than wanted, the line is of those that there are, in steps', () => {
  const wanted = { ...line, quantity: 8, elsewhere: 5 }
  expect(priceLine(wanted, words).issue?.code).toBe('stock_short')
  expect(priceAvailable(wanted, words)).toMatchObject({ quantity: 4, issue: undefined })
  expect(priceAvailable({ ...wanted, elsewhere: 9 }, words)).toMatchObject({
    quantity: 8,
    issue: { code: 'sold_out' },
  })
})

test('what is available is sold: its line has no issue of its quantity', () => {
  const seed = Date.now()
  const some = fc.record({
    left: fc.integer({ min: 0, max: 30 }),
    quantity: fc.integer({ min: 1, max: 30 }).map((steps) => steps * 2),
    elsewhere: fc.integer({ min: 0, max: 10 }),
  })
  fc.assert(
    fc.property(some, ({ left, ...given }) => {
      const wanted = { ...line, ...given, rules: { ...rules, left } }
      const { issue, quantity } = priceAvailable(wanted, words)
      if (issue) return issue.code === 'sold_out'
      return priceLine({ ...wanted, quantity }, words).issue === undefined
    }),
    { seed },
  )
})
