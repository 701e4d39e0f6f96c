import { expect, test } from 'vitest'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { WrittenPage } from '#domain/pages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import {
  address,
  logOf,
  madePage,
  pagesPath,
  published,
  renamed,
  pageOf,
  useAddresses,
} from '#tests/support/pages.ts'

const api = useApi()
const { answerAt, pageAt } = useAddresses(api)

test('[A02] a page is made as a draft, written, published, and read', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'our-story', title: 'Our story' })
  expect(page).toMatchObject({ key: 'our-story', rev: 1, titles: { en: 'Our story' } })
  expect(page.languages).toEqual([address({ code: 'en', slug: 'our-story', state: 'draft' })])
  expect((await answerAt('our-story')).status).toBe(404)
  await saved(editor, 'our-story/body', { language: 'en', value: '<p>Once</p>' })
  await published(editor, page, 'en')
  const { texts } = await pageAt('our-story')
  expect(texts['title']).toMatchObject({ value: 'Our story', languageCode: 'en' })
  expect(texts['body']).toMatchObject({ type: 'html', value: '<p>Once</p>' })
  expect(await logOf(api, 'our-story')).toEqual(['page_made', 'page_published'])
})

test('the same call makes one page, also sent twice at once; another body is refused', async () => {
  const editor = await callerOf(api, 'editor')
  const body = {
    template: 'article',
    parentId: null,
    languageCode: 'en',
    title: 'Once',
    slug: 'once',
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => editor.send('POST', pagesPath, body, headers)
  const first = await Promise.all([send(), send()])
  const answers = [...first, await send()].map((response) => answered<WrittenPage>(response, 201))
  const ids = (await Promise.all(answers)).map(({ page }) => page.id)
  expect(new Set(ids).size).toBe(1)
  const other = await editor.send('POST', pagesPath, { ...body, title: 'Other' }, headers)
  expect(await refusal(other)).toMatchObject({ status: 409, code: 'key_reused' })
})

test('a page begins with the texts of its template', async () => {
  const editor = await callerOf(api, 'editor')
  const { key } = await madePage(editor, { slug: 'asked', template: 'questions' })
  const { texts } = await answered<{ texts: { key: string; type: string }[] }>(
    await editor.get(`/api/admin/content/texts?page=${key}&language=en`),
  )
  expect(texts.map((text) => text.key)).toEqual([
    ...['title', 'lede', 'question.1.title', 'question.1.body', 'metaTitle', 'metaDescription'],
  ])
})

test('what somebody changed meanwhile is refused with theirs; the same call again is answered', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'two-editors' })
  const first = await answered<WrittenPage>(await renamed(editor, page, 'en', 'editor-one'))
  expect(await answered<WrittenPage>(await renamed(editor, page, 'en', 'editor-one'))).toEqual(
    first,
  )
  const late = await refusal(await renamed(editor, page, 'en', 'editor-two'))
  expect(late).toMatchObject({ status: 409, code: 'stale', current: { rev: 2 } })
  const path = `${pagesPath}/${page.id}/languages/en/publication`
  const wish = { rev: 2, as: 'publish' }
  for (const _ of [1, 2]) expect((await editor.send('PUT', path, wish)).status).toBe(200)
  const stale = await editor.send('PUT', path, { rev: 2, as: 'unpublish' })
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale' })
  expect((await pageOf(editor, page.id)).rev).toBe(3)
})

test('two who save one page at the same time: one is done, one is refused, and nothing is half', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await published(editor, await madePage(editor, { slug: 'at-once' }), 'en')
  const answers = await Promise.all([
    renamed(editor, page, 'en', 'at-once-one'),
    renamed(editor, page, 'en', 'at-once-two'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { languages, rev } = await pageOf(editor, page.id)
  expect(rev).toBe(3)
  const { redirects } = await answered<{ redirects: { fromPath: string }[] }>(
    await editor.get('/api/admin/content/redirects'),
  )
  const own = redirects.filter(({ fromPath }) => fromPath.startsWith('/at-once'))
  expect([languages[0]?.slug, own.length]).toEqual([expect.stringMatching(/^at-once-/u), 1])
})

test('pages stand under each other, never under themselves, and show the way down to them', async () => {
  const editor = await callerOf(api, 'editor')
  const top = await published(editor, await madePage(editor, { slug: 'top', title: 'Top' }), 'en')
  const middle = await madePage(editor, { slug: 'middle', title: 'Middle', parentId: top.id })
  const leaf = await madePage(editor, { slug: 'leaf', title: 'Leaf', parentId: middle.id })
  await published(editor, leaf, 'en')
  expect((await pageAt('leaf')).crumbs).toEqual([{ title: 'Top', path: '/top' }])
  await published(editor, middle, 'en')
  expect((await pageAt('leaf')).crumbs).toEqual([
    { title: 'Top', path: '/top' },
    { title: 'Middle', path: '/middle' },
  ])
  for (const parentId of [top.id, leaf.id, crypto.randomUUID()]) {
    const response = await editor.send('PATCH', `${pagesPath}/${top.id}`, { rev: 2, parentId })
    expect(await refusal(response)).toMatchObject({ status: 422, code: 'parent_invalid' })
  }
  const moved = { rev: 2, parentId: null, template: 'places' }
  for (const _ of [1, 2])
    expect((await editor.send('PATCH', `${pagesPath}/${leaf.id}`, moved)).status).toBe(200)
  expect(await pageAt('leaf')).toMatchObject({ template: 'places', crumbs: [] })
})

test('a page that the menu leads to is taken off only by who has seen the warning', async () => {
  const owner = await callerOf(api, 'owner')
  const page = await published(
    owner,
    await madePage(owner, { slug: 'linked', title: 'Linked', languageCode: 'nb' }),
    'nb',
  )
  const menu = await answered<EditableMenu>(await owner.get('/api/admin/menu'))
  const item = { title: 'Linked', titles: {}, url: '/en/linked?a=1', isExternal: false }
  const more = { icon: null, iconColor: null, isActive: true, languageCodes: null, children: [] }
  await answered(
    await owner.send('PUT', '/api/admin/menu', { rev: menu.rev, items: [{ ...item, ...more }] }),
  )
  const path = `${pagesPath}/${page.id}`
  const down = { rev: page.rev, as: 'unpublish' }
  const warned = await owner.send('PUT', `${path}/languages/nb/publication`, down)
  expect(await refusal(warned)).toMatchObject({ status: 409, code: 'page_linked' })
  const kept = await refusal(await owner.send('POST', `${path}/remove`, { rev: page.rev }))
  expect(kept).toMatchObject({ status: 409, code: 'page_linked' })
  expect(kept.message).toMatch(/^1 link /u)
  const dead = async () =>
    (await answered<EditableMenu>(await owner.get('/api/admin/menu'))).items.map((i) => i.isDead)
  expect(await dead()).toEqual([false])
  const gone = { rev: page.rev, anyway: true }
  for (const _ of [1, 2])
    expect((await owner.send('POST', `${path}/remove`, gone)).status).toBe(200)
  expect((await answerAt('linked', 'nb')).status).toBe(404)
  expect(await dead()).toEqual([true])
  const { page: back } = await answered<WrittenPage>(
    await owner.send('POST', `${path}/restore`, { rev: page.rev + 1 }),
  )
  expect(back).toMatchObject({ isRemoved: false, titles: { nb: 'Linked' } })
  expect(back.languages.map(({ state }) => state)).toEqual(['draft'])
})

test('the sitemap has what is published, language by language, and not what search engines shall leave alone', async () => {
  const editor = await callerOf(api, 'editor')
  const made = await madePage(editor, { slug: 'mapped', title: 'Mapped' })
  const sitemap = async () => (await api.visitor().get('/api/sitemap.xml')).text()
  expect(await sitemap()).not.toContain('/mapped')
  const page = await published(editor, made, 'en')
  expect(await sitemap()).toContain('/en/mapped</loc>')
  const path = `${pagesPath}/${page.id}/languages/en`
  await answered(
    await editor.send('PUT', path, { rev: page.rev, slug: 'mapped', isIndexed: false }),
  )
  expect(await sitemap()).not.toContain('/mapped')
  expect(await pageAt('mapped')).toMatchObject({ isIndexed: false, alternates: [] })
})

test('pages of another factory are not found', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.batch(
    [
      `insert into factories (id, name, is_active, created_at, updated_at) values ('other', 'Other', 1, 9999999999999, 1)`,
      `insert into pages (id, factory_id, slug, template, is_published, created_at, updated_at)
        values ('01990000-0000-7000-8000-000000000001', 'other', 'theirs', 'article', 1, 1, 1)`,
    ],
    'write',
  )
  const path = `${pagesPath}/01990000-0000-7000-8000-000000000001`
  const calls = [
    owner.send('PATCH', path, { rev: 1, parentId: null }),
    owner.send('POST', `${path}/remove`, { rev: 1 }),
    owner.send('POST', `${path}/restore`, { rev: 1 }),
    owner.send('PUT', `${path}/languages/en`, { rev: 1, slug: 'x', isIndexed: true }),
    owner.send('PUT', `${path}/languages/en/publication`, { rev: 1, as: 'publish' }),
  ]
  for (const response of await Promise.all(calls)) expect(response.status).toBe(404)
})
