import { beforeEach, expect, test } from 'vitest'
import type { CatalogueView, SentCatalogue } from '#domain/catalogues.schema.ts'
import { serverConfig } from '#config'
import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { DataSheet } from '#domain/data-sheet.schema.ts'
import { formatOre } from '#domain/money.ts'
import { useApi } from '#tests/support/api.ts'
import { isWithin, pdfBookmarks, pdfPages } from '#tests/support/pdf-text.ts'
import { cleanCatalogues } from './clean-catalogues.ts'

const api = useApi()

beforeEach(async () => {
  await api.database.execute('delete from catalogues')
  await api.database.execute('delete from tries')
})

const small: SentCatalogue = {
  ...{ categories: [], products: ['cultured-butter'], layout: 'grid', prices: 'consumer' },
  ...{ hasCover: true, hasAllergens: true, hasBarcodes: true, language: 'nb' },
}

async function viewOf(query: string, language = 'nb'): Promise<CatalogueView> {
  const answer = await api.visitor({ language }).get(`/api/catalogues/sheet?${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as CatalogueView
}

const goodsIn = ({ sheet }: CatalogueView) =>
  (sheet?.pages ?? []).flatMap((page) =>
    page.kind === 'goods' ? page.groups.flatMap(({ goods }) => goods) : [],
  )

async function make(sent: SentCatalogue = small, options = {}) {
  const visitor = api.visitor(options)
  const answer = await visitor.send('POST', '/api/catalogues', sent)
  const body = (await answer.json()) as { token: string; code: string }
  return { status: answer.status, ...body, visitor }
}

async function fileOf(token: string, options = {}) {
  const answer = await api.visitor(options).get(`/api/catalogues/${token}/file`)
  return { status: answer.status, headers: answer.headers, bytes: await answer.arrayBuffer() }
}

test('without a choice it shows each listed product once, and as many as the shop lists', async () => {
  const view = await viewOf('')
  const keys = goodsIn(view).map(({ key }) => key)
  const { rows } = await api.database.execute(
    `select count(*) as n from products where kind = 'goods' and is_active = 1 and availability <> 'ended'`,
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toHaveLength(Number(rows[0]?.['n']))
  expect(view.count).toBe(keys.length)
})

test('a category and a product of another one stand each under its own name', async () => {
  const view = await viewOf('categories=dairy&products=lingonberry-jam')
  const [first] = view.categories
  expect(first).toBeDefined()
  const page = view.sheet?.pages.filter(({ kind }) => kind === 'goods') ?? []
  const titles = page.flatMap((each) => (each.kind === 'goods' ? each.groups : []))
  expect(new Set(titles.map(({ title }) => title.text)).size).toBeGreaterThan(1)
  expect(view.products.map(({ key }) => key)).toEqual(['lingonberry-jam'])
})

test('nothing chosen shows nothing, and is no catalogue', async () => {
  const view = await viewOf('categories=-')
  expect(view).toMatchObject({ count: 0, isNothing: true })
  expect(view.sheet).toBeUndefined()
  expect(await make({ ...small, products: ['no-such-thing'] })).toMatchObject({
    ...{ status: 422, code: 'catalogue_empty' },
  })
})

test('consumers’ prices have VAT and a unit price, those of businesses neither', async () => {
  await api.database.execute(
    `update products set shop_price_ore = 11500, sale_price_ore = null, prior_price_ore = null,
       price_tiers = '[{"fromPieces":12,"netOre":9000}]', net_quantity = 250, net_unit = 'g'
     where key = 'cultured-butter'`,
  )
  const [consumer] = goodsIn(await viewOf('products=cultured-butter&categories=-'))
  expect(consumer?.price).toBe(formatOre(11_500))
  expect(consumer?.priceNotes).toEqual([`${formatOre(46_000)}/kg`])
  const business = await viewOf('products=cultured-butter&categories=-&prices=business', 'en')
  const [good] = goodsIn(business)
  expect(good?.price).toBe(formatOre(10_000))
  // What quantities cost is for those alone who get an offer.
  expect(JSON.stringify(business)).not.toContain(formatOre(9000))
  expect(business.sheet?.note).toBe('Prices without VAT')
  const [none] = goodsIn(await viewOf('products=cultured-butter&categories=-&prices=none'))
  expect(none).toMatchObject({ priceNotes: [] })
  expect(none?.price).toBeUndefined()
})

test('a business reads what goods cost with the choice that must be made of them', async () => {
  const choice = [
    {
      ...{ key: 'box', label: { nb: 'Kasse' }, type: 'choice', required: true },
      options: [{ value: 'wood', label: { nb: 'Tre' }, priceOre: 2300 }],
    },
  ]
  await api.database.execute({
    sql: `update products set shop_price_ore = 11500, sale_price_ore = null, attributes_schema = ?
      where key = 'cultured-butter'`,
    args: [JSON.stringify(choice)],
  })
  const query = 'products=cultured-butter&categories=-'
  const [consumer] = goodsIn(await viewOf(query))
  expect(consumer?.price).toBe(formatOre(13_800))
  const [business] = goodsIn(await viewOf(`${query}&prices=business`, 'en'))
  expect(business?.price).toBe(formatOre(12_000))
  await api.database.execute(
    `update products set attributes_schema = '[]' where key = 'cultured-butter'`,
  )
})

test('what it contains is said with its kind, and half of it is never said', async () => {
  const [good] = goodsIn(await viewOf('products=rye-crispbread&categories=-', 'en'))
  const said = good?.allergens.map(({ text }) => text).join('')
  expect(said).toMatch(/^Contains gluten \(rye/u)
  const [none] = goodsIn(
    await viewOf('products=rye-crispbread&categories=-&allergens=0&layout=page'),
  )
  expect(none?.allergens).toEqual([])
  expect(none?.ingredients).toBeUndefined()
})

test('a text that is not translated is the source’s and says so, and the coverage is below 100 %', async () => {
  await api.database.execute(
    `update product_translations set description = '' where language_code = 'ar'
       and product_id = (select id from products where key = 'cultured-butter')`,
  )
  const view = await viewOf('products=cultured-butter&categories=-&in=ar')
  const [good] = goodsIn(view)
  expect(good?.description.lang).toBe('nb')
  expect(good?.name.lang).toBeUndefined()
  expect(view.sheet).toMatchObject({ isRightToLeft: true, lang: 'ar' })
  expect(view.sheet?.coverage).toContain('66 %')
  expect(view.sheet?.source).toContain('°')
  expect((await viewOf('products=kefir&categories=-&in=ar')).sheet?.source).toBe('')
})

test('more than 200 goods are counted and not shown, and no catalogue', async () => {
  await api.database.execute("update products set is_active = 1 where kind = 'goods'")
  const { rows } = await api.database.execute(`select id from products where key = 'kefir'`)
  const id = String(rows[0]?.['id'])
  await api.database.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 201)
      insert into products (id, factory_id, key, kind, sku, category_id, shop_price_ore, net_quantity, net_unit,
        gross_weight_g, temperature, vat_class, withdrawal_policy, availability, stock_policy, max_qty, origin_country,
        nutrition, attributes_schema, food_info_confirmed_at, is_active, created_at, updated_at, rev)
      select id || i, factory_id, key || '-' || i, kind, sku || i, category_id, shop_price_ore, net_quantity, net_unit,
        gross_weight_g, temperature, vat_class, withdrawal_policy, availability, stock_policy, max_qty, origin_country,
        nutrition, attributes_schema, food_info_confirmed_at, 1, created_at, updated_at, rev
      from products, n where id = ?`,
    args: [id],
  })
  const view = await viewOf('')
  expect(view.count).toBeGreaterThan(200)
  expect(view.sheet).toBeUndefined()
  expect(await make({ ...small, products: [] })).toMatchObject({
    status: 422,
    code: 'catalogue_too_large',
  })
  const many = Array.from({ length: 200 }, (_, at) => `kefir-${at + 1}`)
  const full = await make({ ...small, products: many, layout: 'list' })
  expect(full.status).toBe(200)
  const file = await fileOf(full.token)
  expect(file.status).toBe(200)
  await api.database.execute(`delete from products where key like 'kefir-%'`)
})

test('the same choice in another order has the same token, also sent twice at once', async () => {
  const two = { ...small, products: ['cultured-butter', 'kefir'] }
  const turned = { ...small, products: ['kefir', 'cultured-butter'] }
  const made = await Promise.all([make(two), make(turned), make(two)])
  expect(new Set(made.map(({ token }) => token)).size).toBe(1)
  const opened = await api.visitor().get(`/api/catalogues/${made[0].token}`)
  const view = (await opened.json()) as CatalogueView
  expect(view.choice.products).toEqual(['cultured-butter', 'kefir'])
  expect(goodsIn(view)).toHaveLength(2)
})

test('a file is made once, and anew when what it shows has changed', async () => {
  const { token } = await make()
  const first = await fileOf(token)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('content-disposition')).toMatch(/^attachment; filename="Katalog/u)
  expect(new TextDecoder().decode(first.bytes.slice(0, 5))).toBe('%PDF-')
  const keyOf = async () => {
    const { rows } = await api.database.execute('select file_key, file_hash from catalogues')
    return rows[0]
  }
  const before = await keyOf()
  await fileOf(token)
  expect(await keyOf()).toEqual(before)
  await api.database.execute(
    `update products set shop_price_ore = 12300, sale_price_ore = null where key = 'cultured-butter'`,
  )
  await fileOf(token)
  const after = await keyOf()
  expect(after?.['file_hash']).not.toBe(before?.['file_hash'])
  expect(await api.platform.storage.find(String(before?.['file_key']))).toBeUndefined()
  expect(await api.platform.storage.find(String(after?.['file_key']))).toBeDefined()
})

test.each([
  ['nb', 'grid'],
  ['pl', 'page'],
  ['uk', 'list'],
  ['ar', 'grid'],
] as const)(
  '[N02] the file in %s says what the sheet says, page by page (%s)',
  async (code, layout) => {
    const sent = { ...small, categories: ['dairy', 'grains'], products: [], language: code, layout }
    const { token } = await make(sent)
    const query = `categories=dairy,grains&in=${code}&layout=${layout}`
    const { sheet } = await viewOf(query)
    const bytes = new Uint8Array((await fileOf(token)).bytes)
    const pages = await pdfPages(bytes)
    expect(pages).toHaveLength(sheet?.pages.length ?? 0)
    const groups = (sheet?.pages ?? []).map((page) => (page.kind === 'goods' ? page.groups : []))
    for (const [at, those] of groups.entries()) {
      expect(pages[at]).toContain(sheet?.version)
      for (const { name, price = '', gtin = '' } of those.flatMap(({ goods }) => goods)) {
        expect(isWithin(pages[at] ?? '', name.text), name.text).toBe(true)
        for (const figure of [/\d.*kr/u.exec(price)?.[0] ?? '', gtin])
          expect(pages[at]?.replaceAll(/\s/gu, '')).toContain(figure.replaceAll(/\s/gu, ''))
      }
    }
    expect(await pdfBookmarks(bytes)).toEqual(
      expect.arrayContaining(groups.flat().flatMap(({ title }) => title.text || [])),
    )
  },
)

test('a file that the store has lost is made again', async () => {
  const { token } = await make()
  await fileOf(token)
  const { rows } = await api.database.execute('select file_key from catalogues')
  await api.platform.storage.remove([String(rows[0]?.['file_key'])])
  expect((await fileOf(token)).status).toBe(200)
})

test('one network has so many catalogues kept in an hour; the same one again is none', async () => {
  const network = '203.0.113.7'
  const choices = Array.from({ length: 61 }, (_, at) => ({
    ...small,
    products: ['cultured-butter', `x-${at}`],
  }))
  const made = []
  for (const choice of choices) made.push((await make(choice, { network })).status)
  expect(made.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(made[60]).toBe(429)
  expect((await make(choices[0], { network })).status).toBe(200)
})

test('strangers in many networks have no more catalogues kept, nor files made, than the factory has room for', async () => {
  const { allMadePerHour, allFilesPerHour } = catalogueRules
  const { token } = await make({ ...small, layout: 'list' }, { network: '203.0.113.8' })
  await api.database.execute({
    sql: 'update tries set count = ? where count = 1',
    args: [allMadePerHour],
  })
  expect((await make(small, { network: '203.0.113.9' })).status).toBe(429)
  expect((await make({ ...small, layout: 'list' })).token).toBe(token)
  expect((await fileOf(token, { network: '203.0.113.8' })).status).toBe(200)
  await api.database.execute({
    sql: 'update tries set count = ? where count = 1',
    args: [allFilesPerHour],
  })
  await api.database.execute('update catalogues set file_hash = null')
  expect((await fileOf(token, { network: '203.0.113.9' })).status).toBe(429)
})

test('one network has a catalogue shown so many times in a minute', async () => {
  const { perMinute } = serverConfig.catalogueViews
  const visitor = api.visitor({ network: '203.0.113.10' })
  const { token } = await make()
  const read = async (path: string) => (await visitor.get(`/api/catalogues/${path}`)).status
  const query = 'sheet?products=cultured-butter'
  for (let at = 0; at < perMinute - 1; at += 1) await read('nosuchtoken123')
  expect(await read(query)).toBe(200)
  expect(await read(query)).toBe(429)
  expect(await read(token)).toBe(429)
  expect(
    (await api.visitor({ network: '203.0.113.11' }).get(`/api/catalogues/${token}`)).status,
  ).toBe(200)
})

test('the job takes a file away that nobody has asked for in a month, and the next who asks has it made', async () => {
  const old = await make()
  await fileOf(old.token)
  const { rows } = await api.database.execute('select file_key from catalogues')
  const month = 31 * 24 * 3_600_000
  await api.database.execute({ sql: 'update catalogues set used_at = used_at - ?', args: [month] })
  const { streams: _, ...platform } = api.platform
  const { openDatabase } = await import('#server/platform/database.ts')
  await cleanCatalogues({ ...platform, database: openDatabase(api.platform, () => undefined) })
  expect(await platform.storage.find(String(rows[0]?.['file_key']))).toBeUndefined()
  expect((await fileOf(old.token)).status).toBe(200)
})

test.each([
  { ...small, products: Array.from({ length: 201 }, (_, at) => `p-${at}`) },
  { ...small, layout: 'poster' },
  { ...small, language: 'xx' },
  { ...small, categories: ['"><script>'] },
  { ...small, extra: 1 },
])('a choice that makes no sense is refused: %#', async (sent) => {
  expect((await make(sent as SentCatalogue)).status).toBe(422)
})

test('an unknown token is not found, neither as a page nor as a file', async () => {
  const visitor = api.visitor()
  for (const path of ['nosuchtoken123', 'nosuchtoken123/file', '%00', 'a'])
    expect((await visitor.get(`/api/catalogues/${path}`)).status).toBe(404)
})

test('the job forgets what nobody has used for a year, with its file, and nothing else', async () => {
  const old = await make()
  await fileOf(old.token)
  const other = await make({ ...small, layout: 'list' })
  const { rows } = await api.database.execute('select token, file_key from catalogues')
  const key = String(rows.find(({ token }) => token === old.token)?.['file_key'])
  const year = 366 * 24 * 3_600_000
  await api.database.execute({
    sql: 'update catalogues set used_at = used_at - ? where token = ?',
    args: [year, old.token],
  })
  const { streams: _, ...platform } = api.platform
  const { openDatabase } = await import('#server/platform/database.ts')
  const database = openDatabase(api.platform, () => undefined)
  await cleanCatalogues({ ...platform, database })
  expect((await fileOf(old.token)).status).toBe(404)
  expect(await platform.storage.find(key)).toBeUndefined()
  expect((await api.visitor().get(`/api/catalogues/${other.token}`)).status).toBe(200)
})

test('a data sheet answers for all 14 allergens, in the page’s language', async () => {
  const slug = goodsIn(await viewOf('products=rye-crispbread&categories=-'))[0]
    ?.path.split('/')
    .at(-1)
  const answer = await api.visitor({ language: 'en' }).get(`/api/data-sheets/${slug}`)
  const sheet = (await answer.json()) as DataSheet
  const part = sheet.sections.find(({ title }) => title === 'Allergens')
  expect(part?.rows).toHaveLength(14)
  expect(part?.rows[0]).toMatchObject({
    label: 'gluten',
    value: { 0: { text: 'Contains: rye', isStrong: true } },
  })
  const file = await api.visitor({ language: 'ar' }).get(`/api/data-sheets/${slug}/file`)
  expect(file.status).toBe(200)
  expect((await api.visitor().get('/api/data-sheets/no-such-thing')).status).toBe(404)
})
