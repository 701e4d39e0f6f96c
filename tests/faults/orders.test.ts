import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { newShopper, productId, type Shopper, stock } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy
let jam: string

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  jam = await productId(site.database, 'blueberry-jam')
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
})
beforeEach(async () => {
  proxy.mode = 'pass'
  proxy.delayMs = 0
  refusals = []
  await site.database.batch(
    [
      'delete from outbox',
      'delete from events',
      'delete from order_lines',
      'delete from orders',
      'delete from counters',
    ],
    'write',
  )
})

async function buyersWithCarts(count: number): Promise<Shopper[]> {
  const buyers = Array.from({ length: count }, () => newShopper(site.url))
  for (const buyer of buyers) expect((await buyer.addToCart(jam, 3)).status).toBeLessThan(300)
  return buyers
}

/** How often orders were refused for now, and when to come again. */
let refusals: [status: number, retryAfter: string | null][] = []

/** Asks until the shop has said yes or no, with the same key and after longer and longer pauses: what a browser does when an answer fails to come. */
async function persistently(buyer: Shopper, key = crypto.randomUUID()): Promise<number> {
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 4000)) {
    try {
      const response = await buyer.order(key)
      await response.text()
      if (response.status < 500) return response.status
      refusals.push([response.status, response.headers.get('retry-after')])
    } catch {
      // No answer at all: asked again like a refusal.
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Every order has its lines, its event, its message and its stock; numbers have no gap. */
async function books() {
  const { rows } = await site.database.execute(`
    select
      (select count(*) from orders) as orders,
      (select count(distinct number) from orders) as numbers,
      (select coalesce(max(cast(substr(number, -6) as integer)), 0) from orders) as last,
      (select coalesce(sum(qty), 0) from order_lines) as sold,
      (select count(*) from events where event = 'place') as events,
      (select count(*) from outbox) as messages`)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  )
}

async function reserved(): Promise<number> {
  const { rows } = await site.database.execute({
    sql: 'select reserved, on_hand from stock_levels where product_id = ?',
    args: [jam],
  })
  return Number(rows[0]?.['reserved'])
}

const kept = (orders: number) => ({
  orders,
  numbers: orders,
  last: orders,
  sold: orders * 3,
  events: orders,
  messages: orders,
})

test('[O03] when the answer is lost after the order was made, asking again finds that order', async () => {
  await stock(site.database, jam, 1000)
  const buyers = await buyersWithCarts(12)
  const keys = buyers.map(() => crypto.randomUUID())
  for (const buyer of buyers) await buyer.look()
  proxy.mode = 'lost-reply'
  const unheard = await Promise.all(buyers.map((buyer, index) => buyer.order(keys[index])))
  expect(unheard.map(({ status }) => status)).toEqual(buyers.map(() => 503))
  const made = (await books())['orders'] ?? 0
  expect(made).toBeGreaterThan(0)
  proxy.mode = 'pass'
  const heard = await Promise.all(buyers.map((buyer, index) => persistently(buyer, keys[index])))
  expect(heard).toEqual(buyers.map(() => 201))
  expect(await books()).toEqual(kept(12))
  expect(await reserved()).toBe(36)
})

test.each([
  [
    'cut off',
    async () => {
      proxy.mode = 'down'
      await new Promise((resolve) => setTimeout(resolve, 400))
      proxy.mode = 'pass'
    },
  ],
  ['killed', () => site.crashDatabase()],
  [
    'cut off in the middle of its answers',
    async () => {
      proxy.mode = 'cut-reply'
      await expect.poll(() => refusals.length).toBeGreaterThan(2)
      proxy.mode = 'pass'
    },
  ],
  [
    'hung until buyers are sent away, and does then what it was asked meanwhile',
    async () => {
      const gate = Promise.withResolvers<void>()
      proxy.before = () => gate.promise
      await expect.poll(() => refusals.length).toBeGreaterThan(2)
      gate.resolve()
      proxy.before = async () => {}
    },
  ],
])(
  'a database that is %s in the middle loses no acknowledged order and doubles none',
  async (_, fault) => {
    await stock(site.database, jam, 10_000)
    const buyers = await buyersWithCarts(40)
    const orders = Promise.all(buyers.map((buyer) => persistently(buyer)))
    await expect
      .poll(async () => (await books())['orders'] ?? 0, { interval: 5 })
      .toBeGreaterThan(2)
    await fault()
    expect(await orders).toEqual(Array.from({ length: 40 }, () => 201))
    expect(await books()).toEqual(kept(40))
    expect(await reserved()).toBe(120)
    for (const refusal of refusals) expect(refusal).toEqual([503, '2'])
  },
)

test('a slow database serves everyone or asks them to come back', async () => {
  await stock(site.database, jam, 10_000)
  const buyers = await buyersWithCarts(20)
  proxy.delayMs = 300
  const statuses = await Promise.all(buyers.map((buyer) => persistently(buyer)))
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 201))
  proxy.delayMs = 0
  expect(await books()).toEqual(kept(20))
})

test('[O04] 200 buyers at once for a stock that serves 50: fifty orders, in sequence, and the shelf is empty', async () => {
  await stock(site.database, jam, 1000)
  const buyers = Array.from({ length: 200 }, () => newShopper(site.url, { timeoutMs: 60_000 }))
  for (const buyer of buyers) expect((await buyer.addToCart(jam, 2)).status).toBeLessThan(300)
  await stock(site.database, jam, 100)
  const statuses = await Promise.all(buyers.map((buyer) => persistently(buyer)))
  const count = (status: number) => statuses.filter((each) => each === status).length
  expect([count(201), count(409)]).toEqual([50, 150])
  const now = await books()
  expect(now).toMatchObject({ orders: 50, numbers: 50, last: 50, sold: 100, messages: 50 })
  expect(await reserved()).toBe(100)
})
