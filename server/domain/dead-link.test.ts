import { expect, test } from 'vitest'
import { isDeadLink } from './dead-link.ts'

const site = { paths: new Set(['/', '/products', '/about']), languageCodes: ['nb', 'en'] }

test.each([
  '/',
  '/products',
  '/products?category=dairy',
  '/about#team',
  '/en/about',
  '/en',
  '/about/',
])('%s is there', (url) => {
  expect(isDeadLink(url, site)).toBe(false)
})

test.each(['/nothing', '/en/nothing', '/products/gone'])('%s leads nowhere', (url) => {
  expect(isDeadLink(url, site)).toBe(true)
})

test('what is elsewhere is not looked at', () => {
  expect(isDeadLink('https://example.no/nothing', site)).toBe(false)
  expect(isDeadLink('mailto:post@example.no', site)).toBe(false)
})
