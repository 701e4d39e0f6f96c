import { expect, test } from 'vitest'
import { isWorthNoting } from './missing-address.ts'

const codes = ['nb', 'en', 'ar']

test.each([
  '/om-oss.html',
  '/old/shop.php',
  '/products/gone-cheese',
  '/kampanje-2024',
  '/%d8%ac%d8%a8%d9%86',
])('%s is worth telling of', (path) => expect(isWorthNoting(path, codes)).toBe(true))

test.each([
  ...[
    '/wp-login.php',
    '/.env',
    '/old/.git/config',
    '/backup.zip',
    '/vendor/phpunit',
    '/app.js.map',
  ],
  ...['/kari@example.org', '/kari%40example.org', '/call/004799887766', '/reset/0f3a9c1be27d4456'],
  ...['/admin/secret', '/orders/abc', '/en/about-us', '/a'.repeat(200)],
])('%s is not: a probe, a person, a secret or a place of our own', (path) => {
  expect(isWorthNoting(path, codes)).toBe(false)
})
