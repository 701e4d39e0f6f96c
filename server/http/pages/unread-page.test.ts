import { expect, test } from 'vitest'
import type { PageContext } from './request-context.ts'
import { answerUnread } from './unread-page.ts'

/** What a page is rendered with, and what is answered, while nothing can be read. */
async function unread(path: string, headers: Record<string, string> = {}) {
  const contexts: PageContext[] = []
  const answer = await answerUnread(new Request(`http://site.test${path}`, { headers }), {
    publicUrl: 'http://site.test',
    render: async (_, given) => {
      contexts.push(given)
      return new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    },
  })
  return { answer, language: contexts[0]?.language }
}

test('[B10] the skeleton of a page with a secret in its address keeps it secret', async () => {
  const { answer } = await unread('/en/order-success/token')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('[B10] [L04] the skeleton is in the language of the address, the cookie or the browser', async () => {
  expect((await unread('/ar/about')).language).toMatchObject({ code: 'ar', direction: 'rtl' })
  const cookie = 'preferred-language=pl'
  expect((await unread('/', { cookie })).language).toMatchObject({ code: 'pl', direction: 'ltr' })
  expect((await unread('/', { 'accept-language': 'uk' })).language?.code).toBe('uk')
})
