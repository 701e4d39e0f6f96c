import { expect, test } from 'vitest'
import type { ContentAnswer, ContentPage } from '#domain/content.schema.ts'
import type { EditablePage, Redirects, WrittenPage } from '#domain/pages.schema.ts'
import { runJobs } from '#server/features/jobs/jobs.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { madePage, pagesPath, published, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const answerAt = async (slug: string, language = 'en') =>
  api.visitor({ language }).get(`/api/content/slugs/${slug}`)
const titleAt = async (slug: string, language = 'en') =>
  (await answered<ContentPage>(await answerAt(slug, language))).texts['title']?.value

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

async function movedAt(slug: string): Promise<unknown> {
  const answer = await answered<ContentAnswer>(await answerAt(slug))
  return 'movedTo' in answer ? answer.movedTo : null
}

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
      const [database, log] = [openDatabase(api.platform.streams), consoleLog('test')]
      const platform = { ...api.platform, now: () => publishAt, later: () => undefined }
      await runJobs({ ...platform, database, log })
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
