import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuote } from '#tests/support/quotes.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('[Q05] the page of a quote reads without scripts, is kept by nobody and names its link to nobody', async () => {
  const { token, number } = await makeQuote(site.database, {
    status: 'offered',
    offers: [{ message: 'A whole pallet is cheaper.' }],
  })
  for (const code of ['nb', 'ar']) {
    const answer = await fetch(`${site.url}/${code}/quote/${token}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    for (const words of [number, 'Kafé Fjordblikk AS', 'A whole pallet is cheaper.', '1 680,00'])
      expect(html.replaceAll('\u00A0', ' ')).toContain(words)
    // No price of the factory, in the page or in what it is drawn from.
    expect(html).not.toContain('1234')
  }
})

test.each(['A'.repeat(22), 'x'])('[Q05] the link %s has its own sentence', async (token) => {
  const answer = await fetch(`${site.url}/en/quote/${token}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toContain('This link leads to no quote.')
})
