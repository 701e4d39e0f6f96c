import { expect, test } from 'vitest'
import { formatOre, unitPrice } from './money.ts'

test('[C15] a price reads in the Norwegian form', () => {
  expect(formatOre(28_900).replaceAll(/\s/gu, ' ')).toBe('289,00 kr')
  expect(formatOre(123_456_789).replaceAll(/\s/gu, ' ')).toBe('1 234 567,89 kr')
})

test('a unit price is per kilo, litre or piece', () => {
  expect(unitPrice(7900, 340, 'g')).toEqual({ ore: 23_235, per: 'kg' })
  expect(unitPrice(6900, 750, 'ml')).toEqual({ ore: 9200, per: 'l' })
  expect(unitPrice(7400, 12, 'piece')).toEqual({ ore: 617, per: 'piece' })
})
