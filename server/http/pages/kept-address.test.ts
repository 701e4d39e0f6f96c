import { expect, test } from 'vitest'
import { keptAddress } from './kept-address.ts'

const address = (path: string, search = '') => keptAddress(path, new URLSearchParams(search))

test.each([
  ['/', ''],
  ['/about', ''],
  ['/products', ''],
  ['/products/blueberry-jam', ''],
])('%s is kept', (path, search) => {
  expect(address(path, search)).toBe(path)
})

test('known parameters are kept in one order, whatever order they came in', () => {
  expect(address('/products', 'sort=price&category=dairy')).toBe(
    '/products?category=dairy&sort=price',
  )
  expect(address('/products', 'category=dairy&sort=price')).toBe(
    '/products?category=dairy&sort=price',
  )
})

test.each([
  ['/products', 'search=ost'],
  ['/products', 'page=21'],
  ['/products', 'utm_source=x'],
  ['/products', 'category=<script>'],
  ['/products', 'sort=price&sort=name'],
  ['/about', 'x=1'],
  ['/cart', ''],
  ['/checkout', ''],
  ['/order-success/abc', ''],
  ['/Cart', ''],
  ['/%63art', ''],
  ['//cart', ''],
  ['/Order-Success/abc', ''],
  ['/products/Blueberry-Jam', ''],
])('%s?%s is made anew', (path, search) => {
  expect(address(path, search)).toBeUndefined()
})
