import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import { newId } from '#domain/ids.ts'
import { newPerson } from '#tests/support/people.ts'
import { accountPaths } from '#tests/support/routes.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** What somebody new is answered, or a visitor where the page is not asked for as anybody. */
async function get(path: string, as: 'visitor' | 'customer'): Promise<Response> {
  const secret = as === 'customer' ? (await newPerson(site.database)).secret : ''
  const headers: Record<string, string> = secret
    ? { cookie: `${appConfig.sessionCookie}=${secret}` }
    : {}
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

test('[D2] signed out, every page of an account leads to the sign-in and back', async () => {
  for (const path of [...accountPaths, '/account/orders?page=2', '/admin']) {
    const answer = await get(`/ar${path}`, 'visitor')
    expect([path, answer.status]).toEqual([path, 303])
    expect(answer.headers.get('location')).toBe(`/ar/auth?next=${encodeURIComponent(path)}`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
})

test('[U04] the pages of an account are nobody else’s: not kept, not found by search engines', async () => {
  for (const path of accountPaths) {
    const answer = await get(`/en${path}`, 'customer')
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    expect([path, html.match(/<h1[ >]/gu)?.length]).toEqual([path, 1])
    expect(html).toContain('aria-label="My account"')
  }
})

test('[U04] a list that is not one’s own is not found', async () => {
  const answer = await get(`/en/account/lists/${newId()}`, 'customer')
  expect(answer.status).toBe(404)
})

test('the pages of accounts are private, and no address holds more than it must', async () => {
  for (const path of ['/en/auth', '/auth/callback', '/nb/auth?view=sign-up']) {
    const answer = await get(path, 'visitor')
    expect([path, answer.status]).toEqual([path, 200])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  }
})

test('[I10] no address leads away from the site after a sign-in', async () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '@evil.example',
  ]) {
    const answer = await get(`/en/auth?next=${encodeURIComponent(next)}`, 'customer')
    expect([next, answer.headers.get('location')]).toEqual([next, '/en'])
  }
  const answer = await get('/en/auth?next=%2Fen%2Fcart', 'customer')
  expect(answer.headers.get('location')).toBe('/en/cart')
})
