import { expect, test } from 'vitest'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { MovedTo, Redirects, WrittenPage } from '#domain/pages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { madePage, published, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/content/redirects'

const add = (editor: Visitor, fromPath: string, to: string | null) =>
  editor.send('POST', path, { fromPath, to })
const movedTo = async (from: string, language = 'en') => {
  const query = new URLSearchParams({ path: from })
  const response = await api.visitor({ language }).get(`/api/content/moved?${query}`)
  return (await answered<MovedTo>(response)).to
}
const isGone = async (from: string) => {
  const query = new URLSearchParams({ path: from })
  const response = await api.visitor({ language: 'en' }).get(`/api/content/moved?${query}`)
  return (await answered<MovedTo>(response)).isGone
}

test('an unused path leads on, however it is written; the same twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  for (const _ of [1, 2]) {
    const response = await add(editor, '/Old-Shop/Index.html', '/en/products?category=dairy')
    const { redirects } = await answered<Redirects>(response, 201)
    expect(redirects).toMatchObject([
      { fromPath: '/old-shop/index.html', to: '/products?category=dairy', isManual: true },
    ])
  }
  for (const from of ['/old-shop/index.html', '/OLD-shop/Index.html', '/old-shop/index.html/'])
    expect(await movedTo(from)).toBe('/products?category=dairy')
  expect(await movedTo('/old-shop')).toBeNull()
})

test.each([
  '/about',
  '/products',
  '/farms',
  '/farms-and-boats',
  '/products/modnet-gardsost',
  '/categories',
  '/admin/old',
  '/account/x',
  '/api/x',
  '/media/x',
  '/en',
  '/restaurants',
])('the site uses %s itself: no redirect begins there', async (from) => {
  const editor = await callerOf(api, 'editor')
  expect(await refusal(await add(editor, from, '/about'))).toMatchObject({
    ...{ status: 409, code: 'redirect_from_used', field: 'fromPath' },
  })
})

test.each(['/en/old-page', '/NB/old-page', '/en/about'])(
  'an address leads on in every language: %s is to be given without its own',
  async (from) => {
    const editor = await callerOf(api, 'editor')
    expect(await refusal(await add(editor, from, '/about'))).toMatchObject({
      ...{ status: 422, code: 'redirect_from_language', field: 'fromPath' },
      message:
        'Give the address without its language in front, like /old-page.html: it leads on in every language.',
    })
  },
)

test.each([
  '/nowhere',
  '/old-and-gone',
  '/en/nowhere',
  'http://matverk.test/nowhere',
  'https://MATVERK.test/en/old-and-gone?a=1',
])(
  'nothing is at %s: no redirect leads there, so none leads to another one or to itself',
  async (to) => {
    const editor = await callerOf(api, 'editor')
    await add(editor, '/old-and-gone', '/about')
    const response = await add(editor, '/nowhere', to)
    expect(await refusal(response)).toMatchObject({
      ...{ status: 422, code: 'redirect_to_unknown', field: 'to' },
    })
  },
)

test('an address of this very site is kept as its path, one elsewhere as it is', async () => {
  const editor = await callerOf(api, 'editor')
  await answered(await add(editor, '/own', 'http://matverk.test/en/products?category=dairy'), 201)
  await answered(await add(editor, '/elsewhere', 'https://example.org/en/products'), 201)
  expect(await movedTo('/own')).toBe('/products?category=dairy')
  expect(await movedTo('/elsewhere')).toBe('https://example.org/en/products')
})

test.each(['javascript:alert(1)', '//evil.example', 'mailto:a@b.no', '/a b', '/\u202Ex', ''])(
  '%j is no place to lead to',
  async (to) => {
    const editor = await callerOf(api, 'editor')
    expect(await refusal(await add(editor, '/hostile', to))).toMatchObject({ status: 422 })
  },
)

test.each(['', '/', 'about', '//x', '/\\x', 'https://evil.example/x'])(
  '%j is no path to begin at',
  async (from) => {
    const editor = await callerOf(api, 'editor')
    expect(await refusal(await add(editor, from, '/about'))).toMatchObject({
      ...{ status: 422, code: 'address_invalid', field: 'fromPath' },
    })
  },
)

test('a redirect to a page follows it wherever it moves, in each language to its address there', async () => {
  const editor = await callerOf(api, 'editor')
  let page = await published(editor, await madePage(editor, { slug: 'the-goal' }), 'en')
  await answered(await add(editor, '/campaign', '/the-goal'), 201)
  expect(await movedTo('/campaign')).toBe('/the-goal')
  page = (await answered<WrittenPage>(await renamed(editor, page, 'en', 'the-new-goal'))).page
  page = (await answered<WrittenPage>(await renamed(editor, page, 'uk', 'meta'))).page
  await saved(editor, 'the-goal/title', { language: 'uk', value: 'Мета' })
  await published(editor, page, 'uk')
  expect(await movedTo('/campaign')).toBe('/the-new-goal')
  expect(await movedTo('/the-goal')).toBe('/the-new-goal')
  expect(await movedTo('/campaign', 'uk')).toBe('/meta')
  // Not published there: another language's words stand at its address.
  expect(await movedTo('/campaign', 'pl')).toBe('/the-new-goal')
})

test('a link to an old address is not dead, and is once it leads nowhere', async () => {
  const owner = await callerOf(api, 'owner')
  await answered(await add(owner, '/flyer', '/about'), 201)
  const menu = await answered<EditableMenu>(await owner.get('/api/admin/menu'))
  const item = { title: 'Flyer', titles: {}, url: '/flyer', isExternal: false, children: [] }
  const more = { icon: null, iconColor: null, isActive: true, languageCodes: null }
  const items = [{ ...item, ...more }]
  await answered(await owner.send('PUT', '/api/admin/menu', { rev: menu.rev, items }))
  const isDead = async () =>
    (await answered<EditableMenu>(await owner.get('/api/admin/menu'))).items[0]?.isDead
  expect(await isDead()).toBe(false)
  const { redirects } = await answered<Redirects>(await owner.get(path))
  const own = redirects.find(({ fromPath }) => fromPath === '/flyer')
  for (const _ of [1, 2])
    expect((await owner.send('DELETE', `${path}/${own?.id ?? ''}`)).status).toBe(200)
  expect(await isDead()).toBe(true)
  expect(await movedTo('/flyer')).toBeNull()
  const { rows } = await api.database.execute(
    `select 1 from audit_log where action = 'redirect_removed' and entity_id = '/flyer'`,
  )
  expect(rows).toHaveLength(1)
})

test('an address whose place nothing took says that it is gone; the same twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  for (const _ of [1, 2]) {
    const { redirects } = await answered<Redirects>(await add(editor, '/old-campaign', null), 201)
    const own = redirects.filter(({ fromPath }) => fromPath === '/old-campaign')
    expect(own).toMatchObject([{ to: null, isGone: true, isManual: true }])
  }
  expect(await movedTo('/old-campaign')).toBeNull()
  expect(await isGone('/old-campaign')).toBe(true)
  expect(await isGone('/never-there')).toBe(false)
  const links = await answered<{ paths: string[] }>(await editor.get('/api/admin/places'))
  expect(links.paths).not.toContain('/old-campaign')
})

test('a removed page is gone at its addresses, also at those that it had before, until it is back', async () => {
  const editor = await callerOf(api, 'editor')
  let page = await published(editor, await madePage(editor, { slug: 'a-season' }), 'en')
  page = (await answered<WrittenPage>(await renamed(editor, page, 'en', 'a-longer-season'))).page
  expect(await isGone('/a-longer-season')).toBe(false)
  const pagePath = `/api/admin/content/pages/${page.id}`
  const removed = await editor.send('POST', `${pagePath}/remove`, { rev: page.rev, anyway: true })
  page = (await answered<WrittenPage>(removed)).page
  expect(await isGone('/a-longer-season')).toBe(true)
  expect(await isGone('/a-season')).toBe(true)
  await answered(await editor.send('POST', `${pagePath}/restore`, { rev: page.rev }))
  expect(await isGone('/a-longer-season')).toBe(false)
})

test.each(["' or 1=1 --", '/%00', '/%', '..', '/'.repeat(2000)])(
  'nothing is at %j, and nothing breaks',
  async (from) => {
    expect(await movedTo(from)).toBeNull()
  },
)
