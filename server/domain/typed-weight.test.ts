import { expect, test } from 'vitest'
import { readKilos, typedKilos } from './typed-weight.ts'

test.each([
  ['1', 1000],
  ['2,5', 2500],
  ['0.001', 1],
  ['٢٫٥', 2500],
])('%s kg is read in grams', (typed, grams) => {
  expect(readKilos(typed)).toBe(grams)
})

test.each(['', '1,2345', '-1', 'kilo', '1,'])('%j is no weight', (typed) => {
  expect(readKilos(typed)).toBeUndefined()
})

test('what is typed is read as it was', () => {
  for (const grams of [1, 250, 1000, 20_000]) expect(readKilos(typedKilos(grams))).toBe(grams)
})
