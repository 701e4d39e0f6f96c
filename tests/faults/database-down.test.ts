import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
})
afterAll(async () => {
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
    .poll(async () => (await page('/nb/about')).html.includes('data-stale'), {
      timeout: 15_000,
      interval: 250,
    })
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
    .poll(async () => (await page('/nb/about')).html.includes('data-stale'), {
      timeout: 15_000,
      interval: 250,
    })
    .toBe(false)
})

test('a Worker that never reached its database says so in every language', async () => {
  let cold: DatabaseProxy | undefined
  const other = await startSite({}, async (url) => {
    cold = await startDatabaseProxy(url)
    cold.mode = 'down'
    return cold.url
  })
  const response = await fetch(`${other.url}/`)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('lang="ar"')
  await other.stop()
  await cold?.stop()
})
