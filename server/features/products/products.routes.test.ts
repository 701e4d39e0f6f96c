import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { allergenCodes } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { newProduct, productOf, productsOf, productsPath, write } from '#tests/support/products.ts'

const api = useApi()

async function begun(caller: Visitor, change: object = {}) {
  const { categories } = await productsOf(caller)
  const body = newProduct(categories[0]?.id ?? '', change)
  const product = await write(caller, 'POST', '', body)
  expect(product.answered).toBe(201)
  return { ...product, body }
}

/** A drink with alcohol, whose allergens somebody has answered for, declares nothing else. */
async function confirmFood(id: string) {
  await api.database.execute({
    sql: `update products set food_info_confirmed_at = 1, vat_class = 'alcohol', free_of = ? where id = ?`,
    args: [JSON.stringify(allergenCodes), id],
  })
}

async function seen(slug: string, language = 'en') {
  const response = await api.visitor({ language }).get(`/api/catalog/products/${slug}`)
  return { status: response.status, ...((await response.json()) as Product) }
}

async function published(caller: Visitor, change: object = {}) {
  const { id, rev, body } = await begun(caller, change)
  await confirmFood(id)
  const product = await write(caller, 'PUT', `/${id}/state`, { rev, state: 'published' })
  expect(product.answered).toBe(200)
  return { ...product, body }
}

test('[P02] a product is made once, as a draft that no visitor sees', async () => {
  const owner = await callerOf(api, 'owner')
  const { categories } = await productsOf(owner)
  const body = newProduct(categories[1]?.id ?? '')
  const key = newId()
  const made = await Promise.all([1, 2].map(() => write(owner, 'POST', '', body, key)))
  expect(made.map(({ answered }) => answered)).toEqual([201, 201])
  expect(made[0]?.id).toBe(made[1]?.id)
  expect(made[0]).toMatchObject({
    ...{ key: body.slug, rev: 1, state: 'draft' },
    words: { en: { name: body.name, slug: body.slug } },
    facts: {
      sku: body.sku,
      categoryId: body.categoryId,
      otherCategoryIds: [],
      originCountry: 'NO',
    },
    price: { shopPriceOre: 8900, salePriceOre: null, history: [] },
    stock: { policy: 'tracked', onHand: 0, reserved: 0, movements: [] },
    completeness: { hasFood: false, languages: 1, pictures: 0 },
  })
  expect((await seen(body.slug)).status).toBe(404)
  const other = await write(owner, 'POST', '', { ...body, name: 'Another' }, key)
  expect(other).toMatchObject({ answered: 409, code: 'key_reused' })
})

test.each([
  [{ name: ' ' }, 'product_name_missing', 'name'],
  [{ slug: 'no address' }, 'slug_invalid', 'slug'],
  [{ sku: '' }, 'sku_invalid', 'sku'],
  [{ sku: 'A B' }, 'sku_invalid', 'sku'],
  [{ shopPriceOre: 0 }, 'price_invalid', 'shopPriceOre'],
  [{ shopPriceOre: -100 }, 'price_invalid', 'shopPriceOre'],
  [{ shopPriceOre: 1.5 }, 'price_invalid', 'shopPriceOre'],
  [{ netQuantity: 0 }, 'amount_invalid', 'netQuantity'],
  [{ categoryId: newId() }, 'category_missing', 'categoryId'],
  [{ slug: 'cultured-butter' }, 'product_slug_taken', 'slug'],
  [{ slug: 'kinnet-smor' }, 'product_slug_taken', 'slug'],
])('a product with %o is refused at its field, and none is made', async (change, code, field) => {
  const owner = await callerOf(api, 'owner')
  const before = await productsOf(owner)
  const slugs = (await words('cultured-butter')).map((row) => row['slug'])
  const wanted = { ...change } as { slug?: string }
  if (wanted.slug === 'cultured-butter') wanted.slug = String(slugs[0])
  if (wanted.slug === 'kinnet-smor') wanted.slug = String(slugs.at(-1))
  const body = newProduct(before.categories[0]?.id ?? '', wanted)
  const answer = await write(owner, 'POST', '', body)
  expect(answer).toMatchObject({ code, field })
  expect((await productsOf(owner)).total).toBe(before.total)
})

test('an item number and a barcode belong to one product', async () => {
  const owner = await callerOf(api, 'owner')
  const [one, other] = [await begun(owner), await begun(owner)]
  const facts = (sku: string, barcode: string | null, { rev }: { rev: number }) => ({
    ...{ ...other.facts, sku, barcode, rev },
  })
  const first = await write(owner, 'PUT', `/${one.id}/facts`, {
    ...{ ...one.facts, barcode: '4006381333932', rev: one.rev },
  })
  expect(first).toMatchObject({ answered: 422, code: 'barcode_invalid', field: 'barcode' })
  const right = await write(owner, 'PUT', `/${one.id}/facts`, {
    ...{ ...one.facts, barcode: '4006381 333931', rev: one.rev },
  })
  expect(right.facts.barcode).toBe('4006381333931')
  const taken = await write(owner, 'PUT', `/${other.id}/facts`, facts('X', '4006381333931', other))
  expect(taken).toMatchObject({ answered: 409, code: 'barcode_taken', field: 'barcode' })
  const sku = await write(owner, 'PUT', `/${other.id}/facts`, facts(one.facts.sku, null, other))
  expect(sku).toMatchObject({ answered: 409, code: 'sku_taken', field: 'sku' })
  expect(await productOf(owner, other.id)).toMatchObject({ rev: other.rev, facts: other.facts })
})

test('what a product is is saved whole, and visitors meet it with the next request', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, facts, body } = await published(owner)
  const { categories } = await productsOf(owner)
  const [, second, third] = categories.map((each) => each.id)
  const wanted = {
    ...{ ...facts, categoryId: second, otherCategoryIds: [third, second], minQty: 2, maxQty: 8 },
    ...{ stepQty: 2, grossWeightG: 620, temperature: 'ambient', badge: 'new', originCountry: 'se' },
  }
  const save = () => write(owner, 'PUT', `/${id}/facts`, { ...wanted, rev })
  const answers = [await save(), await save()]
  expect(answers.map(({ answered, rev: now }) => [answered, now])).toEqual([
    [200, rev + 1],
    [200, rev + 1],
  ])
  expect(await seen(body.slug)).toMatchObject({
    ...{ temperature: 'ambient', badge: 'new', quantity: { min: 2, step: 2, max: 8 } },
    food: { originCountry: 'SE' },
    categories: [{ name: categories[1]?.name }, { name: categories[2]?.name }],
  })
  const crossed = { ...wanted, maxQty: 1, rev: rev + 1 }
  expect(await write(owner, 'PUT', `/${id}/facts`, crossed)).toMatchObject({
    ...{ answered: 422, code: 'quantities_crossed', field: 'maxQty' },
  })
})

test('words are saved by language, and an old address leads to the new one', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, body } = await published(owner)
  const wording = {
    name: 'Brunost',
    slug: `brunost-${body.sku}`,
    description: 'Søt.',
    packageSize: '',
  }
  const slug = wording.slug.toLowerCase()
  const save = () => write(owner, 'PUT', `/${id}/languages/nb`, { ...wording, slug, rev })
  expect([(await save()).answered, (await save()).answered]).toEqual([200, 200])
  expect(await seen(slug, 'nb')).toMatchObject({ name: 'Brunost', description: 'Søt.' })
  const found = await productsOf(owner, '?q=brunost')
  expect(found.products.map((product) => product.id)).toContain(id)
  const moved = { ...body, description: '', packageSize: '500 g' }
  const { name, description, packageSize } = moved
  const to = `${body.slug}-moved`
  const answer = await write(owner, 'PUT', `/${id}/languages/en`, {
    ...{ name, description, packageSize, slug: to, rev: rev + 1 },
  })
  expect(answer.words['en']?.slug).toBe(to)
  const { rows } = await api.database.execute({
    sql: 'select to_path from redirects where from_path = ?',
    args: [`/products/${body.slug}`],
  })
  expect(rows.map((row) => row['to_path'])).toEqual([`/products/${to}`])
})

test('an address that leads to another product on sale is taken, and a draft leads nowhere', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, body } = await published(owner)
  const said = (slug: string, at: number) => ({
    ...{ name: body.name, description: '', packageSize: '', slug, rev: at },
  })
  const from = `/products/${body.slug}`
  const ledTo = async () => {
    const { rows } = await api.database.execute({
      sql: 'select to_path from redirects where from_path = ?',
      args: [from],
    })
    return rows.map((row) => row['to_path'])
  }
  await write(owner, 'PUT', `/${id}/languages/en`, said(`${body.slug}-now`, rev))
  const draft = await begun(owner)
  const taken = { answered: 409, code: 'product_slug_taken', field: 'slug' }
  const rename = (slug: string, at: number) =>
    write(owner, 'PUT', `/${draft.id}/languages/en`, said(slug, at))
  expect(await rename(body.slug, draft.rev)).toMatchObject(taken)
  expect(
    await write(owner, 'POST', '', newProduct(body.categoryId, { slug: body.slug })),
  ).toMatchObject(taken)
  expect(await ledTo()).toEqual([`${from}-now`])
  const renamed = await rename(`${draft.body.slug}-now`, draft.rev)
  expect(renamed.answered).toBe(200)
  const { rows } = await api.database.execute({
    sql: 'select 1 from redirects where from_path = ?',
    args: [`/products/${draft.body.slug}`],
  })
  expect(rows).toEqual([])
  expect(
    (await write(owner, 'PUT', `/${id}/languages/en`, said(body.slug, rev + 1))).answered,
  ).toBe(200)
  expect(await ledTo()).toEqual([])
})

test('words are written in a language that is not open yet', async () => {
  const owner = await callerOf(api, 'owner')
  const finnish = { code: 'fi', name: 'Finnish', nativeName: 'Suomi', direction: 'ltr' }
  expect((await owner.send('POST', '/api/admin/languages', finnish)).status).toBe(201)
  const { id, rev, body } = await begun(owner, { languageCode: 'fi' })
  const words = { name: 'Leipäjuusto', slug: body.slug, description: '', packageSize: '', rev }
  const answer = await write(owner, 'PUT', `/${id}/languages/fi`, words)
  expect(answer).toMatchObject({ answered: 200, words: { fi: { name: 'Leipäjuusto' } } })
  expect(await write(owner, 'PUT', `/${id}/languages/xx`, words)).toMatchObject({ answered: 404 })
})

test('nothing is published before somebody has answered for its food', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, body } = await begun(owner)
  const publish = () => write(owner, 'PUT', `/${id}/state`, { rev, state: 'published' })
  expect(await publish()).toMatchObject({ answered: 409, code: 'food_info_missing' })
  await confirmFood(id)
  expect([(await publish()).answered, (await publish()).answered]).toEqual([200, 200])
  expect((await seen(body.slug)).status).toBe(200)
  const draft = await write(owner, 'PUT', `/${id}/state`, { rev: rev + 1, state: 'draft' })
  expect(draft.state).toBe('draft')
  expect((await seen(body.slug)).status).toBe(404)
})

test('what is put away is in no list, comes back for sale, and is seen in one of its own', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, body } = await published(owner)
  const away = await write(owner, 'PUT', `/${id}/state`, { rev, state: 'archived' })
  expect(away).toMatchObject({ state: 'archived', facts: { availability: 'ended' } })
  expect((await seen(body.slug)).status).toBe(404)
  expect((await productsOf(owner, `?q=${body.sku}`)).products).toEqual([])
  expect((await productsOf(owner, `?q=${body.sku}&state=archived`)).total).toBe(1)
  const back = await write(owner, 'PUT', `/${id}/state`, { rev: rev + 1, state: 'published' })
  expect(back).toMatchObject({ state: 'published', facts: { availability: 'sale' } })
})

test('a copy is a draft with everything but stock, barcode, sale and somebody’s word for its food', async () => {
  const owner = await callerOf(api, 'owner')
  const cheese = await productOf(owner, await idOf('aged-farm-cheese'))
  const key = newId()
  const copies = await Promise.all(
    [1, 2].map(() => write(owner, 'POST', `/${cheese.id}/copies`, undefined, key)),
  )
  expect(copies.map(({ answered }) => answered)).toEqual([201, 201])
  const [copy] = copies
  expect(copies[1]?.id).toBe(copy?.id)
  expect(copy).toMatchObject({
    ...{ state: 'draft', key: `${cheese.key}-2`, options: cheese.options },
    facts: { ...cheese.facts, sku: `${cheese.facts.sku}-2`, barcode: null },
    price: { shopPriceOre: cheese.price.shopPriceOre, salePriceOre: null, history: [] },
    stock: { onHand: 0, movements: [] },
    food: { ...cheese.food, confirmedAt: null },
    words: { nb: { name: `${cheese.words['nb']?.name} (2)` } },
  })
  expect(copy?.pictures).toHaveLength(cheese.pictures.length)
  const again = await write(owner, 'POST', `/${cheese.id}/copies`)
  expect(again.key).toBe(`${cheese.key}-3`)
})

test('a copy of what has the longest names is numbered within what they may be', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, facts, words } = await begun(owner, {
    ...{ sku: 'S'.repeat(40), slug: `${'s'.repeat(77)}-yz`, name: 'N'.repeat(120) },
  })
  const [copy, again] = [
    await write(owner, 'POST', `/${id}/copies`),
    await write(owner, 'POST', `/${id}/copies`),
  ]
  expect(copy).toMatchObject({
    ...{ answered: 201, key: `${'s'.repeat(77)}-2`, facts: { sku: `${'S'.repeat(38)}-2` } },
    words: { en: { slug: `${'s'.repeat(77)}-2`, name: `${'N'.repeat(116)} (2)` } },
  })
  expect(again).toMatchObject({ answered: 201, facts: { sku: `${'S'.repeat(38)}-3` } })
  const body = { ...copy.words['en'], rev: copy.rev }
  expect((await write(owner, 'PUT', `/${copy.id}/languages/en`, body)).answered).toBe(200)
  const saved = await write(owner, 'PUT', `/${copy.id}/facts`, { ...copy.facts, rev: copy.rev + 1 })
  expect(saved.answered).toBe(200)
  expect([facts.sku.length, words['en']?.slug.length]).toEqual([40, 80])
})

test.each(['minQty', 'stepQty', 'maxQty'])(
  'no more can be asked by %s than a line of a cart holds',
  async (name) => {
    const owner = await callerOf(api, 'owner')
    const { id, rev, facts } = await begun(owner)
    const most = { ...facts, minQty: 1, stepQty: 1, maxQty: appConfig.limits.maxLineQuantity, rev }
    const over = { ...most, [name]: appConfig.limits.maxLineQuantity + 1 }
    const refused = { answered: 422, code: 'amount_invalid', field: name }
    expect(await write(owner, 'PUT', `/${id}/facts`, over)).toMatchObject(refused)
    expect((await write(owner, 'PUT', `/${id}/facts`, most)).answered).toBe(200)
  },
)

test('a shop has at most 1000 products, those put away not counted', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await begun(owner)
  await api.database
    .execute(`insert into products (id, factory_id, key, sku, category_id, net_quantity,
      net_unit, gross_weight_g, temperature, vat_class, withdrawal_policy, availability, stock_policy,
      max_qty, origin_country, nutrition, attributes_schema, is_active, created_at, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    select 'full-' || i, factory_id, 'full-' || i, 'FULL-' || i, category_id, 1, 'g', 1, 'ambient', 'food',
      'standard_14', 'sale', 'tracked', 9, 'NO', nutrition, '[]', 0, 1, 1
    from n, (select * from products limit 1)
    where i <= 1000 - (select count(*) from products where kind = 'goods'
      and not (is_active = 0 and availability = 'ended'))`)
  const { categories } = await productsOf(owner)
  const full = { answered: 409, code: 'too_many_products' }
  const one = newProduct(categories[0]?.id ?? '')
  expect(await write(owner, 'POST', '', one)).toMatchObject(full)
  expect(await write(owner, 'POST', `/${id}/copies`)).toMatchObject(full)
  const away = await write(owner, 'PUT', `/${id}/state`, { rev, state: 'archived' })
  expect(away.answered).toBe(200)
  const made = await Promise.all(
    [1, 2].map(() => write(owner, 'POST', '', newProduct(one.categoryId))),
  )
  expect(made.map(({ answered }) => answered).toSorted()).toEqual([201, 409])
  const back = { rev: rev + 1, state: 'draft' }
  expect(await write(owner, 'PUT', `/${id}/state`, back)).toMatchObject(full)
  const facts = { ...away.facts, availability: 'sale', rev: rev + 1 }
  expect(await write(owner, 'PUT', `/${id}/facts`, facts)).toMatchObject(full)
  await api.database.execute(`delete from products where id like 'full-%'`)
})

test('of two who change one product the second is told, and nothing is overwritten', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await callerOf(api, 'manager')]
  const { id, rev, facts, body } = await begun(one)
  const answers = await Promise.all([
    write(one, 'PUT', `/${id}/facts`, { ...facts, badge: 'new', rev }),
    write(other, 'PUT', `/${id}/price`, { rev, shopPriceOre: 9900, salePriceOre: null }),
    write(other, 'PUT', `/${id}/languages/en`, {
      ...{ name: 'Other', slug: body.slug, description: '', packageSize: '', rev },
    }),
  ])
  const codes = answers.map(({ answered }) => answered)
  expect(codes.toSorted()).toEqual([200, 409, 409])
  const stale = answers.find(({ code }) => code === 'stale')
  expect(stale?.current).toMatchObject({ id, rev: rev + 1 })
  const now = await productOf(one, id)
  expect(now.rev).toBe(rev + 1)
  const changes = [
    now.facts.badge === 'new',
    now.price.shopPriceOre === 9900,
    now.words['en']?.name === 'Other',
  ]
  expect(changes.filter(Boolean)).toHaveLength(1)
})

test('[O06] editors write words and change nothing else, translators only those of their own languages', async () => {
  const owner = await callerOf(api, 'owner')
  const editor = await callerOf(api, 'editor')
  const translator = await callerOf(api, 'translator', { languages: ['pl'] })
  const { id, rev, facts, body } = await begun(owner)
  const words = { name: 'B', slug: body.slug, description: '', packageSize: '', rev }
  expect((await write(editor, 'PUT', `/${id}/facts`, { ...facts, rev })).answered).toBe(403)
  expect((await write(editor, 'PUT', `/${id}/languages/en`, words)).answered).toBe(200)
  const own = { ...words, name: 'Ser', slug: `${body.slug}-pl`, rev: rev + 1 }
  expect((await write(translator, 'PUT', `/${id}/languages/en`, own)).answered).toBe(403)
  expect((await write(translator, 'PUT', `/${id}/languages/pl`, own)).answered).toBe(200)
  expect((await write(translator, 'PUT', `/${id}/facts`, { ...facts, rev })).answered).toBe(403)
  expect((await editor.get(`${productsPath}/${newId()}`)).status).toBe(404)
})

test('the list is searched, narrowed and sorted', async () => {
  const owner = await callerOf(api, 'owner')
  const all = await productsOf(owner)
  expect(all.products.length).toBeLessThanOrEqual(all.pageSize)
  const butter = await productOf(owner, await idOf('cultured-butter'))
  for (const q of [butter.facts.sku, butter.facts.barcode, butter.words['ar']?.name, 'smoer']) {
    const found = await productsOf(owner, `?q=${encodeURIComponent(q ?? '')}`)
    expect(found.products.map(({ id }) => id)).toContain(butter.id)
  }
  const shelf = await productsOf(owner, `?category=${butter.facts.categoryId}`)
  expect(shelf.total).toBeLessThan(all.total)
  const { id } = await begun(owner)
  for (const query of ['?state=draft', '?missing=food', '?missing=languages', '?missing=pictures'])
    expect((await productsOf(owner, `${query}&sort=-changed`)).products[0]?.id).toBe(id)
  const dear = (await productsOf(owner, '?sort=-price')).products.map(
    ({ priceOre }) => priceOre ?? 0,
  )
  expect(dear).toEqual(dear.toSorted((one, other) => other - one))
  expect((await productsOf(owner, '?q=nothing-of-this')).total).toBe(0)
  expect((await productsOf(owner, '?page=99&state=nonsense')).page).toBeLessThan(99)
})

async function idOf(key: string) {
  const { rows } = await api.database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return String(rows[0]?.['id'])
}

async function words(key: string) {
  const { rows } = await api.database.execute({
    sql: `select slug from product_translations join products on id = product_id where key = ? order by language_code`,
    args: [key],
  })
  return rows
}
