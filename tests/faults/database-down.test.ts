import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { newPerson } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let cookie: string
let proxy: DatabaseProxy
/** A Worker whose database was never there. */
let cold: Site

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  const { secret } = await newPerson(site.database, { role: 'owner' })
  cookie = `${appConfig.sessionCookie}=${secret}`
  cold = await startSite({}, async () => 'http://127.0.0.1:9')
})
afterAll(async () => {
  await cold.stop()
  await site.stop()
  await proxy.stop()
})

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}${path}`, { headers })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('with the database gone, pages that were seen still answer and say that they may be old', async () => {
  expect((await page('/nb/about')).html).not.toContain('data-stale')
  expect((await page('/nb/products')).status).toBe(200)
  proxy.mode = 'down'
  await expect
    .poll(async () => (await page('/nb/about')).html.includes('data-stale'), { interval: 250 })
    .toBe(true)
  expect((await page('/nb/about')).status).toBe(200)
})

test.each([
  '/nb/cart',
  '/nb/checkout',
  '/nb/account',
  '/nb/account/orders',
  '/nb/admin',
  '/nb/admin/pages',
  '/nb/order-success/nobody',
  '/nb/nowhere/at-all',
  '/nb/nowhere',
  '/nb/products/nothing',
])('with the database gone, %s says so, and that one may come again', async (path) => {
  proxy.mode = 'down'
  const { status, html, headers } = await page(path, { cookie })
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-security-policy')).toContain('script-src')
  expect(html).toMatch(/<html[^>]* lang="nb"/u)
  expect(html).toContain('Siden ble ikke lastet inn')
  expect(html).toContain('Prøv igjen')
  expect(html).not.toContain('data-stale')
})

test('with the database gone, what is made of what is remembered says that it may be old', async () => {
  proxy.mode = 'down'
  const { status, html } = await page('/nb/products?search=syltetøy')
  expect(status).toBe(200)
  expect(html).toContain('data-stale')
})

test('with the database gone, the API refuses kindly and says when to come back', async () => {
  proxy.mode = 'down'
  const response = await fetch(`${site.url}/api/catalog/products`, {
    headers: { 'x-language': 'en' },
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBeTruthy()
  expect(await response.json()).toMatchObject({ code: 'unavailable', retryable: true })
})

test('once the database is back, pages are fresh again', async () => {
  proxy.mode = 'pass'
  await expect
    .poll(async () => (await page('/nb/about')).html.includes('data-stale'), { interval: 250 })
    .toBe(false)
})

test.each([
  ['/', { cookie: 'preferred-language=uk' }, 'uk'],
  ['/ar/products', {}, 'ar'],
  ['/checkout', { 'accept-language': 'pl' }, 'pl'],
  ['/nowhere/at-all', { 'accept-language': 'xx' }, 'nb'],
])(
  '[B10] a Worker that never reached its database answers %s with a skeleton, in a language that it has',
  async (path, headers, language) => {
    const response = await fetch(`${cold.url}${path}`, { headers: headers as HeadersInit })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`, 'u'))
    expect(html).toContain('<header aria-busy="true"')
  },
)
