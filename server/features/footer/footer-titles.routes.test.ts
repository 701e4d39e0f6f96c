import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { saved, send, text } from '#tests/support/editing.ts'
import { footerAt } from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'
import { asSent, saveLinks, sectionOf, shownLinks } from '#tests/support/footer.ts'

const api = useApi()

test('[F02] [F03] one title is saved in one language; a link without a row is made by it', async () => {
  const translator = await callerOf(api, 'translator')
  const { links } = await sectionOf(translator, 'support')
  const at = footerAt('support', links[0]?.linkKey)
  await saved(translator, at, { language: 'en', value: 'Once' })
  await saved(translator, at, { language: 'en', value: 'Twice' })
  const shown = await shownLinks(api, 'en', 'support')
  expect(shown?.some((each) => each.title === 'Twice')).toBe(true)
  const editor = await callerOf(api, 'editor')
  await saved(editor, footerAt('support', 'support-9'), { language: 'en', value: 'Made', rev: 0 })
  const made = (await sectionOf(translator, 'support')).links.find(
    ({ linkKey }) => linkKey === 'support-9',
  )
  expect(made).toMatchObject({ title: 'Made', titles: { en: 'Made' }, url: '/', isExternal: false })
})

test('[F03] who translates makes no link: it would stand in every language’s footer', async () => {
  const translator = await callerOf(api, 'translator')
  const make = async (caller: Visitor, language: string) =>
    refusal(await send(caller, footerAt('support', 'evil'), { language, value: 'Hm', rev: 0 }))
  expect(await make(translator, 'pl')).toMatchObject({ code: 'forbidden' })
  const editor = await callerOf(api, 'editor')
  expect(await make(editor, 'xx')).toMatchObject({ code: 'not_found' })
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
  await saved(editor, footerAt('products', 'fresh'), { language: 'pl', value: 'Fresh', rev: 0 })
  expect(await titles()).toContain('Fresh')
})

test('[T04] a link’s title that somebody has changed meanwhile is refused with theirs, and a removed link stays removed', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'quicklinks')
  const at = footerAt('quicklinks', links.at(-1)?.linkKey)
  const first = await text(editor, at, 'pl')
  const save = async (value: string, seen: number) =>
    send(editor, at, { language: 'pl', value, rev: seen })
  expect((await save('Pierwszy', first.rev)).status).toBe(200)
  expect((await save('Pierwszy', first.rev)).status).toBe(200)
  const late = await refusal(await save('Drugi', first.rev))
  expect(late).toMatchObject({ status: 409, code: 'stale' })
  expect(late.current as EditableText).toMatchObject({ value: 'Pierwszy', rev: first.rev + 1 })
  const without = { links: asSent(links.slice(0, -1)) }
  // The list as it was before that title is nobody's any more.
  expect((await saveLinks(editor, 'quicklinks', { rev, ...without })).status).toBe(409)
  const now = await sectionOf(editor, 'quicklinks')
  expect((await saveLinks(editor, 'quicklinks', { rev: now.rev, ...without })).status).toBe(200)
  expect((await save('Drugi', first.rev + 1)).status).toBe(404)
  expect((await sectionOf(editor, 'quicklinks')).links).toHaveLength(links.length - 1)
})
