import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { saved, send, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const at = 'quality/certificate.1.validUntil'

test('what is the same in every language is saved in the default one alone, and only what fits', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, at, { value: '2031-05-01' })
  const wrong = await refusal(await send(editor, at, { value: 'next year' }))
  expect(wrong).toMatchObject({ status: 422, code: 'date_invalid' })
  for (const as of ['publish', 'draft'] as const) {
    const other = await send(editor, at, { language: 'en', value: '2032-05-01', as })
    expect(await refusal(other)).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect((await text(editor, at)).value).toBe('2031-05-01')
  expect((await text(editor, at, 'en')).value).toBe('')
})

test('a file brings it for no other language either', async () => {
  const editor = await callerOf(api, 'editor')
  const { value: source } = await saved(editor, at, { value: '2031-06-01' })
  const { rev } = await text(editor, at, 'en')
  const given = { page: 'quality', key: 'certificate.1.validUntil', value: '2033-01-01' }
  const response = await editor.send('POST', '/api/admin/content/imports', {
    language: 'en',
    texts: [{ ...given, rev, source, isReviewed: true }],
  })
  expect(await refusal(response)).toMatchObject({ code: 'not_found', field: 'texts.0' })
})
