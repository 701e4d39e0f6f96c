import { expect, test } from 'vitest'
import { isPrivate } from './private-paths.ts'

test('private pages are those that belong to one visitor', () => {
  expect(isPrivate('/order-success/abc')).toBe(true)
  expect(isPrivate('/restaurant-checkout/abc')).toBe(true)
  expect(isPrivate('/order-tracking/abc')).toBe(true)
  expect(isPrivate('/t/AbC')).toBe(true)
  expect(isPrivate('/terms')).toBe(false)
  expect(isPrivate('/cartography')).toBe(false)
  expect(isPrivate('/products/blueberry-jam')).toBe(false)
})

test.each(['/CHECKOUT', '/order%2Dsuccess/abc', '//cart', '/cart//', '/%ff'])(
  '%s may be a private page, however it is spelt',
  (path) => {
    expect(isPrivate(path)).toBe(true)
  },
)

test.each(['/', '/products/Blueberry-Jam', '/products/bl%C3%A5b%C3%A6r'])(
  '%s is for all',
  (path) => {
    expect(isPrivate(path)).toBe(false)
  },
)
