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
  ['/products', 'sort=price-desc'],
  ['/shop', 'diet=vegan'],
  ['/categories/dairy', 'free=milk%2Cnuts'],
  ['/products', 'storage=frozen'],
  ['/products', 'page=20'],
])('%s?%s is kept as the list links to it', (path, search) => {
  expect(address(path, search)).toBe(`${path}?${search}`)
})

test.each([
  ['sort', ['xabc', 'popular', 'PRICE', '']],
  ['diet', ['x', 'vegan,x', 'vegan,vegan', 'vegan,', ',vegan', '']],
  ['free', ['x', 'nuts,milk', 'milk,milk', '']],
  ['storage', ['x', 'frozen,frozen', '']],
  ['page', ['0', '1', '02', '00', '21', '-1', '']],
  ['category', ['', 'A', 'x'.repeat(81)]],
])('a list by a value of %s that no link has is made anew', (name, values) => {
  for (const path of ['/products', '/shop', '/categories/dairy'])
    for (const value of values)
      expect(address(path, new URLSearchParams({ [name]: value }).toString())).toBeUndefined()
})

test.each([
  ['/categories/dairy', 'category=x1'],
  ['/categories/dairy', 'category=dairy'],
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
