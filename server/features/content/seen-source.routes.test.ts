import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { history, saved, send, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const language = 'en'

test('[A14] a translation of source words that are others by now is outdated at once, and says from which', async () => {
  const translator = await callerOf(api, 'translator')
  const seen = await text(translator, 'quality/lede', language)
  const source = seen.source?.value ?? ''
  await saved(await callerOf(api, 'editor'), 'quality/lede', { value: 'Nye ord om kvalitet' })
  const save = { value: 'Words on quality', rev: seen.rev, language, source }
  const answer = await saved(translator, 'quality/lede', save)
  expect(answer).toMatchObject({ state: 'outdated', outdatedFrom: source })
  expect(answer).toEqual(await text(translator, 'quality/lede', language))
  const versions = await history(translator, 'quality/lede', language)
  expect(await saved(translator, 'quality/lede', save)).toEqual(answer)
  expect(await history(translator, 'quality/lede', language)).toEqual(versions)
  const { rev } = answer
  const again = { ...save, rev, source: 'Nye ord om kvalitet' }
  expect(await saved(translator, 'quality/lede', again)).toMatchObject({ state: 'reviewed' })
})

test('[A14] so it is with a draft, once it is published', async () => {
  const editor = await callerOf(api, 'editor')
  const seen = await text(editor, 'support/lede', language)
  const source = seen.source?.value ?? ''
  await saved(editor, 'support/lede', { value: 'Nye ord om hjelp' })
  const draft = { value: 'Words on help', rev: seen.rev, language, source, as: 'draft' as const }
  const { rev } = await saved(editor, 'support/lede', draft)
  const path = '/api/admin/content/texts/support/lede/publish-draft'
  expect((await editor.send('POST', path, { language, rev })).status).toBe(200)
  expect(await text(editor, 'support/lede', language)).toMatchObject({
    state: 'outdated',
    outdatedFrom: source,
  })
})

test('source words are cleaned as any others, and may not be longer than a text', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'terms/body', language)
  const save = { value: '<p>Terms</p>', rev, language }
  const hostile = await saved(editor, 'terms/body', {
    ...save,
    source: '<p onclick="alert(1)">Vilkår<script>alert(1)</script></p>',
  })
  expect(hostile.outdatedFrom).toBe('<p>Vilkår</p>')
  const long = await send(editor, 'terms/body', { ...save, source: 'x'.repeat(20_001) })
  expect(long.status).toBe(422)
})
