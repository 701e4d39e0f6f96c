import { expect, test } from 'vitest'
import type { Home, WholePage } from '#domain/content.schema.ts'
import type { EditableSections } from '#domain/sections.schema.ts'
import { pictureAddress } from '#domain/media.ts'
import type { MediaUsage } from '#domain/media.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { added as addedPicture, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'

const api = useApi()
const path = (page: string) => `/api/admin/content/sections/${page}`

async function listOf(editor: Visitor, page: string): Promise<EditableSections> {
  return answered<EditableSections>(await editor.get(path(page)))
}

/** Saves the list as `change` leaves it. */
async function save(
  editor: Visitor,
  page: string,
  change: (sections: EditableSections['sections']) => object[],
): Promise<EditableSections> {
  const { sections, rev } = await listOf(editor, page)
  const body = { sections: change(sections), rev }
  return answered<EditableSections>(await editor.send('PUT', path(page), body))
}

const added =
  (...sections: object[]) =>
  (before: object[]) => [...before, ...sections]

async function shown(page: string, language = 'en'): Promise<WholePage> {
  return answered<WholePage>(
    await api.visitor({ language }).get(`/api/content/pages/${page}/whole`),
  )
}

test('a page without sections carries nothing of them', async () => {
  const page = await shown('privacy')
  expect(Object.keys(page)).toEqual(['texts'])
  const home = await answered<Home>(await api.visitor().get('/api/home'))
  expect(home).not.toHaveProperty('sections')
})

test('sections are added, written, moved and hidden; readers get the visible ones in their order', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections } = await save(editor, 'about', added({ kind: 'text' }, { kind: 'steps' }))
  expect(sections.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'text'],
    [2, 'steps'],
  ])
  expect(sections[1]?.settings).toEqual({ ground: 'tint', count: 3 })
  await saved(editor, 'about/section.1.title', { value: 'Vår historie', language: 'nb' })
  await saved(editor, 'about/section.2.title', { value: 'Slik gjør vi', language: 'nb' })
  await save(editor, 'about', (before) => before.toReversed())
  const page = await shown('about')
  expect(page.sections?.map(({ number }) => number)).toEqual([2, 1])
  expect(page.texts['section.1.title']).toMatchObject({ value: 'Vår historie', languageCode: 'nb' })

  await save(editor, 'about', ([first, ...rest]) => [{ ...first, isHidden: true }, ...rest])
  const after = await shown('about')
  expect(after.sections?.map(({ number }) => number)).toEqual([1])
  expect(after.texts).not.toHaveProperty('section.2.title')
})

test('what was removed keeps its number and words, and comes back with them', async () => {
  const editor = await callerOf(api, 'editor')
  const before = await save(editor, 'quality', added({ kind: 'text' }, { kind: 'questions' }))
  await saved(editor, 'quality/section.1.title', { value: 'Bevart', language: 'nb' })
  await save(editor, 'quality', (sections) => sections.slice(1))
  expect((await shown('quality')).texts).not.toHaveProperty('section.1.title')
  const texts = await (await editor.get('/api/admin/content/texts?page=quality&language=nb')).text()
  expect(texts).not.toContain('section.1.title')

  const { sections } = await save(editor, 'quality', added({ kind: 'text' }))
  expect(sections.map(({ number }) => number)).toEqual([2, 3])
  await save(editor, 'quality', (now) => [...before.sections.slice(0, 1), ...now])
  const page = await shown('quality', 'nb')
  expect(page.sections?.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(page.texts['section.1.title']?.value).toBe('Bevart')
})

test('[D6] a list that somebody has saved meanwhile is refused with theirs, and nothing of it is written', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'manager')]
  const { rev } = await listOf(one, 'support')
  await save(one, 'support', added({ kind: 'text' }))
  const late = await other.send('PUT', path('support'), { sections: [{ kind: 'table' }], rev })
  const refused = await refusal(late)
  expect(refused).toMatchObject({ status: 409, code: 'stale' })
  expect((refused.current as EditableSections).sections.map(({ kind }) => kind)).toEqual(['text'])
  expect((await shown('support')).sections?.map(({ kind }) => kind)).toEqual(['text'])
})

test('the same save sent twice, and twice at once, is one', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await listOf(editor, 'terms')
  const body = { sections: [{ kind: 'text' }], rev }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = async () => editor.send('PUT', path('terms'), body, headers)
  const together = await Promise.all([send(), send()])
  expect(together.map(({ status }) => status)).toEqual([200, 200])
  const again = await answered<EditableSections>(await send())
  expect(again).toMatchObject({ rev: rev + 1, sections: [{ number: 1, kind: 'text' }] })
  const { rows } = await api.database.execute(
    `select action from audit_log where action = 'sections_saved' and entity_id = 'terms'`,
  )
  expect(rows).toHaveLength(1)
})

const picture = pictureAddress({ id: crypto.randomUUID(), version: 1 }, 640)

test.each([
  [{ kind: 'carousel' }, 'invalid_input'],
  [{ kind: 'text', settings: { onclick: 'alert(1)' } }, 'invalid_input'],
  [{ kind: 'text', settings: { ground: 'red;}' } }, 'invalid_input'],
  [{ kind: 'hero', settings: { url: 'javascript:alert(1)' } }, 'address_invalid'],
  [{ kind: 'hero', settings: { url: '//evil.example' } }, 'address_invalid'],
  [
    { kind: 'hero', settings: { picture: 'https://evil.example/x.png' } },
    'picture_address_invalid',
  ],
  [
    { kind: 'picture-text', settings: { picture: `${picture}"><script>` } },
    'picture_address_invalid',
  ],
  [{ kind: 'picture-text', settings: { side: 'left' } }, 'invalid_input'],
  [{ kind: 'products', settings: { category: "x' or 1=1" } }, 'invalid_input'],
  [{ kind: 'products', settings: { products: Array(13).fill('a') } }, 'too_many_items'],
  [{ kind: 'steps', settings: { count: 9 } }, 'invalid_input'],
  [{ kind: 'questions', settings: { count: 0.5 } }, 'invalid_input'],
  [{ kind: 'call-to-action', settings: { secondUrl: 'data:text/html,x' } }, 'address_invalid'],
  [{ kind: 'map', settings: { places: [{ latitude: 91, longitude: 0 }] } }, 'invalid_input'],
  [{ kind: 'map', settings: { places: [] } }, 'invalid_input'],
  [
    { kind: 'gallery', settings: { pictures: ['/pictures/x-640.webp'] } },
    'picture_address_invalid',
  ],
  [{ kind: 'gallery', settings: { pictures: Array(25).fill(picture) } }, 'too_many_items'],
  [{ kind: 'table', settings: { rows: 4 } }, 'invalid_input'],
  [{ kind: 'home-hero' }, 'invalid_input'],
  [{ kind: 'text', number: 77 }, 'invalid_input'],
  [{ kind: 'text', factoryId: 'other' }, 'invalid_input'],
])('a section %j is refused', async (section, code) => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await listOf(editor, 'contact')
  const response = await editor.send('PUT', path('contact'), { sections: [section], rev })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect((await listOf(editor, 'contact')).rev).toBe(rev)
})

test('a page holds 40 sections at most, and each number once', async () => {
  const editor = await callerOf(api, 'editor')
  const send = async (sections: object[]) =>
    refusal(await editor.send('PUT', path('contact'), { sections, rev: 0 }))
  expect(await send(Array.from({ length: 41 }, () => ({ kind: 'text' })))).toMatchObject({
    code: 'too_many_sections',
  })
  const twice = { kind: 'text', number: 1 }
  expect(await send([twice, twice])).toMatchObject({ code: 'invalid_input' })
})

test('a section that is known as one kind does not become another', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections, rev } = await save(editor, 'cookies', added({ kind: 'text' }))
  const changed = sections.map((section) => ({ ...section, kind: 'table', settings: {} }))
  const response = await editor.send('PUT', path('cookies'), { sections: changed, rev })
  expect(await refusal(response)).toMatchObject({ status: 422 })
})

test.each(['checkout', 'products', 'nowhere', 'footer', 'A..b'])(
  'the page %s takes no sections',
  async (page) => {
    const editor = await callerOf(api, 'editor')
    expect((await editor.get(path(page))).status).toBe(404)
    const response = await editor.send('PUT', path(page), { sections: [], rev: 0 })
    expect(response.status).toBe(404)
  },
)

test('the home page’s own sections are moved and hidden among the added ones, and never lost', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections, rev } = await listOf(editor, 'home')
  expect(rev).toBe(0)
  expect(sections.map(({ kind }) => kind)).toEqual([
    'home-hero',
    'home-categories',
    'home-best',
    'home-made',
    'home-shops',
  ])
  const lost = await editor.send('PUT', path('home'), { sections: sections.slice(1), rev })
  expect(await refusal(lost)).toMatchObject({ status: 422 })
  await save(editor, 'home', ([hero, ...rest]) => [
    { ...hero },
    { kind: 'call-to-action' },
    ...rest.map((own) => ({ ...own, isHidden: own.kind === 'home-made' })),
  ])
  const home = await answered<Home>(await api.visitor().get('/api/home'))
  expect(home.sections?.map(({ kind }) => kind)).toEqual([
    'home-hero',
    'call-to-action',
    'home-categories',
    'home-best',
    'home-shops',
  ])
})

test('a list of products shows those chosen in their order, or what sells best in a category', async () => {
  const editor = await callerOf(api, 'editor')
  const { products } = await answered<{ products: { id: string }[] }>(
    await api.visitor().get('/api/catalog/products'),
  )
  const chosen = products
    .slice(0, 3)
    .map(({ id }) => id)
    .toReversed()
  const { categories } = await answered<{ categories: { key: string }[] }>(
    await api.visitor().get('/api/catalog/categories'),
  )
  const category = categories[0]?.key
  await save(
    editor,
    'faq',
    added(
      { kind: 'products', settings: { products: [...chosen, 'gone'] } },
      { kind: 'products', settings: { category, products: chosen } },
      { kind: 'products', settings: { category: 'nothing' } },
    ),
  )
  const { sections = [] } = await shown('faq')
  expect(sections[0]?.products?.map(({ id }) => id)).toEqual(chosen)
  expect(sections[1]?.products?.length).toBeGreaterThan(3)
  expect(sections[1]?.products?.length).toBeLessThanOrEqual(8)
  expect(sections[2]).not.toHaveProperty('products')
})

test('what the database holds beside the rules is shown as a new section of its kind', async () => {
  const editor = await callerOf(api, 'editor')
  await save(editor, 'resellers', added({ kind: 'call-to-action' }))
  const hostile = JSON.stringify({ url: 'javascript:alert(1)', ground: '"><script>' })
  await api.database.execute({
    sql: `update page_sections set settings = ? where page_slug = 'resellers'`,
    args: [hostile],
  })
  const { sections } = await shown('resellers')
  expect(sections?.[0]?.settings).toEqual({ ground: 'deep', url: null, secondUrl: null })
})

test('a picture of a section is known as used, and its next version stands in the section at once', async () => {
  const editor = await callerOf(api, 'editor')
  const old = await addedPicture(
    editor,
    'old.png',
    await pictureOf('png', { width: 60, height: 40 }),
  )
  await save(editor, 'locations', added({ kind: 'gallery', settings: { pictures: [old.address] } }))
  const path = `/api/admin/media/${old.id}`
  const { uses } = await answered<MediaUsage>(await editor.get(`${path}/usage`))
  expect(uses.map(({ title }) => title)).toEqual(['locations · section.1'])
  expect(await refusal(await editor.send('DELETE', path))).toMatchObject({ code: 'media_used' })
  const response = await sendFile(editor, {
    name: 'new.png',
    bytes: await pictureOf('png', { width: 70, height: 40 }),
    over: old,
  })
  expect(response.status).toBe(200)
  const { sections } = await shown('locations')
  expect(sections?.[0]?.pictures).toMatchObject([{ id: old.id, version: 2 }])
})

test('[D11] a section gets its pictures with their words in the page’s language, else in the default one', async () => {
  const editor = await callerOf(api, 'editor')
  const pictures = []
  for (const altTexts of [{ nb: 'Ost', pl: 'Ser' }, { nb: 'Brød' }, { uk: 'Хліб' }]) {
    const bytes = await pictureOf('png', { width: 80 + pictures.length, height: 40 })
    const { id, rev, address } = await addedPicture(editor, 'shelf.png', bytes)
    const told = { altTexts, focalX: 30, rev }
    await answered(await editor.send('PATCH', `/api/admin/media/${id}`, told))
    pictures.push(address)
  }
  const gone = pictureAddress({ id: crypto.randomUUID(), version: 1 }, 640)
  const settings = { pictures: [...pictures, gone] }
  await save(editor, 'resellers', added({ kind: 'gallery', settings }))
  const { sections } = await shown('resellers', 'pl')
  const gallery = sections?.find(({ kind }) => kind === 'gallery')
  expect(gallery?.pictures?.map(({ alt }) => alt)).toEqual(['Ser', 'Brød', ''])
  expect(gallery?.pictures?.[0]).toMatchObject({ version: 1, height: 40, focalX: 30 })
})
