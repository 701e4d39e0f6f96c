import { expect, test } from 'vitest'
import type { ContentPage } from '#domain/content.schema.ts'
import type { WrittenPage } from '#domain/pages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import { madePage, pagesPath, published, renamed, useAddresses } from '#tests/support/pages.ts'

const api = useApi()
const { answerAt, movedAt, pageAt } = useAddresses(api)

test('a page is published language by language; elsewhere the default language’s words stand', async () => {
  const editor = await callerOf(api, 'editor')
  let page = await madePage(editor, { slug: 'fjorden', title: 'Fjorden', languageCode: 'nb' })
  page = await published(editor, page, 'nb')
  await saved(editor, 'fjorden/title', { language: 'en', value: 'The fjord' })
  page = (await answered<WrittenPage>(await renamed(editor, page, 'en', 'the-fjord'))).page
  const draft = await pageAt('fjorden', 'en')
  expect(draft.texts['title']).toMatchObject({ value: 'Fjorden', languageCode: 'nb' })
  expect(draft).toMatchObject({ alternates: ['nb'], isIndexed: true })
  expect(draft.paths).toMatchObject({ nb: '/fjorden', en: '/fjorden' })
  page = await published(editor, page, 'en')
  const shown = await pageAt('fjorden', 'en')
  expect(shown.texts['title']).toMatchObject({ value: 'The fjord', languageCode: 'en' })
  expect(shown.alternates.toSorted()).toEqual(['en', 'nb'])
  const down = { rev: page.rev, as: 'unpublish' }
  await answered(await editor.send('PUT', `${pagesPath}/${page.id}/languages/nb/publication`, down))
  expect((await pageAt('the-fjord', 'en')).paths).toMatchObject({
    en: '/the-fjord',
    nb: '/the-fjord',
  })
})

test('[A02] [L03] a page that the default language has not falls back to the first that has it; a language that is off counts for nothing', async () => {
  const editor = await callerOf(api, 'editor')
  let page = await madePage(editor, { slug: 'the-barn', title: 'The barn', languageCode: 'en' })
  await saved(editor, 'the-barn/title', { language: 'nb', value: 'Låven, ikke ute' })
  page = (await answered<WrittenPage>(await renamed(editor, page, 'nb', 'laaven'))).page
  page = await published(editor, page, 'en')
  for (const language of ['nb', 'ar']) {
    const shown = await pageAt('the-barn', language)
    expect(shown.texts['title']).toMatchObject({ value: 'The barn', languageCode: 'en' })
    expect(shown.alternates).toEqual(['en'])
    expect(shown.paths).toMatchObject({ nb: '/the-barn', ar: '/the-barn', en: '/the-barn' })
  }
  await answered<WrittenPage>(await renamed(editor, page, 'en', 'the-old-barn'))
  expect(await movedAt('the-barn', 'nb')).toBe('/the-old-barn')
  await api.database.execute("update languages set is_active = 0 where code = 'en'")
  api.platform.memory.forget()
  const response = await answerAt('the-old-barn', 'nb')
  await api.database.execute("update languages set is_active = 1 where code = 'en'")
  api.platform.memory.forget()
  expect(response.status).toBe(404)
})

test('who may see drafts sees a page before it is published, and nobody else', async () => {
  const editor = await callerOf(api, 'editor')
  await madePage(editor, { slug: 'still-secret', title: 'Still secret' })
  await editor.send('POST', '/api/admin/content/view', { drafts: true, asOf: null })
  const english = { headers: { 'x-language': 'en' } }
  const seen = await editor.get('/api/content/slugs/still-secret', english)
  expect((await answered<ContentPage>(seen)).texts['title']?.value).toBe('Still secret')
  expect((await answerAt('still-secret')).status).toBe(404)
})

test('without a title in the language or the default one nothing is published', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'nameless', title: 'Only in English' })
  const { page: two } = await answered<WrittenPage>(await renamed(editor, page, 'pl', 'bez-nazwy'))
  const path = `${pagesPath}/${page.id}/languages/pl/publication`
  const response = await editor.send('PUT', path, { rev: two.rev, as: 'publish' })
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'page_title_missing' })
})

test('a translator gives pages addresses in their own languages alone', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'to-translate' })
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [translator.person?.id ?? ''],
  })
  expect((await renamed(translator, page, 'pl', 'do-tlumaczenia')).status).toBe(200)
  const other = await renamed(translator, { ...page, rev: 2 }, 'en', 'mine')
  expect(await refusal(other)).toMatchObject({ status: 403, code: 'forbidden' })
})
