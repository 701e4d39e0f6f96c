import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import {
  answered,
  auditOf,
  history,
  path,
  read,
  saved,
  send,
  text,
} from '#tests/support/editing.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
/** Shorter than a session that rests. */
const stepMs = 5 * 60_000

test('words go out and come down at their times, once each', async () => {
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor({ language: 'en' })
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const save = {
    language: 'en',
    value: 'This week',
    as: 'schedule',
    publishAt,
    unpublishAt,
  } as const
  const scheduled = await saved(editor, 'about/lede', save)
  expect(scheduled.scheduled).toEqual({
    value: 'This week',
    publishAt,
    unpublishAt,
    isPublished: false,
  })
  const isOut = async () => (await read(visitor, 'about/lede'))?.value === 'This week'
  await jobsAt(api, publishAt - 1)
  expect(await isOut()).toBe(false)
  await Promise.all([jobsAt(api, publishAt), jobsAt(api, publishAt)])
  await jobsAt(api, publishAt + 60_000)
  expect(await isOut()).toBe(true)
  expect((await text(editor, 'about/lede', 'en')).scheduled?.isPublished).toBe(true)
  await jobsAt(api, unpublishAt)
  await jobsAt(api, unpublishAt + 60_000)
  expect(await read(visitor, 'about/lede')).toMatchObject({ languageCode: 'nb' })
  expect((await text(editor, 'about/lede', 'en')).scheduled).toBeNull()
  const statuses = (await history(editor, 'about/lede', 'en')).map(({ status }) => status)
  expect(statuses).toEqual(['unpublished', 'published', 'scheduled', 'published'])
  const log = await auditOf(api, 'about/lede')
  expect(log.map(({ action }) => action)).toEqual([
    'text_scheduled',
    'text_published',
    'text_unpublished',
  ])
  expect(new Set(log.map(({ actorId }) => actorId))).toEqual(new Set([editor.person?.id]))
})

test('what the job did is seen by a page that was read before', async () => {
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor({ language: 'nb' })
  const revision = async () =>
    ((await (await visitor.get('/api/shell')).json()) as { revision: string }).revision
  const before = await revision()
  const publishAt = Date.now() + stepMs
  await saved(editor, 'shop/title', { value: 'Julebutikk', as: 'schedule', publishAt })
  expect(await revision()).toBe(before)
  await jobsAt(api, publishAt)
  expect(await revision()).not.toBe(before)
})

test('a job that slept past both times leaves the text down', async () => {
  const editor = await callerOf(api, 'editor')
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const save = { language: 'en', value: 'Late', as: 'schedule', publishAt, unpublishAt } as const
  await saved(editor, 'terms/title', save)
  await jobsAt(api, unpublishAt + stepMs)
  expect(await text(editor, 'terms/title', 'en')).toMatchObject({ value: '', scheduled: null })
})

test('[T04] the end of words that are out already is put off', async () => {
  const editor = await callerOf(api, 'editor')
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const save = { value: 'Vår', as: 'schedule', publishAt, unpublishAt } as const
  await saved(editor, 'support/lede', save)
  await jobsAt(api, publishAt)
  await api.database.execute({
    sql: 'update content_pending set publish_at = ? where publish_at = ?',
    args: [Date.now() - stepMs, publishAt],
  })
  const begun = await text(editor, 'support/lede')
  const at = begun.scheduled?.publishAt ?? 0
  const past = await send(editor, 'support/lede', {
    ...save,
    publishAt: at,
    unpublishAt: Date.now() - 1,
  })
  expect(await refusal(past)).toMatchObject({ status: 422, code: 'time_past' })
  const other = await send(editor, 'support/lede', { ...save, publishAt: at, value: 'Andre ord' })
  expect(await refusal(other)).toMatchObject({ status: 422, code: 'time_past' })

  const later = { ...save, publishAt: at, unpublishAt: unpublishAt + stepMs }
  const putOff = await saved(editor, 'support/lede', later)
  expect(putOff).toMatchObject({ value: 'Vår', rev: begun.rev + 1 })
  expect(putOff.scheduled).toMatchObject({ isPublished: true, unpublishAt: unpublishAt + stepMs })
  expect(await text(editor, 'support/lede')).toEqual(putOff)
  expect(await saved(editor, 'support/lede', later)).toEqual(putOff)
  await jobsAt(api, unpublishAt)
  expect((await text(editor, 'support/lede')).value).toBe('Vår')

  // Taken down, the words come back with the end that they had: nothing but an undo begins in the past.
  const { rev } = putOff
  const down = await editor.send('POST', path('support/lede', '/unpublish'), {
    language: 'nb',
    rev,
  })
  expect(await answered<EditableText>(down)).toMatchObject({ value: '', scheduled: null })
  await saved(editor, 'support/lede', { value: 'Vår', isFormer: true })
  expect(await refusal(await send(editor, 'support/lede', later))).toMatchObject({
    code: 'time_past',
    field: 'publishAt',
  })
  const over = { ...later, isFormer: true, unpublishAt: Date.now() - 1 }
  expect(await refusal(await send(editor, 'support/lede', over))).toMatchObject({
    code: 'time_past',
    field: 'unpublishAt',
  })
  const back = await saved(editor, 'support/lede', { ...later, isFormer: true })
  expect(back).toEqual({ ...putOff, rev: rev + 3 })
  expect(await text(editor, 'support/lede')).toEqual(back)

  const endless = await send(editor, 'support/lede', { ...later, unpublishAt: null })
  expect(await refusal(endless)).toMatchObject({ status: 422, code: 'time_missing' })
  await jobsAt(api, unpublishAt + stepMs)
  expect(await text(editor, 'support/lede')).toMatchObject({ value: '', scheduled: null })
})

test('a schedule is cancelled once, and its words stay in the history', async () => {
  const editor = await callerOf(api, 'editor')
  const publishAt = Date.now() + stepMs
  const { rev } = await saved(editor, 'faq/lede', { value: 'Aldri', as: 'schedule', publishAt })
  const cancel = (seen = rev) =>
    editor.send('DELETE', `${path('faq/lede', '/schedule')}?language=nb&rev=${seen}`)
  expect(await refusal(await cancel(rev - 1))).toMatchObject({ status: 409, code: 'stale' })
  const cancelled = await answered<EditableText>(await cancel())
  expect(cancelled).toMatchObject({ scheduled: null, rev: rev + 1 })
  expect(await answered<EditableText>(await cancel())).toEqual(cancelled)
  await jobsAt(api, publishAt + stepMs)
  expect((await text(editor, 'faq/lede')).value).not.toBe('Aldri')
  expect((await history(editor, 'faq/lede'))[0]).toMatchObject({ value: 'Aldri' })
})

test.each([
  [{}, 'time_missing'],
  [{ publishAt: Date.now() - 1 }, 'time_past'],
  [{ publishAt: Date.now() + stepMs, unpublishAt: Date.now() + stepMs / 2 }, 'times_crossed'],
])('a schedule with %j is refused and kept nowhere', async (times, code) => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, 'cart/lede')
  const response = await send(editor, 'cart/lede', { value: 'x', as: 'schedule', ...times })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect(await text(editor, 'cart/lede')).toEqual(before)
})

test('the site of another day shows what will stand there then, to those who may see it', async () => {
  const editor = await callerOf(api, 'editor')
  const [publishAt, unpublishAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const save = { value: 'Sommer', as: 'schedule', publishAt, unpublishAt } as const
  const { value } = await saved(editor, 'quality/title', save)
  const norwegian = { headers: { 'x-language': 'nb' } }
  const shown = async (asOf: number) => {
    await editor.send('POST', '/api/admin/content/view', { drafts: false, asOf })
    const page = await editor.get('/api/content/pages/quality', norwegian)
    return ((await page.json()) as Record<string, { value: string }>)['title']?.value
  }
  expect(await shown(publishAt - 1)).toBe(value)
  expect(await shown(publishAt)).toBe('Sommer')
  expect(await shown(unpublishAt)).toBeUndefined()
  expect((await read(api.visitor({ language: 'nb' }), 'quality/title'))?.value).toBe(value)
})
