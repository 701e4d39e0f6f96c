import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import type { Overrides } from '#domain/languages.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/interface-texts'

const messageKey = (message: string) => generateMessageId(message)
const hello = messageKey('Skip to content')
const withName = messageKey('Saved to {name}')
const withCount = messageKey('{missing, plural, one {# missing} other {# missing}}')

/** A plural in the languages that need one, plain in English. */
const numberInSome = messageKey(
  'Your address book is full: it holds {most} addresses. Remove one to add another.',
)

const save = async (editor: Visitor, key: string, body: object) =>
  editor.send('PUT', `${path}/${encodeURIComponent(key)}`, { language: 'en', rev: 0, ...body })

async function overrides(language: string): Promise<Record<string, unknown>> {
  const shell = (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
  return JSON.parse(shell.overrides || '{}') as Record<string, unknown>
}

async function textsOf(editor: Visitor, language: string) {
  const response = await editor.get(`${path}?language=${language}`)
  return ((await response.json()) as Overrides).texts
}

test('[L06] a text is laid over the catalogue in its language alone, changed, and given back', async () => {
  const translator = await callerOf(api, 'translator')
  expect((await save(translator, hello, { content: 'Welcome in' })).status).toBe(200)
  expect((await save(translator, hello, { content: 'Welcome in' })).status).toBe(200)
  expect(await overrides('en')).toEqual({ [hello]: ['Welcome in'] })
  expect(await overrides('nb')).toEqual({})
  const late = await save(translator, hello, { content: 'Mine' })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await save(translator, hello, { content: 'Better', rev: 1 })).status).toBe(200)
  expect(await textsOf(translator, 'en')).toEqual([{ key: hello, content: 'Better', rev: 2 }])
  const removed = { language: 'en', rev: 2 }
  for (const _ of [1, 2])
    expect(
      (await translator.send('DELETE', `${path}/${encodeURIComponent(hello)}`, removed)).status,
    ).toBe(200)
  expect(await overrides('en')).toEqual({})
})

test('an interface text holds no control characters', async () => {
  const editor = await callerOf(api, 'editor')
  const key = messageKey('(optional)')
  expect((await save(editor, key, { content: '(you\u0000 may\u001B)' })).status).toBe(200)
  const text = (await textsOf(editor, 'en')).find((each) => each.key === key)
  expect(text?.content).toBe('(you may)')
})

test.each([
  [hello, 'Hello {name'],
  [withCount, '{missing, plural, one {# item}}'],
  [withName, '{name, date}'],
  [hello, '   '],
  [hello, '\u200B\u2060'],
])('over %s %j is no message', async (key, content) => {
  const editor = await callerOf(api, 'editor')
  expect(await refusal(await save(editor, key, { content }))).toMatchObject({
    status: 422,
    code: 'message_invalid',
  })
})

test.each([
  [hello, 'Hello {name}', '{name}'],
  [withName, 'Hello {other}', '{other}'],
  [hello, '<0>Hello</0>', '<0>'],
  [withName, 'Saved to {name, number}', '{name, number}'],
  [withName, 'Saved {name, plural, one {# time} other {# times}}', '{name, plural}'],
  [withName, '{name, selectordinal, other {#}}', '{name, selectordinal}'],
  [withName, 'Saved to <name>it</name>', '<name>'],
  [withCount, '{missing, plural, other {# of {all}}}', '{all}'],
])(
  '[L06] over %s %j is refused by what its original does not take',
  async (key, content, wrong) => {
    const editor = await callerOf(api, 'editor')
    const told = {
      status: 422,
      code: 'placeholder_unknown',
      message: expect.stringContaining(wrong) as string,
    }
    const refused = await refusal(await save(editor, key, { content }))
    expect(refused).toMatchObject({ ...told, field: 'content' })
    const texts = [{ key, content, rev: 0 }]
    const brought = await editor.send('POST', `${path}/imports`, { language: 'en', texts })
    expect(await refusal(brought)).toMatchObject({ ...told, field: 'texts.0' })
  },
)

test('[L06] how long a text may be is told with its number, also of one that a file brings', async () => {
  const editor = await callerOf(api, 'editor')
  const content = 'a'.repeat(2001)
  const told = {
    status: 422,
    code: 'text_long',
    message: expect.stringContaining('2000') as string,
  }
  expect(await refusal(await save(editor, hello, { content }))).toMatchObject(told)
  const texts = [{ key: hello, content, rev: 0 }]
  const brought = await editor.send('POST', `${path}/imports`, { language: 'en', texts })
  expect(await refusal(brought)).toMatchObject({ ...told, field: 'texts.0' })
})

test.each([
  [withName, 'Kept in {name}'],
  [withName, 'Kept'],
  [withCount, '{missing, plural, one {one} other {# of them}}'],
  [withCount, '{missing, number} missing'],
  [withCount, '{missing} missing'],
  [numberInSome, 'Holds {most, plural, one {# address} other {# addresses}}.'],
])('[L06] over %s %j takes the values of the catalogue’s', async (key, content) => {
  const editor = await callerOf(api, 'editor')
  expect((await save(editor, key, { content, language: 'uk' })).status).toBe(200)
  const kept = (await textsOf(editor, 'uk')).find((text) => text.key === key)
  const removed = { language: 'uk', rev: kept?.rev }
  const address = `${path}/${encodeURIComponent(key)}`
  expect((await editor.send('DELETE', address, removed)).status).toBe(200)
})

test('[L06] what values a text takes is the catalogue’s to say, not the caller’s', async () => {
  const editor = await callerOf(api, 'editor')
  const lie = { content: 'Hello {secret}', placeholders: ['secret'] }
  expect((await save(editor, hello, lie)).status).toBe(422)
  expect(await refusal(await save(editor, 'nobody-has-it', { content: 'Hm' }))).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  expect((await textsOf(editor, 'en')).map(({ key }) => key)).not.toContain('nobody-has-it')
})

test('hostile words stay words', async () => {
  const editor = await callerOf(api, 'editor')
  const content = '</script><img src=x onerror=alert(1)>'
  const refused = await save(editor, hello, { content })
  expect(await refusal(refused)).toMatchObject({ status: 422 })
  const quoted = '\u202Eevil "quoted" & more'
  expect((await save(editor, hello, { content: quoted })).status).toBe(200)
  expect(Object.keys(await overrides('en'))).toContain(hello)
})

test('an unknown language and an odd key are not found', async () => {
  const editor = await callerOf(api, 'editor')
  expect((await save(editor, hello, { language: 'xx', content: 'Hm' })).status).toBe(404)
  expect((await save(editor, encodeURIComponent("a'b"), { content: 'Hm' })).status).toBe(404)
})

test('[U03] a translator writes in their own languages', async () => {
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [translator.person?.id ?? ''],
  })
  expect((await save(translator, hello, { content: 'No' })).status).toBe(403)
  expect((await save(translator, hello, { content: 'Tak', language: 'pl' })).status).toBe(200)
})
