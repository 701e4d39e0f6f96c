import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy
/** A Worker whose database was never there. */
let cold: Site

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  cold = await startSite({}, async () => 'http://127.0.0.1:9')
})
afterAll(async () => {
  await cold.stop()
  await site.stop()
  await proxy.stop()
})

async function page(path: string) {
  const response = await fetch(`${site.url}${path}`)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('with the database gone, pages that were seen still answer and say that they may be old', async () => {
  expect((await page('/nb/about')).html).not.toContain('data-stale')
  proxy.mode = 'down'
  await expect
    .poll(async () => (await page('/nb/about')).html.includes('data-stale'), { interval: 250 })
    .toBe(true)
  expect((await page('/nb/about')).status).toBe(200)
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
