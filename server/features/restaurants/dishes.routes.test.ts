import { expect, test } from 'vitest'
import type { Today } from '#domain/admin.schema.ts'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { productOf, productsOf, write } from '#tests/support/products.ts'

const api = useApi()

async function dishRow() {
  const { rows } = await api.database.execute(
    `select id, rev, is_active, shop_price_ore, category_id from products where key = 'kvernhuset-margherita'`,
  )
  const [row] = rows
  if (!row) throw new Error('the demo has no such dish')
  return { ...row, id: String(row['id']), rev: Number(row['rev']), category: row['category_id'] }
}

async function productNeeds(owner: Visitor) {
  const { needs } = (await (await owner.get('/api/admin/today')).json()) as Today
  return needs.filter(({ kind }) => kind.startsWith('products_'))
}

async function languagesOf(owner: Visitor) {
  const answer = await owner.get('/api/admin/languages')
  return ((await answer.json()) as EditableLanguages).languages
}

test('a dish is none of the products that the workspace lists, and has neither stock nor pack nor place in the shop', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await dishRow()
  const { id, rev } = before
  expect((await productsOf(owner, '?q=KV-01')).total).toBe(0)
  const { facts, stock } = await productOf(owner, id)
  const gone = { answered: 404, code: 'not_found' }
  expect(await write(owner, 'PUT', `/${id}/facts`, { rev, ...facts, maxQty: 3 })).toMatchObject(
    gone,
  )
  const counted = { rev, policy: 'tracked', lowStockAt: null, restockOn: stock.restockOn }
  expect(await write(owner, 'PUT', `/${id}/stock`, counted)).toMatchObject(gone)
  expect(await write(owner, 'POST', `/${id}/copies`)).toMatchObject(gone)
  const move = { what: 'category', products: [{ id, rev }], categoryId: String(before.category) }
  expect(await write(owner, 'POST', '/changes', move)).toMatchObject({ done: 0, refused: [{ id }] })
  expect(await dishRow()).toEqual(before)
})

test('what a dish lacks is no need of the products, and none of their translations', async () => {
  const owner = await callerOf(api, 'owner')
  const needs = await productNeeds(owner)
  const coverage = (await languagesOf(owner)).map((each) => each.coverage.products)
  await api.database.batch(
    [
      `update products set stock_policy = 'tracked' where kind = 'dish'`,
      `update products set is_active = 0, food_info_confirmed_at = null where key = 'kvernhuset-margherita'`,
      `update product_translations set name = '' where language_code = 'uk'
        and product_id in (select id from products where kind = 'dish')`,
    ],
    'write',
  )
  expect(await productNeeds(owner)).toEqual(needs)
  expect((await languagesOf(owner)).map((each) => each.coverage.products)).toEqual(coverage)
})

test('the ingredients of a dish keep no language from becoming the default', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.execute(`update product_translations set ingredients = 'Flour'
    where language_code = 'nb' and product_id in (select id from products where kind = 'dish')`)
  const { rev } = (await languagesOf(owner)).find(({ code }) => code === 'pl') ?? {}
  const answer = await owner.send('PATCH', '/api/admin/languages/pl', { rev, isDefault: true })
  expect(answer.status).toBe(200)
})
