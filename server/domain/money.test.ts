import { expect, test } from 'vitest'
import { formatOre } from './money.ts'

test('[C15] a price reads in the Norwegian form', () => {
  expect(formatOre(28_900).replaceAll(/\s/gu, ' ')).toBe('289,00 kr')
  expect(formatOre(123_456_789).replaceAll(/\s/gu, ' ')).toBe('1 234 567,89 kr')
})
