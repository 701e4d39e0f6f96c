import { expect, test } from 'vitest'
import { isRedirectSource, pageState, plainPath } from './pages.ts'

test('a page is published, waits for its time, or is a draft', () => {
  expect(pageState({ isPublished: true, publishAt: null })).toBe('published')
  expect(pageState({ isPublished: false, publishAt: 5 })).toBe('scheduled')
  expect(pageState({ isPublished: false, publishAt: null })).toBe('draft')
})

test.each([
  ['/om-oss.html', true],
  ['/old/shop/milk', true],
  ['/products/gone', true],
  ['/products', false],
  ['/about', false],
  ['/about/us', false],
  ['/admin/old', false],
  ['/account', false],
  ['/api/x', false],
  ['/media/x', false],
  ['/en/about-us', false],
  ['/pt-br', false],
  ['/', false],
])('a redirect may begin at %s: %s', (path, may) => {
  expect(isRedirectSource(path, ['nb', 'en', 'pt-BR'])).toBe(may)
})

test.each([
  ['/Om-Oss/?a=1#x', '/om-oss'],
  ['/a/../b', '/b'],
  ['/å', '/%c3%a5'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['about', undefined],
  ['/a//b', undefined],
])('%j is kept as %j', (text, path) => {
  expect(plainPath(text)).toBe(path)
})
