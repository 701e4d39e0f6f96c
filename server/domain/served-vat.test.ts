import { expect, test } from 'vitest'
import { servedVatClass } from './served-vat.ts'

test.each([
  ['food', 'eat_in', 'standard'],
  ['food', 'pickup', 'food'],
  ['alcohol', 'eat_in', 'alcohol'],
  ['alcohol', 'pickup', 'alcohol'],
  ['standard', 'pickup', 'standard'],
] as const)('[O02] %s, %s: taxed as %s', (vatClass, mode, taxed) => {
  expect(servedVatClass(vatClass, mode)).toBe(taxed)
})
