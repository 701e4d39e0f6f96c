import { request } from 'node:http'
import { appConfig, serverConfig } from '#config'
import type { EditablePages } from '#domain/pages.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { newPerson } from '#tests/support/people.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
}

test.each([
  '/account/orders?page=x',
  `/account/orders?page=${'9'.repeat(9000)}`,
  `/admin/people?q=${'x'.repeat(101)}`,
  `/admin/people?q=${'x'.repeat(14_000)}`,
])('%s opens its page, whatever it asks for', async (path) => {
  const { secret } = await newPerson(site.database, { role: 'owner' })
  const answer = await get(path, { cookie: `${appConfig.sessionCookie}=${secret}` })
  expect(answer.status).toBe(200)
})

describe('an address that leads nowhere', () => {
  test.each([
    ['/nb/products/%', 'Siden finnes ikke'],
    ['/ar/%E0%A4%A', 'الصفحة غير موجودة'],
    ['/nb/%ff', 'Siden finnes ikke'],
    ['/pl/categories/%c3%28', 'Nie znaleziono strony'],
    ['/en/%', 'Page not found'],
    ['/en/%00', 'Page not found'],
    ['/en/products/%00', 'Page not found'],
    ['/en/..%2f', 'Page not found'],
    ['/en/products/..%2f..%2fadmin', 'Page not found'],
    ['/en/products%2fflatbread', 'Page not found'],
  ])('%s says so in its language', async (path, words) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(`<h1>${words}</h1>`)
  })

  test('however long it is', async () => {
    const long = 'x'.repeat(8000)
    for (const path of [long, `products/${long}`, `categories/${long}`, `${'a/'.repeat(4000)}b`]) {
      const answer = await get(`/en/${path}`)
      expect(answer.status, path.slice(0, 20)).toBe(404)
      expect(await answer.text()).toContain('<h1>Page not found</h1>')
    }
  })

  test('without a prefix it answers in the reader’s language', async () => {
    const answer = await get('/products/%', { 'accept-language': 'uk' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>Сторінку не знайдено</h1>')
  })

  test.each(['/api/%', '/api/catalog/products/%', '/api/catalog/products/%ff', '/api/%00'])(
    '%s answers as the API refuses',
    async (path) => {
      const answer = await get(path, { 'accept-language': 'en' })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({
        code: expect.stringMatching(/not_found$/u),
        message: expect.stringMatching(/./u),
        retryable: false,
        ref: expect.any(String),
      })
    },
  )

  test.each([
    ['//evil.example/', '//evil.example'],
    ['/%2f%2fevil.example/', '/%2f%2fevil.example'],
    ['/\\evil.example/', '//evil.example'],
    ['//evil.example', '/evil.example'],
    ['//Evil.example', '/Evil.example'],
  ])('%s leads to no other site', async (path, to) => {
    const answer = await get(path)
    expect(answer.headers.get('location')).toBe(site.url + to)
    expect((await fetch(site.url + path)).status).toBe(404)
  })
})

describe('a request that says it came to another host', () => {
  /** As `fetch` will not: it says the host that it calls. */
  function answerFor(path: string): Promise<{ location: string; text: string }> {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    return new Promise((resolve, reject) => {
      const call = request(site.url, { path, headers, agent: false }, (answer) => {
        let text = JSON.stringify(answer.headers)
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.once('end', () => resolve({ location: answer.headers.location ?? '', text }))
      })
      call.once('error', reject)
      call.end()
    })
  }

  test.each([
    ['/About', '/about'],
    ['/en/cart/', '/en/cart'],
    ['//other.example/', '//other.example'],
    ['//other.example', '/other.example'],
    ['/\\other.example', '/other.example'],
  ])('is led from %s to the site’s own %s', async (path, to) => {
    expect((await answerFor(path)).location).toBe(site.url + to)
  })

  test.each(['/admin', '/en/account', '/nb//products', '/nb/products?diet=vegan,vegan'])(
    'is led from %s to a place of the same host, unnamed',
    async (path) => {
      expect((await answerFor(path)).location).toMatch(/^\/(?!\/)/u)
    },
  )

  test.each([
    '/',
    '/en/products',
    '/en/about',
    '/en/nowhere',
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
  ])('reads nothing of it in %s', async (path) => {
    expect((await answerFor(path)).text).not.toContain('evil.example')
  })
})

describe('an address with capitals', () => {
  test.each([
    ['/en/Accessibility', '/en/accessibility'],
    ['/nb/About', '/nb/about'],
    ['/nb/Products/aged-farm-cheese', '/nb/products/aged-farm-cheese'],
    ['/EN/about', '/en/about'],
    ['/EN', '/en'],
    ['/en/products/Aged-Farm-Cheese?x=A', '/en/products/aged-farm-cheese?x=A'],
    ['/EN/Products?Sort=Price&sort=price', '/en/products?Sort=Price&sort=price'],
    ['/EN/cart', '/en/cart'],
    ['/API/health', '/api/health'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await get(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(site.url + to)
    expect((await get(to)).status).toBe(200)
    const head = await fetch(site.url + path, { method: 'HEAD', redirect: 'manual' })
    expect(head.headers.get('location')).toBe(site.url + to)
  })

  test.each(['/en/No-Such-Page', '/EN/no-such-page', '/Media/none'])(
    '%s leads to where nothing is found either',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe(site.url + path.toLowerCase())
      expect((await get(path.toLowerCase())).status).toBe(404)
    },
  )

  test('[D11] the page of an order keeps the capitals of its id, and the way to it is as private as the page', async () => {
    const buyer = newShopper(site.url)
    await buyer.addToCart(await productId(site.database, 'blueberry-jam'), 3)
    const { token } = (await (await buyer.order()).json()) as { token: string }
    expect(token).toMatch(/[A-Z]/u)
    const page = `/en/order-success/${token}`
    expect((await get(page)).status).toBe(200)

    const privately = {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    }
    for (const path of [page, page.replace('/en/', '/EN/'), `${page}/`])
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject(privately)
    // More than an address may look at: on the way nothing of the order is read, nor counted as a look.
    for (let way = 0; way <= serverConfig.orders.viewsPerMinute; way += 1) {
      const answer = await get(page.replace('/en/', '/EN/'))
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe(site.url + page)
    }
    expect((await get(page)).status).toBe(200)
  })

  test('what was asked for in capitals first is no other page afterwards', async () => {
    await get('/EN/FAQ')
    const answer = await get('/en/faq', { cookie: 'preferred-language=ar' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/<html[^>]* lang="en"/u)
  })
})

test('a page that search engines leave out in one language is shared by its own address there', async () => {
  const call = await anotherAdmin(site, 'editor')
  const { pages } = (await (await call('GET', '/content/pages')).json()) as EditablePages
  const shipping = pages.find(({ key }) => key === 'shipping')
  const slug = shipping?.languages.find(({ code }) => code === 'nb')?.slug
  const left = { rev: shipping?.rev, slug, isIndexed: false }
  const saved = await call('PUT', `/content/pages/${shipping?.id}/languages/nb`, left)
  expect(saved.status).toBe(200)
  const html = await (await get(`/nb/${slug}`)).text()
  expect(html).toMatch(/<meta [^>]*name="robots"[^>]* content="noindex"/u)
  expect(html).toContain(`property="og:url" content="${site.url}/nb/${slug}"`)
})
