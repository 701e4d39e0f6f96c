import { expect, test } from 'vitest'
import { canBeBought, saleState, stockState } from './availability.ts'

const tracked = { policy: 'tracked', minQty: 1 } as const

test('stock is plenty, low or gone', () => {
  expect(stockState({ ...tracked, left: 6 })).toBe('in_stock')
  expect(stockState({ ...tracked, left: 5 })).toBe('low')
  expect(stockState({ ...tracked, left: 0 })).toBe('sold_out')
})

test('less than the smallest order is sold out', () => {
  expect(stockState({ policy: 'tracked', left: 5, minQty: 6 })).toBe('sold_out')
})

test('a product on back-order can be bought with an empty shelf', () => {
  const state = saleState('sale', { policy: 'backorder', left: 0, minQty: 1 })
  expect(state).toBe('back_order')
  expect(canBeBought(state, 18900)).toBe(true)
})

test('what is not sold here says why, whatever its stock', () => {
  expect(saleState('quote_only', { ...tracked, left: 100 })).toBe('quote_only')
  expect(canBeBought('quote_only', 3000)).toBe(false)
})

test('a product without a price cannot be bought', () => {
  expect(canBeBought('in_stock', null)).toBe(false)
})
