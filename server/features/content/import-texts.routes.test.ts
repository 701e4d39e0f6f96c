import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { ImportTexts } from '#domain/import.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, type At, history, read, saved, text } from '#tests/support/editing.ts'
import { described } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'

const api = useApi()
const path = '/api/admin/content/imports'

type Given = ImportTexts['texts'][number]

/** New words for a text as it is known now. */
async function given(caller: Visitor, at: At, value: string, more: Partial<Given> = {}) {
  const now = await text(caller, at, 'en')
  const [page = '', key = ''] = at.split('/')
  const source = now.source?.value ?? ''
  return { page, key, value, rev: now.rev, source, isReviewed: true, ...more }
}

const send = (caller: Visitor, texts: Given[], action = '') =>
  caller.send('POST', `${path}${action}`, { language: 'en', texts })

test('[L06] the words of a file are published in one batch, marked as an import, and the same call twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  const texts = [
    await given(editor, 'quality/title', 'Care'),
    await given(editor, 'about/title', 'Our people', { isReviewed: false }),
  ]
  expect(await answered(await send(editor, texts, '/check'))).toEqual({ count: 2 })
  expect((await text(editor, 'quality/title', 'en')).value).toBe('Quality')
  expect(await answered(await send(editor, texts))).toEqual({ count: 2 })
  expect(await answered(await send(editor, texts))).toEqual({ count: 0 })
  const visitor = api.visitor({ language: 'en' })
  expect((await read(visitor, 'quality/title'))?.value).toBe('Care')
  expect(await history(editor, 'quality/title', 'en')).toMatchObject([
    { value: 'Care', origin: 'import', isCurrent: true },
    { value: 'Quality' },
  ])
  expect(await text(editor, 'about/title', 'en')).toMatchObject({ state: 'machine' })
})

test('[L06] where one text is refused nothing of the call is written, and each refusal names its text', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, 'faq/lede', { value: 'Ask away!', language: 'en', as: 'draft' })
  const texts = [
    await given(editor, 'support/title', 'Help at hand'),
    await given(editor, 'support/lede', 'x'.repeat(2001)),
    await given(editor, 'contact/title', 'Reach us', { rev: 77 }),
    await given(editor, 'locations/title', 'Where', { source: 'Noe annet' }),
    await given(editor, 'faq/lede', 'Asked'),
    { page: 'home', key: 'no.such', value: 'x', rev: 0, source: '', isReviewed: true },
    await given(editor, 'privacy/body', '<p>Hi<script>alert(1)</script></p>'),
  ]
  for (const action of ['/check', '']) {
    const response = await send(editor, texts, action)
    const { fields } = (await response.json()) as ErrorBody
    expect(response.ok).toBe(false)
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([
      ['texts.1', 'text_long'],
      ['texts.2', 'stale'],
      ['texts.3', 'source_changed'],
      ['texts.4', 'draft_waits'],
      ['texts.5', 'not_found'],
      ['texts.6', 'html_refused'],
    ])
  }
  expect((await text(editor, 'support/title', 'en')).value).not.toBe('Help at hand')
})

test('[D11] a file brings no picture that nobody has described', async () => {
  const editor = await callerOf(api, 'editor')
  const picture = await pictureOf('png', { width: 63, height: 30 })
  const { address } = await described(editor, 'farm.png', picture)
  const withPicture = (alt: string) => `<p>Milk</p><p><img src="${address}" alt="${alt}"></p>`
  for (const action of ['/check', '']) {
    const texts = [await given(editor, 'privacy/body', withPicture(''))]
    const refused = await refusal(await send(editor, texts, action))
    expect(refused).toMatchObject({ code: 'alt_missing', field: 'texts.0' })
  }
  const texts = [await given(editor, 'privacy/body', withPicture('Our farm'))]
  expect(await answered(await send(editor, texts))).toEqual({ count: 1 })
})

test('[U03] a file of a translator takes no text down', async () => {
  const translator = await callerOf(api, 'translator')
  const texts = [await given(translator, 'cookies/title', '')]
  expect(await refusal(await send(translator, texts))).toMatchObject({
    code: 'forbidden',
    field: 'texts.0',
  })
  expect((await text(translator, 'cookies/title', 'en')).value).not.toBe('')
})

test('[U03] a translator brings words in their own languages, nobody brings more than a batch', async () => {
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [translator.person?.id ?? ''],
  })
  const texts = [await given(translator, 'terms/title', 'Rules')]
  expect(await refusal(await send(translator, texts))).toMatchObject({ code: 'forbidden' })
  const editor = await callerOf(api, 'editor')
  const many = Array.from({ length: 51 }, (_, at) =>
    texts.map((own) => ({ ...own, key: `k${at}` })),
  )
  expect(await refusal(await send(editor, many.flat()))).toMatchObject({ code: 'invalid_input' })
})

test('[L06] a text that stands twice in a call is refused: nobody can tell which words are meant', async () => {
  const editor = await callerOf(api, 'editor')
  const texts = [
    await given(editor, 'terms/lede', 'These'),
    await given(editor, 'terms/lede', 'Those'),
  ]
  for (const action of ['/check', ''])
    expect(await refusal(await send(editor, texts, action))).toMatchObject({
      ...{ status: 422, code: 'invalid_input' },
    })
})
