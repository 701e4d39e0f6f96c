import { createHash } from 'node:crypto'
import { appConfig } from '#config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { elementsOf, type SentElement, textOf } from '#tests/support/sent-html.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const hostileTexts = [
  '<p title="<script>">x</p>',
  '<p title="<script>alert(1)</script>">x</p>',
  '<p title="<style>">x</p>',
  '<p title="</script ><!--<script>">x &lt;/script &lt;!--&lt;script></p>',
]

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

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
}

describe('every answer', () => {
  const everywhere = [
    '/',
    '/nb',
    '/products',
    '/nowhere/at-all',
    '/api/health',
    '/api/nowhere',
    '/cart',
  ]
  test.each(everywhere)('%s carries the security headers', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each(['/', '/nowhere/at-all', '/cart'])('%s allows no script but its own', async (path) => {
    const policy = (await get(path)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src '(?:self' 'sha256|nonce)-/u)
    expect(policy).toContain("style-src-attr 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  test('a static file carries nosniff and a long life where its name holds a hash', async () => {
    const html = await (await get('/')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/u.exec(html)?.[1] ?? ''
    const { headers, status } = await get(script)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a kept page', () => {
  test('asks the database nothing, and is the same for every visitor', async () => {
    const first = await get('/nb/about')
    await first.text()
    proxy.roundTrips = 0
    const second = await get('/nb/about', { cookie: '__Host-guest=someone' })
    await second.text()
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(second.headers.get('set-cookie')).toBeNull()
    expect(proxy.roundTrips).toBeLessThanOrEqual(1) // The revision may be re-read in the background.
  })

  test('answers 304 to a browser that has it', async () => {
    const etag = (await get('/nb/about')).headers.get('etag') ?? ''
    const again = await get('/nb/about', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each(hostileTexts)(
    '[T02] of a text that holds %s runs its own scripts, and no other',
    async (text) => {
      await site.database.execute({
        sql: `update page_content_translations set content_value = ? where language_code = 'uk' and page_content_id in
              (select id from page_contents where page_slug = 'about' and content_key = 'body')`,
        args: [`${text}<p>here it stands</p>`],
      })
      await site.database.execute(
        `update content_revisions set revision = revision + 1 where language_code = 'uk'`,
      )
      const shown = async () => {
        // Staff are shown what is read now, and with them everybody else is.
        await (await get('/uk/about', { cookie: '__Host-staff=1' })).text()
        return get('/uk/about')
      }
      const answer = await shown()
      const html = await answer.text()
      expect(html).toContain('here it stands')
      const [scripts = '', styles = ''] = ['script-src ', 'style-src-elem '].map((name) =>
        (answer.headers.get('content-security-policy') ?? '')
          .split('; ')
          .find((part) => part.startsWith(name)),
      )
      const own = elementsOf(html, 'script').filter(({ properties }) => !properties['src'])
      expect(own).toHaveLength(3)
      expect(scripts).toBe(`script-src 'self' ${own.map(hashOf).join(' ')}`)
      for (const style of elementsOf(html, 'style')) expect(styles).toContain(hashOf(style))
    },
  )

  test('[D10] of a bare address is in the language of the cookie, else of the browser', async () => {
    const lang = async (headers: Record<string, string>) =>
      /<html[^>]* lang="([^"]+)"/u.exec(await (await get('/about', headers)).text())?.[1]
    expect(await lang({ 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' })).toBe('pl')
    expect(await lang({ 'accept-language': 'pl', cookie: 'preferred-language=ar' })).toBe('ar')
    expect(await lang({ 'accept-language': 'xx', cookie: 'preferred-language=xx' })).toBe('nb')
    expect(await lang({ 'accept-language': 'nn-NO,nn;q=0.9' })).toBe('nb')
  })
})

describe('the header', () => {
  const sent = async () => {
    // Staff are shown what is read now, and with them everybody else is.
    await (await get('/en/products', { cookie: '__Host-staff=1' })).text()
    return (await get('/en/products')).text()
  }
  const headerIn = (html: string) => /<header class="site-header[\s\S]*?<\/header>/u.exec(html)?.[0]

  test('[B08] of the chosen layout is in the page as it is sent: its sheet in the head, its menu in the body', async () => {
    await chooseHeader(site, 'bbc')
    const html = await sent()
    const head = html.slice(0, html.indexOf('<body'))
    expect(head).toMatch(/<link href="\/assets\/bbc-[\w-]+\.css" rel="stylesheet"/u)
    expect(headerIn(html)).toMatch(/<div class="bbc-band"[\s\S]*class="menu-link"/u)
  })

  test('[B08] of a name that this version does not know is the horizontal one', async () => {
    await chooseHeader(site, 'horizontal')
    const horizontal = headerIn(await sent())
    expect(horizontal).toContain('class="menu-link"')
    await chooseHeader(site, 'bbc')
    await site.database.batch(
      [
        "update factory_settings set header_menu_style = 'myspace'",
        'update content_revisions set revision = revision + 1',
      ],
      'write',
    )
    expect(headerIn(await sent())).toBe(horizontal)
    await chooseHeader(site, 'horizontal')
  })
})

test('an uncached page costs one round trip, and none where only the assortment is needed', async () => {
  await (await get('/nb/products')).text() // The isolate knows the site and its assortment from here on.
  const before = asked()
  await (await get('/nb/products/modnet-gardsost?uncached=1')).text()
  expect(asked() - before).toBe(1)
  await (await get('/nb/products?search=ost')).text()
  expect(asked() - before).toBe(1)
})

/** As a browser reads the page: of what stands in a script or a style. */
function hashOf(element: SentElement): string {
  return `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`
}

/** What pages have asked the database. The isolate reads the site beside them, every few seconds. */
function asked(): number {
  return proxy.bodies.filter((body) => !body.includes('content_revisions')).length
}

test.each([...appConfig.catalogues])('the list of 40 is at most 64 kB in %s', async (code) => {
  const html = await (await get(`/${code}/products`)).text()
  expect(html.match(/<li class="product /gu)).toHaveLength(40)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(64_000)
})

test('[I7] what cannot be seen is no part of a search', async () => {
  const page = async (search: string) => {
    const answer = await fetch(`${site.url}/en/products?search=${search}`)
    return { status: answer.status, html: await answer.text() }
  }
  for (const search of ['%00', '%01%1f%7f', '%E2%80%AE', '%00%0a%00']) {
    const { status, html } = await page(search)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>(?!Results)/u)
  }
  const { html } = await page('che%00ese%E2%80%AE%07')
  expect(html).toMatch(/<title>cheese\b/u)
  expect(html).toContain('<bdi>cheese</bdi>')
  for (const unseen of ['\u0000', '\u0007', '\u202E', '\uFFFD']) expect(html).not.toContain(unseen)
})

test('an address with a slash at its end leads to the one without', async () => {
  const answer = await get('/about/?x=1')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(`${site.url}/about?x=1`)
  expect((await get('/NB/About/')).headers.get('location')).toBe(`${site.url}/nb/about`)
})

test.each([
  '/assets/gone-123.js',
  '/assets/',
  '/assets/%ff.js',
  '/pictures/gone-640.webp',
  '/gone.svg',
  '/gone.css',
])('%s, a missing file, is not a page, and its absence is kept by nobody', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).not.toContain('<html')
})

test.each(['/cart', '/Cart', '/%63art', '//cart', '/nb/CHECKOUT', '/cart/', '/order-success/none'])(
  '%s is kept by nobody',
  async (path) => {
    const answer = await get(path)
    await answer.text()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  },
)
