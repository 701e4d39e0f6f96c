import { expect, test } from 'vitest'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { asSent, footerPath, saveLinks, sectionOf, shownLinks } from '#tests/support/footer.ts'

const api = useApi()

test('[F02] [F03] one title is saved in one language; a link without a row is made by it', async () => {
  const translator = await callerOf(api, 'translator')
  const { links } = await sectionOf(translator, 'support')
  const [link] = links
  if (!link) throw new Error('the demo has links')
  const title = { section: 'support', linkKey: link.linkKey, url: link.url, language: 'en' }
  const send = async (body: object) => translator.send('PUT', `${footerPath}/titles`, body)
  const seen = link.titles['en']
  expect((await send({ ...title, title: 'Once', seen })).status).toBe(200)
  expect((await send({ ...title, title: 'Twice', seen: 'Once' })).status).toBe(200)
  const shown = await shownLinks(api, 'en', 'support')
  expect(shown?.some((each) => each.title === 'Twice')).toBe(true)
  const other = { ...title, linkKey: 'support-9', url: '/faq', title: 'Made', seen: '' }
  const editor = await callerOf(api, 'editor')
  await editor.send('PUT', `${footerPath}/titles`, other)
  const made = (await sectionOf(translator, 'support')).links.find(
    ({ linkKey }) => linkKey === 'support-9',
  )
  expect(made).toMatchObject({ title: 'Made', titles: { en: 'Made' }, url: '/faq' })
})

test('[F03] who translates makes no link: it would stand in every language’s footer', async () => {
  const translator = await callerOf(api, 'translator')
  const made = { section: 'support', linkKey: 'evil', url: 'https://evil.example', seen: '' }
  const send = async (caller: Visitor, language: string) =>
    caller.send('PUT', `${footerPath}/titles`, { ...made, language, title: 'Hm' })
  expect(await refusal(await send(translator, 'pl'))).toMatchObject({ code: 'forbidden' })
  const editor = await callerOf(api, 'editor')
  expect(await refusal(await send(editor, 'xx'))).toMatchObject({ code: 'not_found' })
  expect((await sectionOf(editor, 'support')).links.map(({ linkKey }) => linkKey)).not.toContain(
    'evil',
  )
  const { rows } = await api.database.execute(
    `select * from content_revisions where language_code = 'xx'`,
  )
  expect(rows).toEqual([])
})

test('[F03] a new link is at once in the footer of every language', async () => {
  const editor = await callerOf(api, 'editor')
  const visitors = api.visitor({ language: 'nb' })
  const titles = async () =>
    ((await (await visitors.get('/api/shell')).json()) as ShellData).footer.sections
      .flatMap(({ links }) => links)
      .map(({ title }) => title)
  expect(await titles()).not.toContain('Fresh')
  const link = { section: 'products', linkKey: 'fresh', url: '/faq', language: 'pl', seen: '' }
  await editor.send('PUT', `${footerPath}/titles`, { ...link, title: 'Fresh' })
  expect(await titles()).toContain('Fresh')
})

test('[T04] a link’s title that somebody has changed meanwhile is refused with theirs, and a removed link stays removed', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'quicklinks')
  const link = links.at(-1)
  if (!link) throw new Error('the demo has links')
  const { linkKey, url } = link
  const send = async (title: string, seen: string) =>
    editor.send('PUT', `${footerPath}/titles`, {
      section: 'quicklinks',
      linkKey,
      url,
      language: 'pl',
      title,
      seen,
    })
  const first = link.titles['pl'] ?? ''
  expect((await send('Pierwszy', first)).status).toBe(200)
  expect((await send('Pierwszy', first)).status).toBe(200)
  const late = await refusal(await send('Drugi', first))
  expect(late).toMatchObject({ status: 409, code: 'stale' })
  const section = (late.current as EditableFooter).sections.find(({ key }) => key === 'quicklinks')
  expect(section?.links.at(-1)?.titles['pl']).toBe('Pierwszy')
  const without = { links: asSent(links.slice(0, -1)) }
  // The list as it was before that title is nobody's any more.
  expect((await saveLinks(editor, 'quicklinks', { rev, ...without })).status).toBe(409)
  const now = await sectionOf(editor, 'quicklinks')
  expect((await saveLinks(editor, 'quicklinks', { rev: now.rev, ...without })).status).toBe(200)
  expect((await send('Drugi', 'Pierwszy')).status).toBe(404)
  expect((await sectionOf(editor, 'quicklinks')).links).toHaveLength(links.length - 1)
})
