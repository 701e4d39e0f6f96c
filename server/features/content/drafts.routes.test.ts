import { expect, test } from 'vitest'
import type { Drafts, EditableText, EditableTexts, View } from '#domain/editing.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, history, path, read, saved, text } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const drafted = (caller: Visitor, at: Parameters<typeof saved>[1], value: string) =>
  saved(caller, at, { value, as: 'draft' })

const publishTogether = (caller: Visitor, texts: readonly EditableText[]) =>
  caller.send('POST', '/api/admin/content/drafts/publish', {
    items: texts.map(({ page, key, languageCode, rev }) => ({ page, key, languageCode, rev })),
  })

const look = (caller: Visitor, view: View) => caller.send('POST', '/api/admin/content/view', view)

test('a draft changes nothing that readers see, and everyone who edits finds it', async () => {
  const [editor, other] = [await callerOf(api, 'editor'), await callerOf(api, 'viewer')]
  const visitor = api.visitor({ language: 'nb' })
  const before = await read(visitor, 'about/title')
  const draft = await drafted(editor, 'about/title', 'Om oss, snart')
  expect(draft).toMatchObject({
    value: before?.value,
    rev: 2,
    draft: { value: 'Om oss, snart', rev: 2, byName: 'Kari Prøve' },
  })
  expect(await read(visitor, 'about/title')).toEqual(before)
  const { drafts } = await answered<Drafts>(await other.get('/api/admin/content/drafts'))
  expect(drafts).toContainEqual(
    expect.objectContaining({ page: 'about', key: 'title', value: 'Om oss, snart', rev: 2 }),
  )
})

test('a draft of a text without words leaves the fallback in force', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, 'home/hero.note', { value: 'Norske ord' })
  const draft = { language: 'pl', value: 'Szkic', as: 'draft' } as const
  const made = await saved(editor, 'home/hero.note', draft)
  expect(made).toMatchObject({ value: '', state: 'missing', rev: 1, draft: { value: 'Szkic' } })
  expect(await read(api.visitor({ language: 'pl' }), 'home/hero.note')).toMatchObject({
    value: 'Norske ord',
    languageCode: 'nb',
  })
})

test('a draft is published once, however often it is sent', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await drafted(editor, 'faq/title', 'Spørsmål')
  const body = { language: 'nb', rev }
  const publish = () => editor.send('POST', path('faq/title', '/publish-draft'), body)
  const answers = await Promise.all([publish(), publish()])
  for (const answer of [...answers, await publish()])
    expect(await answered<EditableText>(answer)).toMatchObject({
      value: 'Spørsmål',
      rev: rev + 1,
      draft: null,
    })
  expect((await history(editor, 'faq/title')).map(({ status }) => status)).toEqual([
    'published',
    'draft',
    'published',
  ])
  expect((await read(api.visitor({ language: 'nb' }), 'faq/title'))?.value).toBe('Spørsmål')
})

test('a draft that a file brought is told as such once it is out', async () => {
  const editor = await callerOf(api, 'editor')
  await drafted(editor, 'faq/lede', 'Skrevet')
  const brought = { value: 'Fra en fil', as: 'draft', origin: 'import' } as const
  const { rev } = await saved(editor, 'faq/lede', brought)
  await editor.send('POST', path('faq/lede', '/publish-draft'), { language: 'nb', rev })
  const [latest] = await history(editor, 'faq/lede')
  expect(latest).toMatchObject({ value: 'Fra en fil', status: 'published', origin: 'import' })
})

test('a draft that somebody has changed since is not published over their words', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await drafted(editor, 'terms/lede', 'Utkast')
  await saved(await callerOf(api, 'owner'), 'terms/lede', { value: 'Andres ord' })
  const body = { language: 'nb', rev }
  const late = await editor.send('POST', path('terms/lede', '/publish-draft'), body)
  expect(late.status).toBe(409)
  expect(((await late.json()) as { current: EditableText }).current.value).toBe('Andres ord')
})

test('a draft is thrown away once, and its words stay in the history', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev, value } = await drafted(editor, 'shop/lede', 'Bort med dette')
  const away = (seen = rev) =>
    editor.send('DELETE', `${path('shop/lede', '/draft')}?language=nb&rev=${seen}`)
  const unseen = await refusal(await away(rev - 1))
  expect(unseen).toMatchObject({ status: 409, code: 'stale' })
  expect(unseen.current).toMatchObject({ rev, draft: { value: 'Bort med dette' } })
  const gone = await answered<EditableText>(await away())
  expect(gone).toMatchObject({ value, draft: null, rev: rev + 1 })
  expect(await answered<EditableText>(await away())).toEqual(gone)
  expect((await history(editor, 'shop/lede'))[0]).toMatchObject({
    value: 'Bort med dette',
    status: 'draft',
    isCurrent: false,
  })
})

test('drafts are published together, all or none', async () => {
  const editor = await callerOf(api, 'editor')
  const first = await drafted(editor, 'contact/lede', 'Første')
  const second = await drafted(editor, 'support/lede', 'Andre')
  const old = { ...second, rev: second.rev - 1 }
  const refusedAll = await publishTogether(editor, [first, old])
  expect(await refusal(refusedAll)).toMatchObject({ status: 409, code: 'stale' })
  expect(await text(editor, 'contact/lede')).toEqual(first)
  const { texts } = await answered<EditableTexts>(await publishTogether(editor, [first, second]))
  expect(texts.map(({ value }) => value)).toEqual(['Første', 'Andre'])
  const again = await answered<EditableTexts>(await publishTogether(editor, [first, second]))
  expect(again.texts).toEqual(texts)
  const nobodys = await publishTogether(editor, [{ ...first, key: 'nothing', rev: 0 }])
  expect(nobodys.status).toBe(404)
})

test('drafts are shown to those who chose to see them, and to nobody else', async () => {
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor()
  await drafted(editor, 'quality/title', 'Kvalitetsutkast')
  await drafted(editor, 'footer/copyright.text', 'Utkast i bunnen')
  await drafted(editor, 'products/title', 'Varene, snart')
  const norwegian = { headers: { 'x-language': 'nb' } }
  const titles = async (caller: Visitor) => {
    const page = await caller.get('/api/content/pages/quality', norwegian)
    const shell = await caller.get('/api/shell', norwegian)
    const list = await caller.get('/api/catalog/products', norwegian)
    return {
      page: ((await page.json()) as Record<string, { value: string }>)['title']?.value,
      footer: ((await shell.json()) as ShellData).footer.copyright,
      list: ((await list.json()) as { heading: { title: string } }).heading.title,
      kept: page.headers.get('cache-control'),
      robots: page.headers.get('x-robots-tag'),
    }
  }
  const published = await titles(visitor)
  expect(published).toMatchObject({ page: 'Kvalitet', robots: null })
  expect(await titles(editor)).toEqual(published)
  await look(editor, { drafts: true, asOf: null })
  expect(await titles(editor)).toEqual({
    page: 'Kvalitetsutkast',
    footer: 'Utkast i bunnen',
    list: 'Varene, snart',
    kept: 'private, no-store',
    robots: 'noindex',
  })
  expect(await titles(visitor)).toEqual(published)
  const view = await editor.get('/api/admin/content/view')
  expect(await answered<View>(view)).toEqual({ drafts: true, asOf: null })
  // The cookie is a wish; it shows nothing to those who may not read drafts.
  for (const role of ['visitor', 'customer'] as const) {
    const stranger = await callerOf(api, role)
    stranger.cookies.set('__Host-preview', '1.')
    stranger.cookies.set('__Host-staff', '1')
    expect(await titles(stranger)).toEqual(published)
  }
  await look(editor, { drafts: false, asOf: null })
  expect(await titles(editor)).toEqual(published)
})
