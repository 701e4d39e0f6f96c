import { expect, test } from 'vitest'
import { firstPick, pickedPrice } from './chosen-price.ts'

const cheese: Parameters<typeof pickedPrice>[0] = {
  price: { priceOre: 9800, isFrom: true, unit: { ore: 39200, per: 'kg' } },
  net: { quantity: 250, unit: 'g' },
  options: [
    {
      key: 'size',
      label: 'Size',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'wedge', label: 'Wedge', addedOre: 0 },
        { value: 'whole', label: 'Whole', addedOre: 19100, netQuantity: 800 },
      ],
    },
    {
      key: 'wrapping',
      label: 'Wrapping',
      type: 'choice',
      isRequired: false,
      choices: [{ value: 'paper', label: 'Paper', addedOre: 1500 }],
    },
  ],
}

test('the first of each required option is picked to begin with', () => {
  expect(firstPick(cheese)).toEqual({ size: 'wedge' })
})

test('price and unit price follow the pick', () => {
  expect(pickedPrice(cheese, { size: 'wedge' })).toEqual({
    ore: 9800,
    unit: { ore: 39200, per: 'kg' },
  })
  expect(pickedPrice(cheese, { size: 'whole', wrapping: 'paper' })).toEqual({
    ore: 30400,
    unit: { ore: 38000, per: 'kg' },
  })
})

test('a price range has no price to pick', () => {
  expect(
    pickedPrice({ ...cheese, price: { priceOre: 3000, priceToOre: 4200 } }, {}),
  ).toBeUndefined()
})
