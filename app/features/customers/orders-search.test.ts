import { expect, test } from 'vitest'
import { parseOrdersSearch } from './orders-search.ts'

test.each([
  ['2', 2],
  [3, 3],
  ['1e9', 9999],
])('the address may ask for page %j of the orders', (page, number) => {
  expect(parseOrdersSearch({ page })).toEqual({ page: number })
})

test.each(['', '1', '0', '-2', '1.5', 'x', '\u0000', '[', undefined, null, {}])(
  'page %j of the orders is the first',
  (page) => {
    expect(parseOrdersSearch({ page })).toEqual({})
  },
)
