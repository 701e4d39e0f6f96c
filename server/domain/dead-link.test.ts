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
  '/media/0190b5e2-1111-7000-8000-000000000000/2/file',
  '/sitemap.xml',
  '/robots.txt',
  '/account/orders',
  '/en/account/orders',
  '/orders/0190b5e2',
  '/api/docs',
])('%s is there', (url) => {
  expect(isDeadLink(url, site)).toBe(false)
})

test.each(['/nothing', '/accounts', '/mediation', '/nothing.xml', '/en/nothing', '/products/gone'])(
  '%s leads nowhere',
  (url) => {
    expect(isDeadLink(url, site)).toBe(true)
  },
)

test('what is elsewhere is not looked at', () => {
  expect(isDeadLink('https://example.no/nothing', site)).toBe(false)
  expect(isDeadLink('mailto:post@example.no', site)).toBe(false)
})
