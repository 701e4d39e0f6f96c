import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

test('a unit price is per kilo, litre or piece', () => {
  expect(unitPrice(7900, 340, 'g')).toEqual({ ore: 23_235, per: 'kg' })
  expect(unitPrice(6900, 750, 'ml')).toEqual({ ore: 9200, per: 'l' })
  expect(unitPrice(7400, 12, 'piece')).toEqual({ ore: 617, per: 'piece' })
})
