import { expect, test } from 'vitest'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { isBehind } from './cart-shown.ts'

const view = (...lines: [id: string, quantity: number][]) =>
  ({ lines: lines.map(([id, quantity]) => ({ id, quantity })) }) as CheckoutView
const issue = { code: 'stock_short' }

test('[O04] a checkout is behind where its goods are not those of the cart', () => {
  expect(isBehind(view(['jam', 3]), [{ id: 'jam', quantity: 3 }])).toBe(false)
  expect(isBehind(view(['jam', 3]), [{ id: 'jam', quantity: 4 }])).toBe(true)
  expect(isBehind(view(['jam', 3]), [{ id: 'oats', quantity: 3 }])).toBe(true)
  expect(isBehind(view(['jam', 3]), [])).toBe(true)
  expect(isBehind(view(), [{ id: 'jam', quantity: 1 }])).toBe(true)
})

test('[O04] goods that the checkout has reduced to what is left are those of the cart', () => {
  expect(isBehind(view(['jam', 2]), [{ id: 'jam', quantity: 5, issue }])).toBe(false)
  expect(isBehind(view(['jam', 2]), [{ id: 'jam', quantity: 1, issue }])).toBe(true)
})
