import { beforeEach, expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { productOf, write } from '#tests/support/products.ts'
import { fillCart } from '#tests/support/shopping.ts'

const api = useApi()
const day = 24 * 3600 * 1000
const key = 'blueberry-jam'
let time = 0

/** It has cost 100 kroner for 60 days. */
beforeEach(async () => {
  time = Date.parse('2026-11-19T08:00:00Z')
  api.platform.now = () => time
  await api.database.batch([
    `update products set shop_price_ore = 10000, sale_price_ore = null, prior_price_ore = null where key = '${key}'`,
    `delete from price_history where product_id = (select id from products where key = '${key}')`,
    `insert into price_history (id, product_id, gross_ore, valid_from)
      select 'first', id, 10000, ${time - 60 * day} from products where key = '${key}'`,
  ])
})

async function jam(reader: Visitor) {
  const { rows } = await api.database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return productOf(reader, String(rows[0]?.['id']))
}

async function price(owner: Visitor, shop: number | null, sale: number | null = null, more = {}) {
  const { id, rev } = await jam(owner)
  const body = { rev, shopPriceOre: shop, salePriceOre: sale, ...more }
  return write(owner, 'PUT', `/${id}/price`, body)
}

async function seen(): Promise<Product['price']> {
  const { words } = await jam(await callerOf(api, 'viewer'))
  const response = await api.visitor().get(`/api/catalog/products/${words['en']?.slug}`)
  return ((await response.json()) as Product).price
}

const history = async () =>
  (
    await api.database.execute(
      `select gross_ore, valid_from, valid_to from price_history
        where product_id = (select id from products where key = '${key}') order by valid_from, id`,
    )
  ).rows.map((row) => [row['gross_ore'], row['valid_from'], row['valid_to']])

test('a price that changes ends the one before at the same moment', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await jam(owner)
  const body = { rev, shopPriceOre: 12_000, salePriceOre: null }
  const answers = [1, 2].map(() => write(owner, 'PUT', `/${id}/price`, body))
  expect((await Promise.all(answers)).map(({ answered }) => answered)).toEqual([200, 200])
  expect(await history()).toEqual([
    [10_000, time - 60 * day, time],
    [12_000, time, null],
  ])
  expect(await seen()).toMatchObject({ priceOre: 12_000 })
  time += day
  await price(owner, 12_000)
  expect(await history()).toHaveLength(2)
})

test('a sale is what buyers pay everywhere, over the lowest price of the 30 days before', async () => {
  const owner = await callerOf(api, 'owner')
  await price(owner, 8000)
  time += 5 * day
  await price(owner, 10_000)
  time += 5 * day
  const answer = await price(owner, 10_000, 7000)
  expect(answer.price).toMatchObject({
    shopPriceOre: 10_000,
    salePriceOre: 7000,
    priorPriceOre: 8000,
  })
  expect(await seen()).toMatchObject({ priceOre: 7000, priorOre: 8000 })
  const visitor = api.visitor()
  const list = (await (await visitor.get('/api/catalog/products?sort=price')).json()) as ProductList
  const at = list.products.find(({ id }) => id === answer.id)
  expect(at).toMatchObject({ priceOre: 7000, priorOre: 8000 })
  const prices = list.products.map(({ priceOre = 0 }) => priceOre)
  expect(prices.indexOf(7000)).toBeLessThanOrEqual(prices.filter((each) => each < 7000).length)
  await fillCart(api.database, visitor, { [key]: 2 })
  const cart = (await (await visitor.get('/api/cart')).json()) as {
    lines?: { unitPriceOre: number }[]
  }
  expect(JSON.stringify(cart)).toContain('7000')
  expect(JSON.stringify(cart)).not.toContain('10000')
})

test('a sale over a price that was as low within the 30 days names none', async () => {
  const owner = await callerOf(api, 'owner')
  await price(owner, 7000)
  time += day
  await price(owner, 12_000)
  time += day
  await price(owner, 12_000, 9000)
  const shown = await seen()
  expect(shown.priceOre).toBe(9000)
  expect(shown).not.toHaveProperty('priorOre')
})

test('a price raised the day before a sale gives no higher price before it', async () => {
  const owner = await callerOf(api, 'owner')
  await price(owner, 20_000)
  time += day
  await price(owner, 20_000, 9900)
  expect(await seen()).toMatchObject({ priceOre: 9900, priorOre: 10_000 })
})

test('a sale that goes down step by step keeps the price before its first reduction', async () => {
  const owner = await callerOf(api, 'owner')
  await price(owner, 10_000, 9000)
  time += 2 * day
  await price(owner, 10_000, 8000)
  expect(await seen()).toMatchObject({ priceOre: 8000, priorOre: 10_000 })
  time += 40 * day
  await price(owner, 11_000, 8000)
  await price(owner, 11_000, 7000)
  expect(await seen()).toMatchObject({ priceOre: 7000, priorOre: 10_000 })
  await price(owner, 11_000)
  expect(await seen()).not.toHaveProperty('priorOre')
})

test('a sale that goes up again, or begins anew, names the lowest price of the 30 days before that', async () => {
  const owner = await callerOf(api, 'owner')
  await price(owner, 10_000, 7000)
  time += 2 * day
  await price(owner, 10_000, 8000)
  expect(await seen()).not.toHaveProperty('priorOre')
  await price(owner, 10_000)
  time += 2 * day
  await price(owner, 10_000, 6000)
  expect(await seen()).toMatchObject({ priceOre: 6000, priorOre: 7000 })
})

test.each([
  [29, undefined],
  [30, 10_000],
])(
  'a sale of what has been offered for %i days names %s as the price before it',
  async (days, prior) => {
    const owner = await callerOf(api, 'owner')
    await api.database.execute(
      `update price_history set valid_from = ${time - days * day} where id = 'first'`,
    )
    expect((await jam(owner)).price.lowestOre).toBe(prior ?? null)
    await price(owner, 10_000, 9000)
    expect((await seen()).priorOre).toBe(prior)
  },
)

test('what was no visitor’s price is no price before: of drafts and of what was not for sale', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await jam(owner)
  await write(owner, 'PUT', `/${id}/state`, { rev, state: 'draft' })
  time += 40 * day
  await price(owner, 20_000)
  time += 40 * day
  await price(owner, 20_000, 9000)
  const draft = await jam(owner)
  expect(draft.price).toMatchObject({ priorPriceOre: null, lowestOre: null })
  await write(owner, 'PUT', `/${id}/state`, { rev: draft.rev, state: 'published' })
  const shown = await seen()
  expect(shown.priceOre).toBe(9000)
  expect(shown).not.toHaveProperty('priorOre')
  expect(await history()).toEqual([
    [10_000, time - 140 * day, time - 80 * day],
    [9000, time, null],
  ])
})

test.each([
  [{ shopPriceOre: 0 }, 'price_invalid', 'shopPriceOre'],
  [{ shopPriceOre: -1 }, 'price_invalid', 'shopPriceOre'],
  [{ shopPriceOre: 10_000_001 }, 'price_invalid', 'shopPriceOre'],
  [{ shopPriceOre: '9900' }, 'price_invalid', 'shopPriceOre'],
  [{ salePriceOre: 0 }, 'price_invalid', 'salePriceOre'],
  [{ salePriceOre: 10_000 }, 'sale_price_high', 'salePriceOre'],
  [{ shopPriceOre: null, salePriceOre: 100 }, 'sale_price_high', 'salePriceOre'],
])('a price of %o is refused at its field, and the old one stays', async (change, code, field) => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await jam(owner)
  const body = { rev, shopPriceOre: 10_000, salePriceOre: null, ...change }
  const answer = await write(owner, 'PUT', `/${id}/price`, body)
  expect(answer).toMatchObject({ answered: 422, code, field })
  expect(await jam(owner)).toMatchObject({ rev, price: { shopPriceOre: 10_000 } })
})

test('a price more than ten times the old one is asked once', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await price(owner, 100_000)).answered).toBe(200)
  await price(owner, 10_000)
  expect(await price(owner, 100_001)).toMatchObject({ answered: 409, code: 'price_unsure' })
  expect((await jam(owner)).price.shopPriceOre).toBe(10_000)
  expect((await price(owner, 100_001, null, { isSure: true })).answered).toBe(200)
})

test('a price less than a tenth of the old one is asked too, and a sale that is', async () => {
  const owner = await callerOf(api, 'owner')
  const unsure = { answered: 409, code: 'price_unsure' }
  expect(await price(owner, 999)).toMatchObject({ ...unsure, field: 'shopPriceOre' })
  expect(await price(owner, 10_000, 999)).toMatchObject({ ...unsure, field: 'salePriceOre' })
  expect((await price(owner, 10_000, 1000)).answered).toBe(200)
  expect(await price(owner, 100_001, 1000)).toMatchObject({ ...unsure, field: 'shopPriceOre' })
  expect((await price(owner, 1000)).answered).toBe(200)
  expect((await price(owner, 10_000)).answered).toBe(200)
  expect((await price(owner, 10_000, 999, { isSure: true })).answered).toBe(200)
  expect(await price(owner, 10_000)).toMatchObject({ ...unsure, field: 'shopPriceOre' })
})

test('a price is not lost to another part that was saved meanwhile', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, facts } = await jam(owner)
  await write(owner, 'PUT', `/${id}/facts`, { ...facts, badge: 'season', rev })
  const answer = await write(owner, 'PUT', `/${id}/price`, {
    ...{ rev, shopPriceOre: 9900, salePriceOre: null },
  })
  expect(answer).toMatchObject({ answered: 409, code: 'stale', current: { rev: rev + 1 } })
  expect(await history()).toHaveLength(1)
})

test('several prices change at once, each that can; the same call again finds them changed', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await jam(owner)
  const { rows } = await api.database.execute(
    `select id, rev from products where shop_price_ore between 2000 and 9000 and key <> '${key}' limit 2`,
  )
  const [one, other] = rows.map((row) => ({ id: String(row['id']), rev: Number(row['rev']) }))
  const products = [
    { id, rev, shopPriceOre: 11_000 },
    { ...one, shopPriceOre: 9500 },
    { id: other?.id, rev: 99, shopPriceOre: 9600 },
  ]
  const change = () =>
    owner.send('POST', '/api/admin/products/changes', { what: 'price', products })
  for (const answer of [await change(), await change()]) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ done: 2, refused: [{ id: other?.id }] })
  }
  expect((await jam(owner)).price.shopPriceOre).toBe(11_000)
})
