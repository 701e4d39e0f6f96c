import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { useApi } from '#tests/support/api.ts'
import { auditOf, history, path, saved, send, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const hard = [
  `Gårder "i" 'Nord'; -- /* ? */`,
  'مزارع الشمال 🐄 \\u0041 \\',
  `${'Å'.repeat(900)} ${'?'.repeat(900)}`,
]

test('a save answers the text as its batch has left it, whatever the words and however they are kept', async () => {
  const editor = await callerOf(api, 'editor')
  const publishAt = api.platform.now() + 3_600_000
  for (const language of ['nb', 'en']) {
    let { rev } = await text(editor, 'farms/lede', language)
    for (const value of hard)
      for (const change of [
        { as: 'draft' as const },
        { as: 'schedule' as const, publishAt },
        { as: 'publish' as const, isReviewed: false },
      ]) {
        const answer = await saved(editor, 'farms/lede', { ...change, value, rev, language })
        expect(answer).toEqual(await text(editor, 'farms/lede', language))
        ;({ rev } = answer)
      }
  }
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
  expect(await text(await callerOf(api, 'editor'), 'quality/title', 'en')).toEqual(before)
  await change(`role = 'sales', languages = null`)
  expect((await send(translator, 'quality/title', save)).status).toBe(403)
  await change(`role = 'editor'`)
  expect(await saved(translator, 'quality/title', save)).toMatchObject({ value: 'Our quality' })
})

test('words that are there already are answered from what is there, not from what was', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev, value } = await text(editor, 'support/title')
  await saved(editor, 'support/title', { value: 'Changed', rev })
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
