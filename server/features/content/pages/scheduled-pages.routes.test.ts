import { expect, test } from 'vitest'
import type { EditablePages, WrittenPage } from '#domain/pages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { logOf, madePage, pagesPath } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
/** Shorter than a session that rests. */
const stepMs = 5 * 60_000

const publication = (editor: Visitor, id: string, wish: object) =>
  editor.send('PUT', `${pagesPath}/${id}/languages/en/publication`, wish)
const statusAt = async (slug: string) =>
  (await api.visitor({ language: 'en' }).get(`/api/content/slugs/${slug}`)).status

async function stateOf(editor: Visitor, id: string) {
  const { pages } = await answered<EditablePages>(await editor.get(pagesPath))
  return pages.find((page) => page.id === id)?.languages[0]
}

test('a page goes out and comes down at its times, once each', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'summer-menu' })
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const wish = { rev: page.rev, as: 'schedule', publishAt, unpublishAt }
  for (const _ of [1, 2]) {
    const { page: kept } = await answered<WrittenPage>(await publication(editor, page.id, wish))
    expect(kept).toMatchObject({ rev: 2, languages: [{ state: 'scheduled', publishAt }] })
  }
  await jobsAt(api, publishAt - 1)
  expect(await statusAt('summer-menu')).toBe(404)
  await Promise.all([jobsAt(api, publishAt), jobsAt(api, publishAt)])
  await jobsAt(api, publishAt + 60_000)
  expect(await statusAt('summer-menu')).toBe(200)
  expect(await stateOf(editor, page.id)).toMatchObject({ state: 'published', unpublishAt })
  await jobsAt(api, unpublishAt)
  await jobsAt(api, unpublishAt + 60_000)
  expect(await statusAt('summer-menu')).toBe(404)
  expect(await stateOf(editor, page.id)).toMatchObject({ state: 'draft', unpublishAt: null })
  expect(await logOf(api, 'summer-menu')).toEqual([
    ...['page_made', 'page_scheduled', 'page_published', 'page_unpublished'],
  ])
})

test('a page whose schedule was cancelled, and one that was removed, stay down', async () => {
  const editor = await callerOf(api, 'editor')
  const publishAt = Date.now() + stepMs
  const ids = await Promise.all(
    ['never-one', 'never-two'].map(async (slug) => {
      const { id, rev } = await madePage(editor, { slug })
      await answered(await publication(editor, id, { rev, as: 'schedule', publishAt }))
      return id
    }),
  )
  await answered(await publication(editor, ids[0] ?? '', { rev: 2, as: 'unpublish' }))
  await answered(await editor.send('POST', `${pagesPath}/${ids[1]}/remove`, { rev: 2 }))
  await jobsAt(api, publishAt + stepMs)
  for (const slug of ['never-one', 'never-two']) expect(await statusAt(slug)).toBe(404)
})

test('who sees another day sees the pages of that day', async () => {
  const editor = await callerOf(api, 'editor')
  const { id, rev } = await madePage(editor, { slug: 'next-week' })
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  await answered(await publication(editor, id, { rev, as: 'schedule', publishAt, unpublishAt }))
  const seenAt = async (asOf: number) => {
    await editor.send('POST', '/api/admin/content/view', { drafts: false, asOf })
    const english = { headers: { 'x-language': 'en' } }
    return (await editor.get('/api/content/slugs/next-week', english)).status
  }
  expect(await seenAt(publishAt - 1)).toBe(404)
  expect(await seenAt(publishAt)).toBe(200)
  expect(await seenAt(unpublishAt)).toBe(404)
  expect(await statusAt('next-week')).toBe(404)
})

test.each([
  [{ as: 'schedule' }, 'time_missing'],
  [{ as: 'schedule', publishAt: Date.now() - 1 }, 'time_past'],
  [
    { as: 'schedule', publishAt: Date.now() + stepMs, unpublishAt: Date.now() + stepMs / 2 },
    'times_crossed',
  ],
  [{ as: 'publish', unpublishAt: Date.now() - 1 }, 'time_past'],
])('%j is refused and kept nowhere', async (wish, code) => {
  const editor = await callerOf(api, 'editor')
  const { id, rev } = await madePage(editor, { slug: `refused-${crypto.randomUUID()}` })
  const response = await publication(editor, id, { rev, ...wish })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect(await stateOf(editor, id)).toMatchObject({ state: 'draft', publishAt: null })
})
