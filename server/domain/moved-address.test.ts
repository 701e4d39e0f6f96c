import { expect, test } from 'vitest'
import { withQuery } from './moved-address.ts'

test.each([
  ['/new', '?x=1', '/new?x=1'],
  ['/new', '', '/new'],
  ['/', "?x=$&$'", "/?x=$&$'"],
  ['/faq#delivery', '?x=1', '/faq?x=1#delivery'],
  ['/products?category=dairy', '?category=bread', '/products?category=dairy'],
  ['https://example.no/x', '?x=1', 'https://example.no/x'],
])('%s, asked with %s, is %s', (to, search, place) => {
  expect(withQuery(to, search)).toBe(place)
})
