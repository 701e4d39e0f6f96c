import { expect, test } from 'vitest'
import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import type { EditableCategories } from '#domain/categories.schema.ts'
import { newId } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/categories'

const listed = async (editor: Visitor) =>
  ((await (await editor.get(path)).json()) as EditableCategories).categories

async function named(editor: Visitor, key: string) {
  const found = (await listed(editor)).find((category) => category.key === key)
  if (!found) throw new Error(`no category ${key}`)
  return found
}

const jam = { languageCode: 'en', name: 'Jam', slug: 'jam', tint: 'berry' }

test('[P01] a category is made once, hidden, and shown to visitors once somebody says so', async () => {
  const owner = await callerOf(api, 'owner')
  const key = newId()
  const make = async () => owner.send('POST', path, jam, { 'idempotency-key': key })
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([201, 201])
  expect((await make()).status).toBe(201)
  const made = await named(owner, 'jam')
  expect(made).toMatchObject({ isActive: false, products: 0, words: { en: { name: 'Jam' } } })
  expect((await listed(owner)).filter((category) => category.key === 'jam')).toHaveLength(1)
  expect(await tiles()).not.toContain('Jam')
  const shown = { rev: made.rev, isActive: true }
  expect((await owner.send('PATCH', `${path}/${made.id}`, shown)).status).toBe(200)
  expect((await owner.send('PATCH', `${path}/${made.id}`, shown)).status).toBe(200)
  expect(await tiles()).toContain('Jam')
})

test('an address that changes leads on, also the ones before it, and never in a circle', async () => {
  const owner = await callerOf(api, 'owner')
  const save = async (slug: string) => {
    const { id, rev, words } = await named(owner, 'grains')
    const body = { ...words['en'], slug, rev }
    expect((await owner.send('PUT', `${path}/${id}/languages/en`, body)).status).toBe(200)
  }
  const { words } = await named(owner, 'grains')
  const first = words['en']?.slug ?? ''
  await save('flour-and-grain')
  await save('mill')
  expect(await redirects()).toEqual([
    [`/categories/flour-and-grain`, '/categories/mill'],
    [`/categories/${first}`, '/categories/mill'],
  ])
  const visitor = api.visitor({ language: 'en' })
  const list = (await (await visitor.get('/api/catalog/categories/mill')).json()) as ProductList
  expect(list.category?.paths['en']).toBe('/categories/mill')
  await save(first)
  expect(await redirects()).toEqual([
    [`/categories/flour-and-grain`, `/categories/${first}`],
    ['/categories/mill', `/categories/${first}`],
  ])
})

test('addresses that change places between languages lead nobody in a circle', async () => {
  const owner = await callerOf(api, 'owner')
  const save = async (code: string, slug: string) => {
    const { id, rev, words } = await named(owner, 'drinks')
    const body = { ...words[code], slug, rev }
    expect((await owner.send('PUT', `${path}/${id}/languages/${code}`, body)).status).toBe(200)
  }
  const before = (await named(owner, 'drinks')).words
  const [nb, en] = [before['nb']?.slug ?? '', before['en']?.slug ?? '']
  await save('nb', `${nb}-2`)
  await save('en', `${nb}-2`)
  await save('nb', en)
  await save('en', nb)
  const found = new Map(await redirects())
  for (const start of found.keys()) {
    const seen = new Set()
    for (let at = start; at && !seen.has(at); at = found.get(at) ?? '') seen.add(at)
    expect(found.has([...seen].at(-1) as string)).toBe(false)
  }
})

test('words that come twice are saved once, also the first of a language', async () => {
  const owner = await callerOf(api, 'owner')
  await owner.send('POST', path, { ...jam, languageCode: 'pl', slug: 'konfitury' })
  const { id, rev } = await named(owner, 'konfitury')
  const body = { name: 'Syltetøy', slug: 'syltetoy', description: '', rev }
  const save = async () => owner.send('PUT', `${path}/${id}/languages/nb`, body)
  expect([(await save()).status, (await save()).status]).toEqual([200, 200])
})

test('no two categories are named by one address, in whichever language', async () => {
  const owner = await callerOf(api, 'owner')
  const dairy = await named(owner, 'dairy')
  const taken = Object.values((await named(owner, 'seafood')).words).map(({ slug }) => slug)
  for (const slug of [...taken, 'seafood']) {
    const body = { ...dairy.words['en'], slug, rev: dairy.rev }
    const answer = await owner.send('PUT', `${path}/${dairy.id}/languages/en`, body)
    expect(await refusal(answer)).toMatchObject({ code: 'category_slug_taken', field: 'slug' })
    const made = await owner.send('POST', path, { ...jam, slug })
    expect(await refusal(made)).toMatchObject({ code: 'category_slug_taken', field: 'slug' })
  }
  expect(await named(owner, 'dairy')).toEqual(dairy)
})

test('of two who change one category the second is told, and nothing is overwritten', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await callerOf(api, 'manager')]
  const { id, rev, words } = await named(one, 'bread')
  const wording = { ...words['nb'], description: 'Fra steinovnen.', rev }
  const answers = await Promise.all([
    one.send('PUT', `${path}/${id}/languages/nb`, wording),
    other.send('PATCH', `${path}/${id}`, { rev, tint: 'sea' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const now = await named(one, 'bread')
  expect(now.rev).toBe(rev + 1)
  expect([now.tint === 'sea', now.words['nb']?.description === 'Fra steinovnen.']).toContain(false)
})

test('the order is saved whole over the one that was seen, and visitors meet it', async () => {
  const owner = await callerOf(api, 'owner')
  const seen = (await listed(owner)).map(({ id }) => id)
  const ids = seen.toReversed()
  expect((await owner.send('PUT', `${path}/order`, { ids, seen })).status).toBe(200)
  expect((await owner.send('PUT', `${path}/order`, { ids, seen })).status).toBe(200)
  expect((await listed(owner)).map(({ id }) => id)).toEqual(ids)
  const behind = { ids: [seen[1], seen[0], ...seen.slice(2)], seen }
  const stale = await owner.send('PUT', `${path}/order`, behind)
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale' })
})

test('a category is removed only when no product stands in it, and its address leads to all of them', async () => {
  const owner = await callerOf(api, 'owner')
  const dairy = await named(owner, 'dairy')
  expect(dairy.products).toBeGreaterThan(0)
  const used = await owner.send('DELETE', `${path}/${dairy.id}?rev=${dairy.rev}`)
  expect(await refusal(used)).toMatchObject({ status: 409, code: 'category_used' })
  await owner.send('POST', path, { ...jam, slug: 'honey-jars' })
  const { id, rev, words } = await named(owner, 'honey-jars')
  const worded = { ...words['en'], name: 'Jars', rev }
  expect((await owner.send('PUT', `${path}/${id}/languages/en`, worded)).status).toBe(200)
  const unseen = await owner.send('DELETE', `${path}/${id}?rev=${rev}`)
  expect(await refusal(unseen)).toMatchObject({ status: 409, code: 'stale' })
  const removed = `${path}/${id}?rev=${rev + 1}`
  expect((await owner.send('DELETE', removed)).status).toBe(200)
  expect((await owner.send('DELETE', removed)).status).toBe(404)
  expect(await redirects()).toContainEqual(['/categories/honey-jars', '/categories'])
})

test('[O06] an editor writes the words and no more, a viewer looks', async () => {
  const editor = await callerOf(api, 'editor')
  const viewer = await callerOf(api, 'viewer')
  const { id, rev, words } = await named(editor, 'drinks')
  const wording = { ...words['en'], name: 'Juices', rev }
  expect((await editor.send('PUT', `${path}/${id}/languages/en`, wording)).status).toBe(200)
  for (const [method, at, body] of [
    ['PATCH', `/${id}`, { rev: rev + 1, isActive: false }],
    ['POST', '', jam],
    ['DELETE', `/${id}?rev=${rev + 1}`, undefined],
    ['PUT', '/order', { ids: [id], seen: [id] }],
  ] as const)
    expect((await editor.send(method, path + at, body)).status).toBe(403)
  expect((await viewer.get(path)).status).toBe(200)
  const again = { ...wording, rev: rev + 1 }
  expect((await viewer.send('PUT', `${path}/${id}/languages/en`, again)).status).toBe(403)
})

test('bad words are refused with the field that holds them', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, words } = await named(owner, 'drinks')
  for (const [part, code] of [
    [{ name: ' ' }, 'category_name_missing'],
    [{ name: 'x'.repeat(81) }, 'category_name_long'],
    [{ slug: 'Å æ' }, 'slug_invalid'],
    [{ description: 'x'.repeat(301) }, 'text_long'],
  ] as const) {
    const body = { ...words['en'], rev, ...part }
    const answer = await owner.send('PUT', `${path}/${id}/languages/en`, body)
    expect(await refusal(answer)).toMatchObject({ code, field: Object.keys(part)[0] })
  }
  const picture = { rev, imageUrl: 'https://elsewhere.example/a.png' }
  const foreign = await owner.send('PATCH', `${path}/${id}`, picture)
  expect(await refusal(foreign)).toMatchObject({ code: 'address_invalid', field: 'imageUrl' })
})

async function tiles(): Promise<string[]> {
  const visitor = api.visitor({ language: 'en' })
  const { categories } = (await (await visitor.get('/api/catalog/categories')).json()) as Categories
  return categories.map(({ name }) => name)
}

/** From where to where, by where they begin. */
async function redirects() {
  const { rows } = await api.database.execute(
    `select from_path, to_path from redirects where from_path like '/categories/%' order by from_path`,
  )
  return rows.map((row) => [String(row['from_path']), String(row['to_path'])] as const)
}
