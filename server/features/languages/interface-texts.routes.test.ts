import { expect, test } from 'vitest'
import type { InterfaceTexts } from '#domain/languages.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/interface-texts'

const save = async (editor: Visitor, key: string, body: object) =>
  editor.send('PUT', `${path}/${key}`, {
    language: 'en',
    rev: 0,
    placeholders: [],
    ...body,
  })

async function overrides(language: string): Promise<Record<string, unknown>> {
  const shell = (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
  return JSON.parse(shell.overrides || '{}') as Record<string, unknown>
}

async function textsOf(editor: Visitor, language: string) {
  const response = await editor.get(`${path}?language=${language}`)
  return ((await response.json()) as InterfaceTexts).texts
}

test('[L06] a text is laid over the catalogue in its language alone, changed, and given back', async () => {
  const translator = await callerOf(api, 'translator')
  expect((await save(translator, 'hello', { content: 'Welcome in' })).status).toBe(200)
  expect((await save(translator, 'hello', { content: 'Welcome in' })).status).toBe(200)
  expect(await overrides('en')).toEqual({ hello: ['Welcome in'] })
  expect(await overrides('nb')).toEqual({})
  const late = await save(translator, 'hello', { content: 'Mine' })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await save(translator, 'hello', { content: 'Better', rev: 1 })).status).toBe(200)
  expect(await textsOf(translator, 'en')).toEqual([{ key: 'hello', content: 'Better', rev: 2 }])
  const removed = { language: 'en', rev: 2 }
  for (const _ of [1, 2])
    expect((await translator.send('DELETE', `${path}/hello`, removed)).status).toBe(200)
  expect(await overrides('en')).toEqual({})
})

test.each([
  [{ content: 'Hello {name' }],
  [{ content: 'Hello {other}', placeholders: ['name'] }],
  [{ content: '<0>Hello</0>' }],
  [{ content: '{count, plural, one {# item}}', placeholders: ['count'] }],
  [{ content: '{name, date}', placeholders: ['name'] }],
  [{ content: '   ' }],
])('%j is no message for it', async (body) => {
  const editor = await callerOf(api, 'editor')
  expect(await refusal(await save(editor, 'hello', body))).toMatchObject({
    status: 422,
    code: 'message_invalid',
  })
})

test('hostile words stay words', async () => {
  const editor = await callerOf(api, 'editor')
  const content = '</script><img src=x onerror=alert(1)>'
  const refused = await save(editor, 'bad', { content })
  expect(await refusal(refused)).toMatchObject({ code: 'message_invalid' })
  const quoted = '\u202Eevil "quoted" & more'
  expect((await save(editor, 'odd', { content: quoted })).status).toBe(200)
  expect(Object.keys(await overrides('en'))).toContain('odd')
})

test('an unknown language and an odd key are not found', async () => {
  const editor = await callerOf(api, 'editor')
  expect((await save(editor, 'hello', { language: 'xx', content: 'Hm' })).status).toBe(404)
  expect((await save(editor, encodeURIComponent("a'b"), { content: 'Hm' })).status).toBe(404)
})

test('[U03] a translator writes in their own languages', async () => {
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [translator.person?.id ?? ''],
  })
  expect((await save(translator, 'own', { content: 'No' })).status).toBe(403)
  expect((await save(translator, 'own', { content: 'Tak', language: 'pl' })).status).toBe(200)
})
