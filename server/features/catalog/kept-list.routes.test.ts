import { expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { useApi } from '#tests/support/api.ts'
import { useTrips } from '#tests/support/trips.ts'

const api = useApi()
const tripsOf = useTrips(api)

async function list(query = '', language = 'nb'): Promise<ProductList> {
  const response = await api.visitor({ language }).get(`/api/catalog/products${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ProductList
}

async function find(text: string, language: string): Promise<SearchAnswer> {
  const response = await api.visitor({ language }).get(`/api/search?q=${encodeURIComponent(text)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

const names = (answer: ProductList) => answer.products.map((product) => product.name)

test('a list with its words and counts is one round trip', async () => {
  expect(await tripsOf(() => list('?search=ost&category=dairy', 'uk'))).toBe(1)
})

test('a list is read once, whatever the order of its filters, until what it shows has changed', async () => {
  expect(await tripsOf(() => list('?free=milk,eggs'))).toBe(1)
  expect(await tripsOf(() => list('?free=eggs,milk'))).toBe(0)
  expect(names(await list('?free=milk,eggs', 'en'))).not.toEqual(
    names(await list('?free=milk,eggs')),
  )
  await raise('*')
  expect(await tripsOf(() => list('?free=milk,eggs'))).toBe(1)
  expect(await tripsOf(() => list('?free=milk,eggs'))).toBe(0)
})

test('a category has one copy under all its names, and one that does not exist has none', async () => {
  await list('?category=dairy', 'en')
  await list('?category=dairy', 'en')
  expect(await tripsOf(() => list('?category=meieri', 'en'))).toBe(0)
  const { lists } = api.platform.memory
  const before = lists.size
  for (let made = 0; made < 3; made += 1) await list(`?category=made-up-${made}`, 'en')
  expect(lists.size).toBe(before)
})

test('a name of the default language that fills a gap is new in every language once it changes', async () => {
  await api.database.execute(
    `delete from category_translations where language_code = 'pl'
      and category_id = (select id from categories where key = 'dairy')`,
  )
  await raise('pl')
  expect((await list('?category=dairy', 'pl')).heading.title).toBe('Meieri')
  await api.database.execute(
    `update category_translations set name = 'Nytt meieri', slug = 'nytt-meieri' where language_code = 'nb'
      and category_id = (select id from categories where key = 'dairy')`,
  )
  await raise('nb')
  const answer = await list('?category=dairy', 'pl')
  expect(answer.heading.title).toBe('Nytt meieri')
  // Another language's list links to the new address too.
  expect((await list('?category=dairy', 'en')).category?.paths['nb']).toBe(
    '/categories/nytt-meieri',
  )
})

test('a name that two languages give to different categories means one, for its words and its goods', async () => {
  await api.database.batch(
    [
      `update category_translations set slug = 'twin' where language_code = 'ar'
        and category_id = (select id from categories order by sort_order desc limit 1)`,
      `update category_translations set slug = 'twin' where language_code = 'uk'
        and category_id = (select id from categories order by sort_order limit 1)`,
    ],
    'write',
  )
  await raise('*')
  for (const language of ['en', 'ar', 'uk']) {
    api.platform.memory = new SiteMemory()
    const first = await list('?category=twin', language)
    const later = await list('?category=twin', language)
    const byKey = await list(`?category=${first.category?.key}`, language)
    expect([first.heading, names(first), first.total]).toEqual([
      byKey.heading,
      names(byKey),
      byKey.total,
    ])
    expect(names(later)).toEqual(names(first))
  }
})

test('the assortment is read once, and so are the restaurants: no later list or search asks the database, until what it shows has changed', async () => {
  api.platform.memory = new SiteMemory()
  expect(await tripsOf(() => list('?sort=newest', 'uk'))).toBe(1)
  expect(await tripsOf(() => find('сир', 'uk'))).toBe(1)
  expect(await tripsOf(() => list('?search=сир', 'uk'))).toBe(0)
  expect(await tripsOf(() => find('сир', 'uk'))).toBe(0)
  expect(await tripsOf(() => list('?diet=vegan&sort=price', 'uk'))).toBe(0)
  expect((await list('?search=сир', 'uk')).total).toBeGreaterThan(0)
  await raise('uk')
  expect(await tripsOf(() => find('сир', 'uk'))).toBe(1)
})

const queries = [
  '',
  '?scope=shop',
  '?search=er',
  '?search=PF-1001',
  '?search=%25',
  '?category=dairy&sort=name',
  '?free=milk,eggs&sort=price',
  '?diet=vegan,gluten_free&storage=chilled',
  '?category=dairy&diet=vegetarian&free=nuts&storage=chilled,frozen&search=a&sort=unit-price',
  '?page=2&sort=newest',
  '?sort=price-desc&scope=shop&diet=vegan',
  '?category=none',
]

/** Half of the products have no words in Ukrainian, and English ones stand in. */
async function withFallbackLanguage(): Promise<void> {
  await api.database.batch(
    [
      `update languages set fallback_code = 'en' where code = 'uk'`,
      `delete from product_translations where language_code = 'uk'
        and product_id in (select id from products where popularity % 2 = 0)`,
    ],
    'write',
  )
  await raise('*')
}

test('[A14] what stands in for a language is found there, and one round trip brings it', async () => {
  await withFallbackLanguage()
  const trips = await tripsOf(async () => {
    expect((await list('?search=cheese&sort=name', 'uk')).total).toBeGreaterThan(1)
  })
  expect(trips).toBe(1)
})

test.each(queries)('the database counts %s as the isolate does', async (query) => {
  for (const language of ['nb', 'ar', 'uk']) {
    api.platform.memory = new SiteMemory()
    const remembered = await list(query, language)
    forgetful()
    expect(await list(query, language)).toEqual(remembered)
  }
})

const texts = [
  'er',
  'ost',
  'BLÅBÆR',
  'pf-1001',
  '7090009010011',
  'modnet gård',
  'aged farm',
  'a%',
  '\u0301\u0301',
  'جب',
]

test.each(texts)('the database finds %j as the isolate does', async (text) => {
  for (const language of ['nb', 'ar', 'uk']) {
    api.platform.memory = new SiteMemory()
    const remembered = await find(text, language)
    forgetful()
    expect(await find(text, language)).toEqual(remembered)
  }
})

/** An isolate with more products than it remembers. */
function forgetful(): void {
  api.platform.memory = new SiteMemory()
  Object.assign(api.platform.memory, {
    assortments: { get: () => ({ isWhole: false, products: [] }), set: () => {} },
  })
}

test('more products than an isolate remembers are listed by the database', async () => {
  api.platform.memory = new SiteMemory()
  const { rows } = await api.database.execute(`select name from pragma_table_info('products')`)
  const names = rows.map((row) => String(row['name']))
  const values = names.map((name) =>
    ['id', 'key', 'sku', 'barcode'].includes(name) ? `${name} || '-' || number` : name,
  )
  await api.database.execute(
    `with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 2000)
      insert into products (${names.join(', ')}) select ${values.join(', ')} from products, numbers where key = 'cloudberry-jam'`,
  )
  await raise('*')
  for (const _ of ['first', 'again']) {
    const { total, products } = await list('?sort=newest', 'pl')
    expect([total, products.length]).toEqual([2072, 40])
  }
  expect(
    [...api.platform.memory.assortments.values()].map(({ products }) => products.length),
  ).toEqual([0])
})

/** Says that the content of a language has changed (`*`: what all share), and lets the isolate know at once. */
async function raise(languageCode: string): Promise<void> {
  await api.database.execute({
    sql: 'update content_revisions set revision = revision + 1 where language_code = ?',
    args: [languageCode],
  })
  api.platform.memory.readAt = 0
}
