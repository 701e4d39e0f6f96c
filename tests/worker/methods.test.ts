import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** As `fetch` will not: it takes no TRACE. */
function statusOf(method: string, path: string): Promise<{ status: number; allow: string }> {
  return new Promise((resolve, reject) => {
    const call = request(site.url + path, { method, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow ?? '' }),
      )
    })
    call.once('error', reject)
    call.end()
  })
}

describe('a method that an address does not take', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
  const refused = { status: 405, allow: 'GET, HEAD' }

  test.each([
    '/',
    '/nb',
    '/nb/products',
    '/cart',
    '/auth',
    '/nowhere',
    '/nb/about/',
    '/sitemap.xml',
  ])('%s is only read', async (path) => {
    for (const method of methods)
      expect({ method, ...(await statusOf(method, path)) }).toEqual({ method, ...refused })
  })

  test('a refused body is read, and the connection stays', async () => {
    const body = 'a=1'.repeat(100_000)
    const answer = await fetch(`${site.url}/nb`, { method: 'POST', body })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).not.toBe('')
  })

  test.each(['OPTIONS', 'TRACE', 'PROPFIND'])('%s is none of the API', async (method) => {
    expect(await statusOf(method, '/api/cart')).toEqual({ status: 405, allow: 'HEAD, GET' })
    expect(await statusOf(method, '/api/cart/lines')).toEqual({
      status: 405,
      allow: 'POST, DELETE',
    })
    expect(await statusOf(method, '/api/nowhere')).toEqual({ status: 404, allow: '' })
  })
})

test.each([
  '/nb',
  '/nb/products',
  '/cart',
  '/nowhere',
  '/robots.txt',
  '/api/health',
  '/products/%',
])('HEAD of %s says what GET says, without a body', async (path) => {
  const told = async (method: string) => {
    const answer = await fetch(site.url + path, { method, redirect: 'manual' })
    const headers = Object.fromEntries(answer.headers)
    const policy = headers['content-security-policy']?.replaceAll(/(?:nonce|sha256)-[^']+/gu, '')
    // What is not found is made for each call.
    const ofOneCall = ['date', 'etag', 'x-request-id', 'content-length', 'transfer-encoding']
    for (const name of ofOneCall) delete headers[name]
    return {
      answer: { status: answer.status, ...headers, 'content-security-policy': policy },
      length: (await answer.text()).length,
    }
  }
  const [head, whole] = [await told('HEAD'), await told('GET')]
  expect(head.answer).toEqual(whole.answer)
  expect(head.length).toBe(0)
  expect(whole.length).toBeGreaterThan(0)
})
