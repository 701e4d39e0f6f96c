import { expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import type { EditableCategories } from '#domain/categories.schema.ts'
import type { EditableText, EditableTexts } from '#domain/editing.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { searchable } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { changesBy } from '#tests/support/audit.ts'
import { refusal } from '#tests/support/carts.ts'
import { categoryAt, productAt } from '#tests/support/catalog-texts.ts'
import { answered, type At, history, path, saved, send, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import { productOf, write } from '#tests/support/products.ts'

const api = useApi()
const idIn = (at: At) => at.slice(at.indexOf('/') + 1, at.indexOf('.'))

/** The row of a product's words in a language, as the database keeps it. */
async function kept(at: At, language: string): Promise<Record<string, unknown>> {
  const { rows } = await api.database.execute({
    sql: 'select name, slug, description, folded, sort_name from product_translations where product_id = ? and language_code = ?',
    args: [idIn(at), language],
  })
  return rows[0] ?? {}
}

async function pageOf(slug: unknown, language = 'nb') {
  const visitor = api.visitor({ language })
  return answered<Product>(await visitor.get(`/api/catalog/products/${String(slug)}`))
}

test('[P02] [T03] a product that is named where it stands is named so at once on its page, in lists, in a search and in its form', async () => {
  const editor = await callerOf(api, 'editor')
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api)
  const slug = String((await kept(at, 'nb'))['slug'])
  const before = await text(editor, at, 'nb')
  const name = 'Ørnesmør fra Åfjord'
  expect(
    await changesBy(owner, () => send(owner, at, { value: `  ${name} `, rev: before.rev })),
  ).toMatchObject({
    action: 'product_changed',
    changes: [{ field: 'names.nb', before: before.value, after: name }],
  })
  expect(await kept(at, 'nb')).toMatchObject({ name, slug, sort_name: sortName(name, 'nb') })
  expect(await pageOf(slug)).toMatchObject({ name, slug })
  const found = await answered<ProductList>(
    await api.visitor({ language: 'nb' }).get('/api/catalog/products?search=ornesmor'),
  )
  expect(found.products.map((product) => product.name)).toEqual([name])
  expect((await productOf(owner, idIn(at))).words['nb']).toMatchObject({ name, slug })
  expect((await history(editor, at)).map(({ value, at: when }) => [value, when > 0])).toEqual([
    [name, true],
    [before.value, false],
  ])
  expect(await text(editor, at, 'pl')).toMatchObject({
    state: 'outdated',
    outdatedFrom: before.value,
    isImmediate: true,
    leadsTo: `/products/${slug}`,
  })
})

test('[T03] whoever comes second is told, in the form and where it stands', async () => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api)
  const id = idIn(at)
  const form = async (seen: { rev: number }, name: string) => {
    const { words } = await productOf(owner, id)
    return write(owner, 'PUT', `/${id}/languages/nb`, { ...words['nb'], name, rev: seen.rev })
  }
  const [inForm, inPlace] = [await productOf(owner, id), await text(owner, at)]
  await saved(owner, at, { value: 'Smør A' })
  expect(await form(inForm, 'Smør B')).toMatchObject({ answered: 409, code: 'stale' })
  expect((await form(await productOf(owner, id), 'Smør C')).answered).toBe(200)
  const late = await send(owner, at, { value: 'Smør D', rev: inPlace.rev + 1 })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await text(owner, at)).value).toBe('Smør C')
  expect((await history(owner, at)).slice(0, 2).map(({ value }) => value)).toEqual([
    'Smør C',
    'Smør A',
  ])
  // What is no word of it does not stand in the way.
  const { rev } = await text(owner, at)
  const { price, rev: row } = await productOf(owner, id)
  const shopPriceOre = (price.shopPriceOre ?? 0) + 100
  const sale = { salePriceOre: price.salePriceOre, shopPriceOre, rev: row, isSure: true }
  expect((await write(owner, 'PUT', `/${id}/price`, sale)).answered).toBe(200)
  expect((await send(owner, at, { value: 'Smør E', rev })).status).toBe(200)
})

test('[T03] of many saves at once one is written, and the same save twice is one', async () => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api, 'name', 'sour-cream')
  const { rev } = await text(owner, at)
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map((name) => send(owner, at, { value: `Rømme ${name}`, rev })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const { value } = await text(owner, at)
  expect((await send(owner, at, { value, rev })).status).toBe(200)
  expect(await history(owner, at)).toHaveLength(2)
})

test('[P05] what a search looks into follows each text, whichever is saved, and both at once', async () => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api)
  const described = await productAt(api, 'description')
  const folded = async (language: string) => {
    const row = await kept(at, language)
    const [name, description] = [String(row['name']), String(row['description'])]
    expect([name, row['folded']]).toEqual([name, searchable(name, description)])
  }
  for (const language of ['nb', 'ar', 'pl']) {
    await saved(owner, at, { language, value: 'Ærfugl og smør' })
    await folded(language)
    await saved(owner, described, { language, value: 'Første linje\nog en til' })
    await folded(language)
  }
  await saved(owner, at, { language: 'pl', value: '' })
  await folded('pl')
  await saved(owner, described, { language: 'pl', value: '' })
  await folded('pl')
  const texts = await Promise.all(
    [at, described].map(async (each) => {
      const { page, key, rev, source } = await text(owner, each, 'pl')
      return {
        page,
        key,
        value: `Nowe ${key.slice(-4)}`,
        rev,
        source: source?.value,
        isReviewed: true,
      }
    }),
  )
  const answer = await owner.send('POST', '/api/admin/content/imports', { language: 'pl', texts })
  expect(await answered(answer)).toEqual({ count: 2 })
  await folded('pl')
})

test('[L06] the first words of a language are found where those of the default language are, and can be taken back', async () => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api, 'name', 'potato-lefse')
  await api.database.execute({
    sql: `delete from product_translations where language_code = 'uk' and product_id = ?`,
    args: [idIn(at)],
  })
  const before = await text(owner, at, 'uk')
  expect(before).toMatchObject({ value: '', rev: 0, state: 'missing' })
  expect(await saved(owner, at, { language: 'uk', value: 'Масло' })).toMatchObject({
    state: 'reviewed',
  })
  const slug = String((await kept(at, 'nb'))['slug'])
  expect(await kept(at, 'uk')).toMatchObject({ name: 'Масло', slug, description: '' })
  expect(await pageOf(slug, 'uk')).toMatchObject({ name: 'Масло', slug })
  const { rev } = await text(owner, at, 'uk')
  const down = { language: 'uk', rev }
  expect((await owner.send('POST', path(at, '/unpublish'), down)).status).toBe(200)
  expect((await pageOf(slug, 'uk')).name).not.toBe('Масло')
})

test.each([
  ['', 'product_name_missing'],
  ['–', 'product_name_missing'],
  ['x'.repeat(121), 'product_name_long'],
])('[T04] %j is no name of a product in the default language', async (value, code) => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api)
  const before = await text(owner, at)
  const answer = await send(owner, at, { value })
  expect(await refusal(answer)).toMatchObject({ status: 422, code, field: 'value' })
  const down = { language: 'nb', rev: before.rev }
  expect(await refusal(await owner.send('POST', path(at, '/unpublish'), down))).toMatchObject({
    code: 'product_name_missing',
  })
  expect(await text(owner, at)).toEqual(before)
})

test('[F01] what is food information is no text that is edited where it stands', async () => {
  const owner = await callerOf(api, 'owner')
  for (const field of ['ingredients', 'storageText', 'originText', 'slug', 'folded']) {
    const at = await productAt(api, field)
    const save = { language: 'nb', value: 'Melk', rev: 0, as: 'publish' }
    expect((await owner.send('PUT', path(at), save)).status).toBe(404)
  }
})

test('[U03] who may not write products writes none of their texts', async () => {
  const at = await productAt(api)
  const { rev } = await text(await callerOf(api, 'owner'), at)
  for (const role of ['viewer', 'fulfilment', 'sales', 'customer'] as const) {
    const answer = await send(await callerOf(api, role), at, { value: 'Mitt', rev })
    expect(answer.status).toBe(403)
  }
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [translator.person?.id ?? ''],
  })
  expect((await send(translator, at, { value: 'Mitt' })).status).toBe(403)
  expect((await send(translator, at, { language: 'pl', value: 'Masło' })).status).toBe(200)
})

test('[L04] a language that becomes the default is what the others are made from; what was up to date stays so', async () => {
  const owner = await callerOf(api, 'owner')
  const at = await productAt(api)
  await saved(owner, at, { value: 'Smør' })
  await saved(owner, at, { language: 'pl', value: 'Masło' })
  await saved(owner, at, { language: 'en', value: 'Butter' })
  const states = async () =>
    Object.fromEntries(
      await Promise.all(
        ['nb', 'pl', 'en', 'ar'].map(
          async (code) => [code, (await text(owner, at, code)).state] as const,
        ),
      ),
    )
  const before = { nb: 'source', pl: 'reviewed', en: 'reviewed', ar: 'outdated' }
  expect(await states()).toEqual(before)
  const list = await answered<{ languages: { code: string; rev: number }[] }>(
    await owner.get('/api/admin/languages'),
  )
  const polish = list.languages.find(({ code }) => code === 'pl')
  const change = { isDefault: true, rev: polish?.rev }
  await answered(await owner.send('PATCH', '/api/admin/languages/pl', change))
  const after = { ...before, nb: 'reviewed', pl: 'source' }
  expect(await states()).toEqual(after)
  await saved(owner, at, { language: 'pl', value: 'Masełko' })
  expect(await states()).toEqual({ ...after, nb: 'outdated', en: 'outdated' })
})

test('[P01] a category is called as it is named at the head of its page, and its versions go with it', async () => {
  const owner = await callerOf(api, 'owner')
  const categories = async () =>
    (await answered<EditableCategories>(await owner.get('/api/admin/categories'))).categories
  const dairy = (await categories()).find(({ key }) => key === 'dairy')
  await saved(owner, categoryAt(), { value: 'Melk og smør' })
  await saved(owner, categoryAt('description'), { value: 'Fra fjøset\nvårt' })
  const slug = dairy?.words['nb']?.slug
  const list = await answered<ProductList>(
    await api.visitor({ language: 'nb' }).get(`/api/catalog/categories/${slug}`),
  )
  expect(list.heading).toMatchObject({ title: 'Melk og smør', lede: 'Fra fjøset vårt' })
  const words = { ...dairy?.words['nb'], name: 'Meieriet', rev: dairy?.rev }
  const form = `/api/admin/categories/${dairy?.id}/languages/nb`
  expect((await owner.send('PUT', form, words)).status).toBe(409)
  const rev = (await categories()).find(({ key }) => key === 'dairy')?.rev
  expect((await owner.send('PUT', form, { ...words, rev })).status).toBe(200)
  expect((await history(owner, categoryAt())).map(({ value }) => value)).toEqual([
    'Meieriet',
    'Melk og smør',
    dairy?.words['nb']?.name,
  ])
  await api.database.execute('pragma foreign_keys = on')
  const jam = { languageCode: 'nb', name: 'Sylte', slug: 'sylte', tint: 'berry' }
  expect((await owner.send('POST', '/api/admin/categories', jam)).status).toBe(201)
  await saved(owner, categoryAt('name', 'sylte'), { value: 'Syltetøy' })
  const made = (await categories()).find(({ key }) => key === 'sylte')
  const removal = `/api/admin/categories/${made?.id}?rev=${made?.rev}`
  expect((await owner.send('DELETE', removal)).status).toBe(200)
  const { rows } = await api.database.execute({
    sql: 'select count(*) as count from category_text_versions where category_id = ?',
    args: [made?.id ?? ''],
  })
  expect(rows[0]?.['count']).toBe(0)
})

test('[T03] texts are read of those rows alone that a page shows', async () => {
  const editor = await callerOf(api, 'editor')
  const [one, other] = [await productAt(api), await productAt(api, 'name', 'brown-goat-cheese')]
  const read = async (of: string) => {
    const query = new URLSearchParams({ page: '@products', language: 'nb', of })
    const answer = await editor.get(`/api/admin/content/texts?${query}`)
    return (await answered<EditableTexts>(answer)).texts
  }
  const keys = (texts: EditableText[]) => texts.map(({ key }) => key.split('.')[1])
  expect(keys(await read(idIn(one)))).toEqual(['name', 'description', 'packageSize'])
  expect(await read(`${idIn(one)},${idIn(other)},nobody`)).toHaveLength(6)
  const many = Array.from({ length: 101 }, (_, at) => `p${at}`).join(',')
  expect(await refusal(await listedBy(editor, many))).toMatchObject({ status: 422 })
})

function listedBy(editor: Visitor, of: string) {
  const query = new URLSearchParams({ page: '@products', language: 'nb', of })
  return editor.get(`/api/admin/content/texts?${query}`)
}
