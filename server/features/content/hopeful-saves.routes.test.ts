import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableText } from '#domain/editing.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { answered, auditOf, history, path, saved, send, text } from '#tests/support/editing.ts'
import { useIsolates } from '#tests/support/isolates.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const { elsewhere, askedDuring } = useIsolates(api)

const hard = [
  `Gårder "i" 'Nord'; -- /* ? */`,
  'مزارع الشمال 🐄 \\u0041 \\',
  `${'Å'.repeat(900)} ${'?'.repeat(900)}`,
]

test('a save of a text that the isolate has read asks the database once, whatever the words', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'farms/lede')
  const asked = await askedDuring(async () => {
    for (const [number, value] of hard.entries())
      await saved(editor, 'farms/lede', { value, rev: rev + number })
  })
  expect(asked).toBe(hard.length)
  const versions = await history(editor, 'farms/lede')
  expect(versions.slice(0, hard.length).map(({ value }) => value)).toEqual(hard.toReversed())
})

test('drafts, schedules and what ends them leave the next save at one question, in both languages', async () => {
  const editor = await callerOf(api, 'editor')
  const publishAt = api.platform.now() + 3_600_000
  for (const language of ['nb', 'en']) {
    let { rev } = await text(editor, 'resellers/lede', language)
    const asked = await askedDuring(async () => {
      for (const [number, change] of [
        { as: 'draft' as const },
        { as: 'draft' as const, isReviewed: false },
        { as: 'schedule' as const, publishAt },
        { as: 'publish' as const },
        { as: 'publish' as const, isReviewed: false },
        { as: 'publish' as const, isReviewed: true },
      ].entries()) {
        const value = `Words ${number}`
        ;({ rev } = await saved(editor, 'resellers/lede', { ...change, value, rev, language }))
      }
    })
    expect(asked).toBe(6)
  }
})

test('an isolate that has not read the text asks twice', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'farms/title')
  const asked = await askedDuring(async () => {
    await saved(elsewhere(editor), 'farms/title', { value: 'Våre gårder', rev })
  })
  expect(asked).toBe(2)
})

test('the second save of a text that had no words asks once more, the third asks once', async () => {
  const editor = await callerOf(api, 'editor')
  for (const language of ['nb', 'en']) {
    const at = `faq/question.${language === 'nb' ? 71 : 72}.title` as const
    const { rev } = await text(editor, at, language)
    const asked = []
    for (const number of [0, 1, 2])
      asked.push(
        await askedDuring(async () => {
          const value = `Question ${number}`
          await saved(editor, at, { value, rev: rev + number, language })
        }),
      )
    expect(asked.slice(1)).toEqual([2, 1])
  }
})

test('[D12] a session that was moved on costs the next save one question more, and the one after it none', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'about/lede')
  await api.database.execute({
    sql: 'update sessions set expires_at = ?, last_seen_at = ? where user_id = ?',
    args: [Date.now() + 60_000, Date.now() - 1_700_000, editor.person?.id ?? ''],
  })
  const asked = []
  for (const number of [0, 1, 2])
    asked.push(
      await askedDuring(async () => {
        await saved(editor, 'about/lede', { value: `Words ${number}`, rev: rev + number })
      }),
    )
  expect(asked.slice(1)).toEqual([2, 1])
  const { rows } = await api.database.execute({
    sql: 'select expires_at from sessions where user_id = ?',
    args: [editor.person?.id ?? ''],
  })
  expect(Number(rows[0]?.['expires_at'])).toBeGreaterThan(Date.now() + 600_000)
})

test('who lost the role, or was signed out, elsewhere in the meantime saves nothing', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev, value } = await text(editor, 'about/title')
  const id = editor.person?.id ?? ''
  await api.database.execute({
    sql: 'update admins set is_active = 0 where user_id = ?',
    args: [id],
  })
  editor.cookies.delete(appConfig.staffCookie)
  const refused = await send(editor, 'about/title', { value: 'Too late', rev })
  expect(refused.status).toBe(403)
  expect(refused.headers.getSetCookie()).toEqual([])
  await api.database.execute({
    sql: 'update admins set is_active = 1 where user_id = ?',
    args: [id],
  })
  expect(await saved(editor, 'about/title', { value: 'In time', rev })).toMatchObject({
    rev: rev + 1,
  })
  await api.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
  const gone = await send(editor, 'about/title', { value: 'Too late', rev: rev + 1 })
  expect(gone.status).toBe(401)
  const owner = await callerOf(api, 'owner')
  expect((await history(owner, 'about/title')).map((version) => version.value)).toEqual([
    'In time',
    value,
  ])
  expect(await auditOf(api, 'about/title')).toHaveLength(1)
})

test('who may no longer write in a language is refused, and who may again is let in', async () => {
  const translator = await callerOf(api, 'translator')
  const before = await text(translator, 'quality/title', 'en')
  const change = async (set: string) =>
    api.database.execute({
      sql: `update admins set ${set} where user_id = ?`,
      args: [translator.person?.id ?? ''],
    })
  const save = { value: 'Our quality', rev: before.rev, language: 'en' }
  await change(`languages = '["pl"]'`)
  expect((await send(translator, 'quality/title', save)).status).toBe(403)
  expect(await text(elsewhere(await callerOf(api, 'editor')), 'quality/title', 'en')).toEqual(
    before,
  )
  await change(`role = 'sales', languages = null`)
  expect((await send(translator, 'quality/title', save)).status).toBe(403)
  await change(`role = 'editor'`)
  expect(await saved(translator, 'quality/title', save)).toMatchObject({ value: 'Our quality' })
})

test('what was saved elsewhere is refused with both texts, and what the same person saves on it goes through', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'locations/title')
  await saved(elsewhere(editor), 'locations/title', { value: 'From elsewhere', rev })
  const refused = await send(editor, 'locations/title', { value: 'From here', rev })
  const body = await answered<{ code: string; current: EditableText }>(refused, 409)
  expect(body).toMatchObject({ code: 'stale', current: { value: 'From elsewhere', rev: rev + 1 } })
  const answer = await saved(editor, 'locations/title', { value: 'From here', rev: rev + 1 })
  expect(answer).toEqual(await text(elsewhere(editor), 'locations/title'))
})

test('a translation is made from the source words of its own moment, also where they were saved elsewhere', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'privacy/title', 'en')
  await saved(elsewhere(editor), 'privacy/title', { value: 'Nytt om personvern' })
  const answer = await saved(editor, 'privacy/title', {
    value: 'Privacy news',
    rev,
    language: 'en',
  })
  expect(answer.source?.value).toBe('Nytt om personvern')
  expect(answer).toEqual(await text(elsewhere(editor), 'privacy/title', 'en'))
})

test('a draft that was thrown away elsewhere is not told of again', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await saved(editor, 'terms/title', { value: 'Draft', as: 'draft' })
  const gone = await elsewhere(editor).send(
    'DELETE',
    `${path('terms/title', '/draft')}?language=nb&rev=${rev}`,
  )
  expect(gone.status).toBe(200)
  const now = await text(elsewhere(editor), 'terms/title')
  const next = {
    value: 'Later',
    as: 'schedule' as const,
    publishAt: api.platform.now() + 3_600_000,
  }
  const answer = await saved(editor, 'terms/title', { ...next, rev: now.rev })
  expect(answer.draft).toBeNull()
  expect(answer).toEqual(await text(elsewhere(editor), 'terms/title'))
})

test('words that are there already are answered from what is there, not from what was', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev, value } = await text(editor, 'support/title')
  await saved(elsewhere(editor), 'support/title', { value: 'Changed', rev })
  const answer = await send(editor, 'support/title', { value, rev })
  expect(answer.status).toBe(409)
  const same = await saved(editor, 'support/title', { value: 'Changed', rev })
  expect(same).toMatchObject({ value: 'Changed', rev: rev + 1 })
  expect(await auditOf(api, 'support/title')).toHaveLength(1)
})

test('a call that cannot be read is refused as ever, and who asks is asked for first', async () => {
  const editor = await callerOf(api, 'editor')
  await text(editor, 'cookies/title')
  const broken = { body: '{"as":', headers: { 'content-type': 'application/json' } }
  const call = { method: 'PUT', ...broken }
  const headers = { ...broken.headers, origin: 'http://matverk.test' }
  expect((await editor.get(path('cookies/title'), { ...call, headers })).status).toBe(400)
  await api.database.execute('delete from sessions')
  expect((await editor.get(path('cookies/title'), { ...call, headers })).status).toBe(401)
  const stranger = await api.visitor().get(path('cookies/title'), { ...call, headers })
  expect(stranger.status).toBe(401)
})
