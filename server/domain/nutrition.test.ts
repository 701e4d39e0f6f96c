import { expect, test } from 'vitest'
import { nutrientRows } from './nutrition.ts'

const cheese = {
  kj: 1610,
  kcal: 388,
  fat: 31,
  saturates: 20,
  carbs: 0.5,
  sugars: 0.5,
  fibre: 0,
  protein: 27,
  salt: 1.4,
  portion: 80,
}

test('the share of the reference intake is that of one portion', () => {
  const percents = Object.fromEntries(
    nutrientRows(cheese).map((row) => [row.nutrient, row.percent]),
  )
  expect(percents).toEqual({
    kj: 15,
    fat: 35,
    saturates: 80,
    carbs: 0,
    sugars: 0,
    fibre: null,
    protein: 43,
    salt: 19,
  })
})

test('the rows keep the order that the law prescribes', () => {
  expect(nutrientRows(cheese).map((row) => row.nutrient)).toEqual([
    'kj',
    'fat',
    'saturates',
    'carbs',
    'sugars',
    'fibre',
    'protein',
    'salt',
  ])
})
