import { expect, test } from 'vitest'
import { readKroner, typedKroner } from './typed-money.ts'

test.each([
  ['150', 15_000],
  [' 1 250,50 ', 125_050],
  ['1\u00A0250.5', 125_050],
  ['٢٠٠', 20_000],
  ['0', 0],
])('%j is an amount', (typed, ore) => {
  expect(readKroner(typed)).toBe(ore)
})

test.each(['', 'gratis', '-5', '1,234', '1e3', '12,', '1234567890'])('%j is none', (typed) => {
  expect(readKroner(typed)).toBeUndefined()
})

test.each([0, 15_000, 15_050, 5])('%d øre read back as they were typed', (ore) => {
  expect(readKroner(typedKroner(ore))).toBe(ore)
})
