import { expect, test } from 'vitest'
import type { EditablePage, Redirects, WrittenPage } from '#domain/pages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import {
  madePage,
  pagesPath,
  published,
  renamed,
  address,
  pageOf,
  useAddresses,
} from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { answerAt, pageAt, titleAt, movedAt } = useAddresses(api)

test.each([
  ...['about', 'products', 'api', 'media', 'en', 'uk', 'restaurants'].map((slug) => [
    slug,
    'slug_reserved',
  ]),
  ...['', 'a b', '../x', 'å', 'a--b', '-a', "x'; drop table pages; --", '‮x', 'a'.repeat(81)].map(
    (slug) => [slug, 'slug_invalid'],
  ),
])('[D10] no page gets the address %j: %s', async (slug = '', code = '') => {
  const editor = await callerOf(api, 'editor')
  const response = await editor.send('POST', pagesPath, {
    ...{ template: 'article', parentId: null, languageCode: 'en', title: 'X', slug },
  })
  expect(await refusal(response)).toMatchObject({ status: 422, code, field: 'slug' })
})

test('[D10] the sentence for a reserved address says why', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'not-yet' })
  const response = await renamed(editor, page, 'en', 'checkout')
  expect((await refusal(response)).message).toBe('This address is used by the site itself.')
})

test('an address is one page’s in all languages, and free again once that page was removed', async () => {
  const editor = await callerOf(api, 'editor')
  const first = await madePage(editor, { slug: 'the-dairy' })
  const second = await madePage(editor, { slug: 'the-other-dairy' })
  for (const code of ['en', 'nb'])
    expect(await refusal(await renamed(editor, second, code, 'the-dairy'))).toMatchObject({
      ...{ status: 409, code: 'slug_taken', field: 'slug' },
    })
  await editor.send('POST', `${pagesPath}/${first.id}/remove`, { rev: first.rev })
  const inNorwegian = await answered<WrittenPage>(await renamed(editor, second, 'nb', 'the-dairy'))
  const { page } = await answered<WrittenPage>(
    await renamed(editor, inNorwegian.page, 'en', 'the-dairy'),
  )
  expect(page.languages.map(({ slug }) => slug)).toEqual(['the-dairy', 'the-dairy'])
  expect((await pageOf(editor, first.id)).languages).toEqual([])
})

test('[D10] a page that was renamed twice and back leads from every old address straight to it', async () => {
  const editor = await callerOf(api, 'editor')
  let page = await published(editor, await madePage(editor, { slug: 'first-name' }), 'en')
  for (const slug of ['second-name', 'third-name'])
    page = (await answered<WrittenPage>(await renamed(editor, page, 'en', slug))).page
  for (const old of ['first-name', 'second-name']) expect(await movedAt(old)).toBe('/third-name')
  await answered<WrittenPage>(await renamed(editor, page, 'en', 'first-name'))
  expect((await pageAt('first-name')).paths['en']).toBe('/first-name')
  for (const old of ['second-name', 'third-name']) expect(await movedAt(old)).toBe('/first-name')
})

test('an old address that another page takes is that page’s', async () => {
  const editor = await callerOf(api, 'editor')
  const old = await published(editor, await madePage(editor, { slug: 'given-up' }), 'en')
  await answered(await renamed(editor, old, 'en', 'given-up-no-more'))
  expect(await movedAt('given-up')).toBe('/given-up-no-more')
  const next = await madePage(editor, { slug: 'given-up', title: 'New one' })
  await published(editor, next, 'en')
  expect((await pageAt('given-up')).texts['title']?.value).toBe('New one')
})

/** As pages may stand from before addresses were one page's in all languages. */
async function sharing(page: EditablePage, code: string, slug: string): Promise<void> {
  await api.database.execute({
    sql: `insert into page_slugs (factory_id, language_code, slug, page_id, is_published)
      select factory_id, ?, ?, id, 0 from pages where id = ?`,
    args: [code, slug, page.id],
  })
}

test('an address that a draft has too is still that of the page that visitors see there', async () => {
  const editor = await callerOf(api, 'editor')
  const inNorwegian = { slug: 'lambs', title: 'Lambs', languageCode: 'nb' }
  await published(editor, await madePage(editor, inNorwegian), 'nb')
  const goats = { slug: 'goats', title: 'Goats', languageCode: 'nb' }
  const other = await published(editor, await madePage(editor, goats), 'nb')
  await sharing(other, 'en', 'lambs')
  expect(await titleAt('lambs')).toBe('Lambs')
  const path = `${pagesPath}/${other.id}/languages/en/publication`
  const response = await editor.send('PUT', path, { rev: other.rev, as: 'publish' })
  expect(await refusal(response)).toMatchObject({ status: 409, code: 'slug_taken' })
})

test('no new page gets an address that another page has in another language', async () => {
  const editor = await callerOf(api, 'editor')
  await madePage(editor, { slug: 'calves', languageCode: 'nb' })
  const body = { template: 'article', parentId: null, languageCode: 'en', title: 'Calves' }
  const response = await editor.send('POST', pagesPath, { ...body, slug: 'calves' })
  expect(await refusal(response)).toMatchObject({ status: 409, code: 'slug_taken', field: 'slug' })
})

test('a draft takes no old address: the redirect ends when the page goes out, at once or at its time', async () => {
  const editor = await callerOf(api, 'editor')
  const publishAt = Date.now() + 60_000
  for (const [slug, wish] of [
    ['old-barn', { as: 'publish' }],
    ['old-mill', { as: 'schedule', publishAt }],
  ] as const) {
    const old = await published(editor, await madePage(editor, { slug }), 'en')
    await answered(await renamed(editor, old, 'en', `new-${slug}`))
    const next = await madePage(editor, { slug, title: 'Next' })
    expect(await movedAt(slug)).toBe(`/new-${slug}`)
    const path = `${pagesPath}/${next.id}/languages/en/publication`
    await answered(await editor.send('PUT', path, { rev: next.rev, ...wish }))
    if (wish.as === 'schedule') {
      expect(await movedAt(slug)).toBe(`/new-${slug}`)
      await jobsAt(api, publishAt)
    }
    expect(await titleAt(slug)).toBe('Next')
    const { rows } = await api.database.execute({
      sql: `select 1 from audit_log where action = 'redirect_removed' and entity_id = ?`,
      args: [`/${slug}`],
    })
    expect(rows).toHaveLength(1)
  }
})

test('an address that only a draft had leads nowhere, and a redirect of all languages stays', async () => {
  const editor = await callerOf(api, 'editor')
  const draft = await madePage(editor, { slug: 'never-out' })
  await answered(await renamed(editor, draft, 'en', 'out-soon'))
  const redirects = async () =>
    (await answered<Redirects>(await editor.get('/api/admin/content/redirects'))).redirects
  const froms = async () => (await redirects()).map(({ fromPath }) => fromPath)
  expect(await froms()).not.toContain('/never-out')
  const manual = { fromPath: '/by-hand', to: '/about' }
  await answered(await editor.send('POST', '/api/admin/content/redirects', manual), 201)
  await published(editor, await madePage(editor, { slug: 'by-hand' }), 'en')
  expect(await froms()).toContain('/by-hand')
})

test('a removed page that still says it is published comes back as a draft in each language', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await published(editor, await madePage(editor, { slug: 'long-gone' }), 'en')
  const path = `${pagesPath}/${page.id}`
  await answered(await editor.send('POST', `${path}/remove`, { rev: page.rev }))
  await api.database.execute({
    sql: 'update page_slugs set is_published = 1 where page_id = ?',
    args: [page.id],
  })
  const { page: back } = await answered<WrittenPage>(
    await editor.send('POST', `${path}/restore`, { rev: page.rev + 1 }),
  )
  expect(back.languages.map(({ state }) => state)).toEqual(['draft'])
  expect((await answerAt('long-gone')).status).toBe(404)
})
