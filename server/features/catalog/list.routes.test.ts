import * as v from 'valibot'
import { expect, test } from 'vitest'
import { allergenCodes } from '#domain/catalog.ts'
import { productListQuery, type ProductList } from '#domain/catalog.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { pageOfCards } from './list.repository.ts'

const api = useApi()

async function list(query = '', language = 'nb'): Promise<ProductList> {
  const response = await api.visitor({ language }).get(`/api/catalog/products${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ProductList
}

const names = (answer: ProductList) => answer.products.map((product) => product.name)
const countOf = (rows: { value: string; count: number }[], value: string) =>
  rows.find((row) => row.value === value)?.count

test('[A05] forty products a page, and the next page goes on where the first ended', async () => {
  const first = await list()
  const second = await list('?page=2')
  expect([first.total, first.products.length, second.products.length]).toEqual([72, 40, 32])
  expect(new Set([...names(first), ...names(second)]).size).toBe(72)
})

test('a page after the last is empty and still says how many there are', async () => {
  expect(await list('?page=1000')).toMatchObject({ total: 72, products: [] })
})

test('a list that no link leads to is kept by nobody', async () => {
  const keepingOf = async (path: string) =>
    (await api.visitor().get(`/api/catalog/${path}`)).headers.get('cache-control')
  for (const invented of [
    'products?category=x1',
    'products?category=x1&scope=shop',
    'products?page=3',
    'categories/dairy?page=9',
  ])
    expect(await keepingOf(invented)).toBe('no-store')
  for (const linked of [
    'products',
    'products?page=2',
    'products?category=dairy',
    'products?diet=vegan&free=milk,nuts&storage=frozen',
    'categories/dairy',
  ])
    expect(await keepingOf(linked)).toBeNull()
})

test.each([
  'page=0',
  'page=1001',
  'page=1e3',
  'page=-1',
  'limit=1000',
  'sort=id',
  'diet=all',
  'scope=x',
])('a list asked for with %s is refused', async (query) => {
  const response = await api.visitor().get(`/api/catalog/products?${query}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid_input' })
})

test('[A05] a category answers to its key and to its slug in any language', async () => {
  const byKey = await list('?category=dairy')
  expect(byKey.total).toBe(9)
  expect(byKey.category?.paths).toMatchObject({ nb: '/categories/meieri', en: '/categories/dairy' })
  expect(names(await list('?category=al-alban'))).toEqual(names(byKey))
})

test('an unknown category leaves nothing, whatever its name holds', async () => {
  const injection = encodeURIComponent("x' or '1'='1")
  expect(await list(`?category=${injection}`)).toMatchObject({ total: 0, products: [] })
})

test('a facet is counted under the filters of the others, and the count is what choosing it shows', async () => {
  const vegan = await list('?diet=vegan')
  for (const { key, count } of vegan.facets.categories)
    expect((await list(`?diet=vegan&category=${key}`)).total).toBe(count)
  const chilled = await list('?storage=chilled')
  expect(countOf(chilled.facets.storage, 'ambient')).toBe((await list('?storage=ambient')).total)
  expect(countOf(chilled.facets.diet, 'vegan')).toBe(
    (await list('?storage=chilled&diet=vegan')).total,
  )
  expect(countOf(chilled.facets.free, 'milk')).toBe(
    (await list('?storage=chilled&free=milk')).total,
  )
})

test('products free from an allergen neither contain it nor may contain it', async () => {
  const { rows } = await api.database.execute(
    `select distinct product_id from product_allergens join products on products.id = product_id
      where code in ('milk', 'nuts') and kind = 'goods'`,
  )
  const withThem = new Set(rows.map((row) => row['product_id']))
  const answer = await list('?free=milk,nuts')
  expect(answer.total).toBe(72 - withThem.size)
  expect(answer.products.filter((product) => withThem.has(product.id))).toEqual([])
})

test('each of the 14 allergens is in some product of the demo, so that its filter leaves something out', async () => {
  for (const code of allergenCodes)
    expect((await list(`?free=${code}`)).total, code).toBeLessThan(72)
})

test('several diets are all met, several kinds of storage are either', async () => {
  const both = await list('?diet=vegan,gluten_free')
  const vegan = await list('?diet=vegan')
  expect(both.total).toBeLessThan(vegan.total)
  const [chilled, frozen] = [await list('?storage=chilled'), await list('?storage=frozen')]
  expect((await list('?storage=chilled,frozen')).total).toBe(chilled.total + frozen.total)
})

test('[A05] the shop shows only what can be bought now', async () => {
  const shop = await list('?scope=shop')
  const all = [...(await list()).products, ...(await list('?page=2')).products]
  const buyable = all.filter(({ state }) => ['in_stock', 'low', 'back_order'].includes(state))
  expect(shop.total).toBe(buyable.length)
  expect(shop.heading.title).toBe('Butikk')
  expect(shop.products.every(({ state }) => state !== 'sold_out' && state !== 'coming')).toBe(true)
})

test('names are sorted as the language sorts them', async () => {
  const answer = await list('?category=specialty&sort=name')
  expect(names(answer)).toEqual(names(answer).toSorted(new Intl.Collator('nb').compare))
})

test('prices are sorted with those without a price last', async () => {
  const upwards = (await list('?sort=price')).products.map(({ priceOre }) => priceOre ?? 0)
  expect(upwards).toEqual(upwards.toSorted((a, b) => a - b))
  const downwards = (await list('?sort=price-desc')).products.map(({ priceOre }) => priceOre ?? 0)
  expect(downwards).toEqual(downwards.toSorted((a, b) => b - a))
})

test('a card says what state its product is in', async () => {
  const all = [...(await list()).products, ...(await list('?page=2')).products]
  const stateOf = (slug: string) => all.find((product) => product.slug === slug)
  expect(all.filter(({ state }) => state === 'low').length).toBeGreaterThan(0)
  expect(stateOf('brisling-i-rapsolje')).toMatchObject({
    state: 'sold_out',
    restockOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
  })
  expect(new Set(all.map(({ state }) => state))).toEqual(
    new Set(['in_stock', 'low', 'sold_out', 'back_order', 'coming', 'quote_only', 'reseller_only']),
  )
})

test('[L03] texts that a language lacks come from the default language', async () => {
  await api.database.execute(
    `delete from product_translations where language_code = 'pl' and slug = 'dojrzewajacy-ser-z-gospodarstwa'`,
  )
  const answer = await list('?category=dairy&search=modnet', 'pl')
  expect(names(answer)).toEqual(['Modnet gårdsost'])
})

test('another factory’s products are not listed', async () => {
  await api.database.batch(
    [
      `insert into factories (id, name, is_active, created_at, updated_at)
        select 'other', 'Other', 1, created_at + 1, updated_at from factories limit 1`,
      `update products set factory_id = 'other' where sku = 'PF-1001'`,
      `update content_revisions set revision = revision + 1`,
    ],
    'write',
  )
  api.platform.memory.readAt = 0
  expect((await list()).total).toBe(71)
})

test.each([
  ['popular', 'products_popular'],
  ['newest', 'products_newest'],
])('the list by %s walks an index instead of sorting all products', async (sort, index) => {
  const query = v.parse(productListQuery, { sort, storage: 'chilled', diet: 'vegan' })
  const statement = pageOfCards(await scopeOf(), query)
  const { rows } = await api.database.execute({
    sql: `explain query plan ${statement.sql}`,
    args: [...statement.args],
  })
  const plan = rows.map((row) => String(row['detail'])).join('\n')
  expect(plan).toContain(`USING INDEX ${index}`)
  expect(plan).not.toMatch(/SCAN (?:products|product_translations|product_images|stock_levels)/u)
})

async function scopeOf() {
  const { rows } = await api.database.execute('select id from factories order by created_at')
  return {
    factoryId: String(rows[0]?.['id']),
    languageCode: 'en',
    fallbackLanguages: [],
    defaultCode: 'nb',
  }
}
