import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChosenOption,
  type DishOrder,
  dishPrice,
  groupProblem,
  groupKinds,
  halfRules,
  leastPrice,
  type PricedGroup,
} from './dish-price.ts'

const margherita = { priceOre: 18_900, sizes: [] }
const potato = { priceOre: 21_900, sizes: [] }
const extras: PricedGroup = {
  key: 'extras',
  kind: 'checkbox',
  min: 0,
  max: 4,
  freeCount: 0,
  isPerHalf: true,
  options: [
    { key: 'cheese', priceOre: 2000, priceBySize: { large: 2600 } },
    { key: 'ham', priceOre: 3001, priceBySize: {} },
  ],
}
const cheeseLeft: ChosenOption = { group: 'extras', option: 'cheese', quantity: 1, side: 'left' }
const terms = { halfRule: 'highest', halfSurchargeOre: 0, halfToppingBp: 5000 } as const
const order: DishOrder = { dish: margherita, groups: [extras], choice: { options: [] }, terms }

describe('the example of the specification: 189 and 219, extra cheese at 20 on the left', () => {
  test.each([
    ['highest', 22_900, [21_900, 1000]],
    ['average', 21_400, [20_400, 1000]],
    ['own_price', 20_900, [19_900, 1000]],
  ] as const)('by the rule %s it is %i øre', (halfRule, total, rows) => {
    const breakdown = dishPrice({
      ...order,
      dish: { priceOre: 19_900, sizes: [] },
      halves: [potato, margherita],
      choice: { options: [cheeseLeft] },
      terms: { ...terms, halfRule },
    })
    expect(breakdown.total_price).toBe(total)
    expect(breakdown.rows.map(({ price }) => price)).toEqual(rows)
    expect(breakdown.rule).toBe(halfRule)
  })
})

test('an option on one half is rounded up to whole øre, and a surcharge is a line of its own', () => {
  const ham: ChosenOption = { group: 'extras', option: 'ham', quantity: 1, side: 'right' }
  const { rows } = dishPrice({
    ...order,
    halves: [potato, margherita],
    choice: { options: [ham] },
    terms: { ...terms, halfSurchargeOre: 1500 },
  })
  expect(rows).toEqual([
    { key: 'halves', value: '', price: 21_900 },
    { key: 'surcharge', value: '', price: 1500 },
    { key: 'extras', value: 'ham', price: 1501, quantity: 1, side: 'right' },
  ])
})

test('a size has its price, and its options theirs', () => {
  const dish = {
    priceOre: 18_900,
    sizes: [
      { key: 'small', addedOre: 0 },
      { key: 'large', addedOre: 7000 },
    ],
  }
  const choice = { size: 'large', options: [{ group: 'extras', option: 'cheese', quantity: 1 }] }
  expect(dishPrice({ ...order, dish, choice }).total_price).toBe(18_900 + 7000 + 2600)
  expect(leastPrice(dish)).toEqual({ ore: 18_900, isFrom: true })
})

test('of those that are free the cheapest are', () => {
  const group = { ...extras, kind: 'quantity', freeCount: 2, isPerHalf: false } as const
  const options = [
    { group: 'extras', option: 'ham', quantity: 2 },
    { group: 'extras', option: 'cheese', quantity: 1 },
  ]
  const { rows } = dishPrice({ ...order, groups: [group], choice: { options } })
  expect(rows.slice(1)).toEqual([
    { key: 'extras', value: 'ham', price: 3001, quantity: 2, free: 1 },
    { key: 'extras', value: 'cheese', price: 0, quantity: 1, free: 1 },
  ])
})

test('what no group has costs nothing', () => {
  const options = [
    { group: 'extras', option: 'gold', quantity: 1 },
    { group: 'none', option: 'cheese', quantity: 1 },
    { group: 'extras', option: 'cheese', quantity: -3 },
  ]
  expect(dishPrice({ ...order, choice: { options } }).total_price).toBe(18_900)
})

test.each([
  [{ min: 1, max: 1 }, 0, 'missing'],
  [{ min: 1, max: 1 }, 1, undefined],
  [{ min: 2, max: 3 }, 1, 'missing'],
  [{ min: 0, max: 2 }, 3, 'too_many'],
  [{ min: 0, max: 2 }, 0, undefined],
])('of a group of %j, %i chosen are: %s', (bounds, quantity, problem) => {
  const options = quantity > 0 ? [{ group: 'extras', option: 'cheese', quantity }] : []
  expect(groupProblem({ key: 'extras', ...bounds }, { options })).toBe(problem)
})

const ore = fc.integer({ min: 0, max: 100_000 })
const sizes = ['small', 'large']
const dish = fc.record({
  priceOre: ore,
  sizes: fc.constantFrom(
    [],
    sizes.map((key, index) => ({ key, addedOre: index * 5000 })),
  ),
})
const group = fc.record({
  key: fc.constantFrom('a', 'b'),
  kind: fc.constantFrom(...groupKinds),
  min: fc.constant(0),
  max: fc.constant(9),
  freeCount: fc.integer({ min: 0, max: 3 }),
  isPerHalf: fc.boolean(),
  options: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('x', 'y', 'z'),
      priceOre: ore,
      priceBySize: fc.constantFrom<Record<string, number>>({}, { large: 700 }),
    }),
    { selector: ({ key }) => key },
  ),
})
const chosen = fc.record(
  {
    group: fc.constantFrom('a', 'b', 'c'),
    option: fc.constantFrom('x', 'y', 'z'),
    quantity: fc.integer({ min: 0, max: 4 }),
    side: fc.constantFrom('left' as const, 'right' as const),
  },
  { requiredKeys: ['group', 'option', 'quantity'] },
)
const orders = fc.record(
  {
    dish,
    groups: fc.uniqueArray(group, { selector: ({ key }) => key }),
    choice: fc.record({
      size: fc.constantFrom(...sizes),
      options: fc.uniqueArray(chosen, { selector: (each) => `${each.group} ${each.option}` }),
    }),
    terms: fc.record({
      halfRule: fc.constantFrom(...halfRules),
      halfSurchargeOre: ore,
      halfToppingBp: fc.integer({ min: 0, max: 10_000 }),
    }),
    halves: fc.tuple(dish, dish),
  },
  { requiredKeys: ['dish', 'groups', 'choice', 'terms'] },
)

test('a price is whole øre, never negative, and its rows come to it', () => {
  fc.assert(
    fc.property(orders, (any) => {
      const { rows, total_price: total } = dishPrice(any)
      expect(rows.every(({ price }) => Number.isInteger(price) && price >= 0)).toBe(true)
      expect(rows.reduce((sum, { price }) => sum + price, 0)).toBe(total)
    }),
  )
})

test('it matters neither which half is left nor in which order things were chosen', () => {
  fc.assert(
    fc.property(orders, (any) => {
      const { halves, choice } = any
      const total = dishPrice(any).total_price
      const options = choice.options.toReversed()
      expect(dishPrice({ ...any, choice: { ...choice, options } }).total_price).toBe(total)
      if (halves)
        expect(dishPrice({ ...any, halves: [halves[1], halves[0]] }).total_price).toBe(total)
    }),
  )
})

test('one thing more never makes a dish cheaper', () => {
  fc.assert(
    fc.property(orders, fc.nat(), (any, which) => {
      const { choice } = any
      const more = choice.options.map((each, index) =>
        index === which % Math.max(choice.options.length, 1)
          ? { ...each, quantity: each.quantity + 1 }
          : each,
      )
      const raised = dishPrice({ ...any, choice: { ...choice, options: more } }).total_price
      expect(raised).toBeGreaterThanOrEqual(dishPrice(any).total_price)
    }),
  )
})
