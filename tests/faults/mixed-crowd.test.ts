import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { newPerson } from '#tests/support/people.ts'
import { post } from '#tests/support/post.ts'
import { newShopper, productId, stock } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy
let cookie: string
let jam: string

const keptPages = ['/nb', '/en/products', '/ar/about']
const ownPages = ['/nb/cart', '/en/checkout', '/pl/account', '/uk/admin', '/nb/nowhere/at-all']

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  const { secret } = await newPerson(site.database, { role: 'owner' })
  cookie = `${appConfig.sessionCookie}=${secret}`
  jam = await productId(site.database, 'blueberry-jam')
  for (const path of keptPages) await fetch(site.url + path)
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
})

/** What everybody was answered while the database was ill. */
let seen: { what: string; status: number; retryAfter: string | null }[] = []

beforeEach(() => {
  seen = []
})

async function note(what: string, call: () => Promise<Response>): Promise<number> {
  const answer = await call()
  await answer.text()
  const { status, headers } = answer
  seen.push({ what, status, retryAfter: headers.get('retry-after') })
  return status
}

/** The same call until it is answered, as a browser's page makes it. */
async function persistently(what: string, call: () => Promise<Response>): Promise<number> {
  const status = await note(what, call)
  return status < 500 ? status : persistently(what, call)
}

/** Opens pages one after the other until it is told to stop. */
async function readOn(
  paths: string[],
  until: AbortSignal,
  headers: Record<string, string> = {},
): Promise<void> {
  while (!until.aborted)
    for (const path of paths) await note(path, () => fetch(site.url + path, { headers }))
}

/** Buys three of the jam; each of its calls is made again under its key. */
async function buy(): Promise<number> {
  const buyer = newShopper(site.url)
  const keys = { add: crypto.randomUUID(), order: crypto.randomUUID() }
  await persistently('add', () => buyer.addToCart(jam, 3, keys.add))
  await persistently('look', () => buyer.tryToLook())
  return persistently('order', () => buyer.order(keys.order))
}

const footer = '/api/admin/footer'

async function support() {
  const answer = await fetch(site.url + footer, { headers: { cookie } })
  const { sections } = (await answer.json()) as EditableFooter
  const found = sections.find(({ key }) => key === 'support')
  if (!found) throw new Error('the footer has lost its support section')
  return found
}

/** Saves a list of so many links, and again under the same key until it is answered. */
async function saveFooter(rev: number, count: number): Promise<number> {
  const links = Array.from({ length: count }, (_, at) => ({
    ...{ title: `Link ${at}`, titles: { nb: `Lenke ${at}` }, url: '/', isExternal: false },
  }))
  const headers = {
    cookie,
    origin: site.url,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': crypto.randomUUID(),
  }
  const body = JSON.stringify({ links, rev })
  return persistently('save', () =>
    fetch(`${site.url}${footer}/support.links`, { method: 'PUT', headers, body }),
  )
}

async function books() {
  const { rows } = await site.database.execute({
    sql: `select (select count(*) from orders) as orders,
      (select coalesce(sum(qty), 0) from order_lines) as sold,
      (select reserved from stock_levels where product_id = ?) as reserved`,
    args: [jam],
  })
  const [row] = rows
  return {
    orders: Number(row?.['orders']),
    sold: Number(row?.['sold']),
    reserved: Number(row?.['reserved']),
  }
}

const buyers = 15
const failed = (what: string) => seen.some((each) => each.what === what && each.status === 503)

const illnesses: [string, () => Promise<void>][] = [
  [
    'hangs until buyers and editors are sent away, and then does what it was asked',
    async () => {
      const gate = Promise.withResolvers<void>()
      proxy.before = () => gate.promise
      await expect.poll(() => failed('order') || failed('add')).toBe(true)
      await expect.poll(() => failed('save')).toBe(true)
      proxy.before = async () => {}
      gate.resolve()
    },
  ],
  [
    'takes half a second for each answer',
    async () => {
      proxy.delayMs = 500
      await expect.poll(() => seen.some(({ what }) => what === 'order')).toBe(true)
      proxy.delayMs = 0
    },
  ],
]

test.each(illnesses)(
  'a database that %s: kept pages are shown, nothing fails otherwise than for now, and all that is acknowledged is there once',
  async (_, fall) => {
    await site.database.batch(
      ['outbox', 'events', 'order_lines', 'orders', 'counters'].map(
        (name) => `delete from ${name}`,
      ),
    )
    await stock(site.database, jam, 10_000)
    const { rev } = await support()
    const ill = fall()
    const over = new AbortController()
    const readers = [readOn(keptPages, over.signal), readOn(ownPages, over.signal, { cookie })]
    const signsIn = persistently('sign in', () =>
      post(site, '/api/auth/sign-in', {
        email: 'nobody@example.no',
        password: 'not the right one',
      }),
    )
    const saved = saveFooter(rev, 6)
    const orders = await Promise.all(Array.from({ length: buyers }, buy))
    await ill
    expect([await saved, await signsIn]).toEqual([200, 401])
    over.abort()
    await Promise.all(readers)

    expect(orders).toEqual(orders.map(() => 201))
    expect(await books()).toEqual({ orders: buyers, sold: 3 * buyers, reserved: 3 * buyers })
    const after = await support()
    expect([after.rev, after.links.length]).toEqual([rev + 1, 6])
    const pages = seen.filter(({ what }) => keptPages.includes(what))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = seen.filter(({ status }) => status >= 500)
    expect(refused.filter((each) => each.status !== 503 || !each.retryAfter)).toEqual([])
  },
)
