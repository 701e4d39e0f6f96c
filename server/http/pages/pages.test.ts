import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '#server/site/site.ts'
import { PageMemory } from './page-memory.ts'
import { pageStore } from './page-store.ts'
import { answerPage } from './pages.ts'

const site: Site = {
  factoryId: 'f1',
  company: {} as Site['company'],
  loading: { style: 'spinner', imageUrl: null },
  minOrderOre: 0,
  isForSome: false,
  languages: [
    {
      code: 'nb',
      name: 'Norwegian',
      nativeName: 'Norsk',
      flagIconUrl: null,
      direction: 'ltr',
      isDefault: true,
      catalogue: 'nb',
    },
  ],
  revisions: {},
}

// While developing nothing is kept at all.
beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => void vi.unstubAllEnvs())

const nowhere = { match: async () => undefined, put: async () => {} }

/** A site whose every page shows the cookies that its request and its reads came with. */
function siteOfCookies() {
  const answerTo = answersOfCookies()
  return async (path: string, cookie: string) => (await answerTo(path, { cookie })).text()
}

function answersOfCookies() {
  const store = pageStore(new PageMemory(), nowhere, () => {})
  return async (path: string, headers: Record<string, string>) => {
    const request = new Request(`http://site.test${path}`, { headers })
    return answerPage(request, {
      site,
      isStale: false,
      store,
      publicUrl: 'http://site.test',
      callApi: async (call) => new Response(call.headers.get('cookie')),
      render: async (page, { callApi }) => {
        const read = await (await callApi('http://api.internal/api/cart')).text()
        const html = `<html lang="nb">${page.headers.get('cookie') ?? ''}|${read}</html>`
        return new Response(html, { headers: { 'Content-Type': 'text/html' } })
      },
    })
  }
}

test('a page that is kept is made without the cookies of its first request', async () => {
  const get = siteOfCookies()
  expect(await get('/products', 'guest=anna')).toBe('<html lang="nb">|</html>')
})

test.each(['/cart', '/Cart', '/%63art', '//cart', '/ORDER-SUCCESS/abc'])(
  '%s is made anew for each visitor',
  async (path) => {
    const get = siteOfCookies()
    expect(await get(path, 'guest=anna')).toContain('guest=anna|guest=anna')
    expect(await get(path, 'guest=bo')).toContain('guest=bo|guest=bo')
  },
)

test('[G04] a page of one factory is not another’s, though their revisions are equal', async () => {
  const store = pageStore(new PageMemory(), nowhere, () => {})
  const shown = async (factoryId: string) => {
    const answer = await answerPage(new Request('http://site.test/about'), {
      site: { ...site, factoryId },
      isStale: false,
      store,
      publicUrl: 'http://site.test',
      callApi: async () => new Response(),
      render: async () =>
        new Response(`<html lang="nb">${factoryId}`, { headers: { 'Content-Type': 'text/html' } }),
    })
    return answer.text()
  }
  expect(await shown('f1')).toContain('f1')
  expect(await shown('f2')).toContain('f2')
})

test.each(['__Host-staff=1', '__Host-preview=1.', '__Host-preview-link=secret'])(
  'a page asked for with %s is made anew, and is in no memory afterwards',
  async (cookie) => {
    const get = siteOfCookies()
    expect(await get('/about', cookie)).toContain(cookie)
    expect(await get('/about', 'guest=anna')).toBe('<html lang="nb">|</html>')
    expect(await get('/about', `${cookie}; guest=bo`)).toContain('guest=bo|')
    expect(await get('/about', 'guest=cora')).toBe('<html lang="nb">|</html>')
  },
)

test('a cookie that is only named alike leaves the kept page in force', async () => {
  const get = siteOfCookies()
  expect(await get('/about', 'x__Host-staff=1; __Host-guest=__Host-staff')).not.toContain('guest')
})

test.each([
  [null, 1],
  ['private, no-cache', 1],
  ['no-store', 2],
  ['private, no-store', 2],
])('a page made of an answer that says %s is made %d times for two readers', async (said, made) => {
  const store = pageStore(new PageMemory(), nowhere, () => {})
  let renders = 0
  for (let reader = 0; reader < 2; reader += 1)
    await answerPage(new Request('http://site.test/products?category=x1'), {
      site,
      isStale: false,
      store,
      publicUrl: 'http://site.test',
      callApi: async () =>
        new Response('', said === null ? {} : { headers: { 'Cache-Control': said } }),
      render: async (_, { callApi }) => {
        renders += 1
        await callApi('http://api.internal/api/catalog/products?category=x1')
        return new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
      },
    })
  expect(renders).toBe(made)
})

test('a page tells its script which cookies came that it cannot read, also where the page was kept or the browser has it', async () => {
  const answerTo = answersOfCookies()
  const told = async (path: string, headers: Record<string, string>) =>
    (await answerTo(path, headers)).headers.get('server-timing')
  const { headers } = await answerTo('/about', {})
  expect(headers.get('server-timing')).toBeNull()
  expect(await told('/about', { cookie: '__Host-session=secret' })).toBe('session')
  expect(await told('/about', { cookie: 'a=b; __Host-guest=g; __Host-session=s' })).toBe(
    'session, guest',
  )
  expect(await told('/cart', { cookie: '__Host-guest=secret' })).toBe('guest')
  expect(await told('/about', { cookie: '__Host-staff=1; x__Host-guest=y' })).toBeNull()
  const known = { 'if-none-match': headers.get('etag') ?? '', cookie: '__Host-guest=secret' }
  const unchanged = await answerTo('/about', known)
  expect([unchanged.status, unchanged.headers.get('server-timing')]).toEqual([304, 'guest'])
})

test('a page tells the API which page asks, by its bare address', async () => {
  const asking: string[] = []
  await answerPage(
    new Request('http://site.test/nb/about', { headers: { cookie: '__Host-staff=1' } }),
    {
      site,
      isStale: false,
      store: pageStore(new PageMemory(), nowhere, () => {}),
      publicUrl: 'http://site.test',
      callApi: async (_, pagePath) => {
        asking.push(pagePath)
        return new Response()
      },
      render: async (_, { callApi }) => {
        await callApi('http://api.internal/api/shell')
        return new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
      },
    },
  )
  expect(asking).toEqual(['/about'])
})

test('with the database down, those who work here read what is kept', async () => {
  const store = pageStore(new PageMemory(), nowhere, () => {})
  const shown = async (cookie: string, isStale: boolean) => {
    const answer = await answerPage(
      new Request('http://site.test/about', { headers: { cookie } }),
      {
        site,
        isStale,
        store,
        publicUrl: 'http://site.test',
        callApi: async () => new Response(null, { status: isStale ? 503 : 200 }),
        render: async (_, { callApi }) => {
          const { status } = await callApi('http://api.internal/api/shell')
          return new Response(`<html lang="nb">${status}`, {
            headers: { 'Content-Type': 'text/html' },
          })
        },
      },
    )
    return answer.text()
  }
  expect(await shown('', false)).toContain('200')
  expect(await shown('__Host-staff=1', true)).toContain('200')
})

test.each([
  ['/old/page.html', '/quality', '/quality'],
  ['/nb/old/page.html', '/quality', '/nb/quality'],
  ['/nb/old/page.html?x=1', '/quality', '/nb/quality?x=1'],
  ['/nb/old/page.html?x=1', '/', '/nb?x=1'],
  ['/nb/old/page.html', 'https://example.no/x', 'https://example.no/x'],
])('[D10] %s, where nothing is found, leads on to %s', async (path, to, location) => {
  const asked: string[] = []
  const answer = await answerPage(new Request(`http://site.test${path}`), {
    site,
    isStale: false,
    store: pageStore(new PageMemory(), nowhere, () => {}),
    publicUrl: 'http://site.test',
    callApi: async ({ url }) => {
      asked.push(new URL(url).searchParams.get('path') ?? '')
      return Response.json({ to })
    },
    render: async () => new Response('<html>', { status: 404 }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(asked).toEqual(['/old/page.html'])
})

/** A page that reads this of the API, with what its answers are told by: 200 where both came, 500 where one did not. */
async function readingPage(
  path: string,
  { answers, isStale = false }: { answers: Response[]; isStale?: boolean },
) {
  const asked: string[] = []
  const answer = await answerPage(new Request(`http://site.test${path}`), {
    site,
    isStale,
    store: pageStore(new PageMemory(), nowhere, () => {}),
    publicUrl: 'http://site.test',
    callApi: async ({ url }) => {
      asked.push(new URL(url).pathname)
      return answers.shift() ?? new Response()
    },
    render: async (_, { callApi }) => {
      const first = await callApi('http://api.internal/api/first')
      const second = await callApi('http://api.internal/api/second')
      const statuses = [first.status, second.status]
      const status = Math.max(...statuses)
      return new Response(`<html lang="nb">${statuses.join()}`, {
        status: status > 404 ? 500 : status,
        headers: { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache' },
      })
    },
  })
  return { answer, asked, html: await answer.text() }
}

const away = () => new Response(null, { status: 503, headers: { 'Retry-After': '2' } })

test.each(['/about', '/products?search=jam', '/cart', '/checkout', '/account', '/admin'])(
  '%s, of which something cannot be read for now, asks its visitor to come again, and waits for nothing else',
  async (path) => {
    const { answer, asked } = await readingPage(path, { answers: [away()] })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(asked).toEqual(['/api/first'])
  },
)

test.each(['/about', '/cart'])('a fault of the program stays one: %s', async (path) => {
  const answers = [new Response(null, { status: 500 })]
  const { answer } = await readingPage(path, { answers })
  expect(answer.status).toBe(500)
  expect(answer.headers.has('retry-after')).toBe(false)
})

test('a page that could not be made has no validator, is kept nowhere and is not said to be old', async () => {
  const { answer, html } = await readingPage('/about', { answers: [away()], isStale: true })
  expect(answer.headers.has('etag')).toBe(false)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toBe('<html lang="nb">503,503')
})

test('with the database down, a page that is made of what is remembered says that it may be old', async () => {
  const { answer, html } = await readingPage('/products?search=jam', { answers: [], isStale: true })
  expect(answer.status).toBe(200)
  expect(html).toBe('<html data-stale="" lang="nb">200,200')
  const now = await readingPage('/products?search=jam', { answers: [] })
  expect(now.html).toBe('<html lang="nb">200,200')
})

test('nobody is told that there is nothing while nobody can tell where it has gone', async () => {
  const nothing = new Response(null, { status: 404 })
  const answers = [nothing, new Response(), away()]
  const { answer, asked, html } = await readingPage('/nowhere/at-all', { answers })
  expect(asked).toEqual(['/api/first', '/api/second', '/api/content/moved'])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(html).toBe('<html lang="nb">503,503')
})
