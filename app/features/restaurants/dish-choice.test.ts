import { expect, test } from 'vitest'
import type { Menu, MenuDish, MenuGroup } from '#domain/restaurants.schema.ts'
import { allergensOf, leastOf, offerOf, pickedPrice } from '#domain/dish-offer.ts'
import { firstPick, hasRoom, withOption } from './dish-choice.ts'

const milk = { code: 'milk', level: 'contains', detail: '' } as const
const wheat = { code: 'gluten', level: 'contains', detail: 'wheat' } as const
const traces = { ...wheat, level: 'may_contain' } as const

const group = (key: string, more: Partial<MenuGroup>): MenuGroup => ({
  ...{ key, title: key, kind: 'radio', min: 1, max: 1, freeCount: 0, isPerHalf: false },
  options: [],
  ...more,
})
const option = (key: string, more: Partial<MenuGroup['options'][number]>) => ({
  ...{ key, title: key, priceOre: 0, priceBySize: {}, allergens: [], isDefault: false },
  ...more,
})
const base = group('base', {
  options: [
    option('wheat', { allergens: [wheat], isDefault: true }),
    option('without', { priceOre: 2500, allergens: [traces] }),
  ],
})
const extras = group('extras', {
  kind: 'checkbox',
  min: 0,
  max: 1,
  isPerHalf: true,
  options: [option('cheese', { priceOre: 2000, allergens: [milk] })],
})
const dish = (key: string, more: Partial<MenuDish>): MenuDish => ({
  ...{
    id: key,
    key,
    name: key,
    description: '',
    tint: 'grain',
    priceOre: 18_900,
    sizes: [],
    kcal: 0,
  },
  ...{ allergens: [], diets: [], isHalf: false, isOfHalves: false, isPickedUp: true },
  ...{ servingTimes: [], groups: [] },
  ...more,
})
const groups = ['base', 'extras'].map((key) => ({ key, prices: {} }))
const halved = dish('halved', { isOfHalves: true, groups })
const menu = {
  terms: { halfRule: 'highest', halfSurchargeOre: 0, halfToppingBp: 5000 },
  sections: [
    {
      key: 'oven',
      title: 'oven',
      dishes: [
        halved,
        dish('potato', { isHalf: true, priceOre: 21_900, allergens: [milk] }),
        dish('tomato', { isHalf: true }),
      ],
    },
  ],
  groups: [base, extras],
} as unknown as Menu
const offer = offerOf(halved, menu)

test('what comes with a dish is picked at first, and so are two halves', () => {
  expect(firstPick(offer)).toEqual({
    options: [{ group: 'base', option: 'wheat', quantity: 1 }],
    halves: ['potato', 'tomato'],
  })
})

test('of one choice the other is gone, of several it stays, and none is none', () => {
  const first = firstPick(offer)
  const other = withOption(first, base, { group: 'base', option: 'without', quantity: 1 })
  expect(other.options.map((each) => each.option)).toEqual(['without'])
  const cheese = { group: 'extras', option: 'cheese', quantity: 1 }
  const more = withOption(other, extras, cheese)
  expect(more.options.map((each) => each.option)).toEqual(['without', 'cheese'])
  expect(hasRoom(extras, other)).toBe(true)
  expect(hasRoom(extras, more)).toBe(false)
  expect(withOption(more, extras, { ...cheese, quantity: 0 })).toEqual(other)
})

test('the price follows the pick, as the worked example has it', () => {
  const cheese = { group: 'extras', option: 'cheese', quantity: 1, side: 'left' } as const
  const picked = withOption(firstPick(offer), extras, cheese)
  expect(pickedPrice(offer, picked).total_price).toBe(22_900)
  const average = { ...offer, terms: { ...offer.terms, halfRule: 'average' as const } }
  expect(pickedPrice(average, picked).total_price).toBe(21_400)
  expect(leastOf(offer)).toEqual({ ore: 18_900, isFrom: true })
})

test('a dish with prices of its own for an option costs those', () => {
  const dear = dish('dear', { groups: [{ key: 'base', prices: { without: 4000 } }] })
  const picked = { options: [{ group: 'base', option: 'without', quantity: 1 }] }
  expect(pickedPrice(offerOf(dear, menu), picked).total_price).toBe(22_900)
})

test('it contains what the dish, its halves and its options contain, each once', () => {
  const picked = firstPick(offer)
  expect(allergensOf(offer, picked)).toEqual([wheat, milk])
  const without = withOption(picked, base, { group: 'base', option: 'without', quantity: 1 })
  expect(allergensOf(offer, without)).toEqual([traces, milk])
  const both = { ...offer, dish: { ...halved, allergens: [traces] } }
  expect(allergensOf(both, picked)).toEqual([wheat, milk])
})
