import { expect, test } from 'vitest'
import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/footer'

async function footerOf(editor: Visitor): Promise<EditableFooter> {
  return (await (await editor.get(path)).json()) as EditableFooter
}

async function sectionOf(editor: Visitor, key: FooterSection) {
  const section = (await footerOf(editor)).sections.find((each) => each.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return section
}

/** What a visitor's page shows of a section, in a language. */
async function shownLinks(language: string, key: string) {
  const { footer } = (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
  return footer.sections.find((section) => section.key === key)?.links
}

type Links = EditableFooter['sections'][number]['links']
const asSent = (links: Links) =>
  links.map(({ id, title, titles, url, isExternal }) => ({ id, title, titles, url, isExternal }))

const save = async (
  editor: Visitor,
  section: FooterSection,
  body: object,
  headers?: Record<string, string>,
) => editor.send('PUT', `${path}/sections/${section}`, body, headers)

test('[F03] a list is saved as a whole: ids stay, other languages’ titles survive, the next page shows it', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'quicklinks')
  const [first, second, ...rest] = asSent(links)
  if (!first || !second) throw new Error('the demo has links')
  const fresh = { title: 'New Link', titles: { en: '  ' }, url: '/', isExternal: false }
  const response = await save(editor, 'quicklinks', {
    rev,
    links: [{ ...second, titles: { en: 'Renamed' } }, first, fresh],
  })
  expect(response.status).toBe(200)
  const saved = (await sectionOf(editor, 'quicklinks')).links
  expect(saved.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id])
  expect(saved[0]?.titles).toEqual({ ...second.titles, en: 'Renamed' })
  expect(saved[2]).toMatchObject({ title: 'New Link', titles: {}, url: '/' })
  expect((await shownLinks('en', 'quicklinks'))?.map(({ title }) => title)).toEqual([
    'Renamed',
    first.titles['en'],
    'New Link',
  ])
  expect((await shownLinks('nb', 'quicklinks'))?.[0]?.title).toBe(second.titles['nb'])
  const ids = rest.map(({ id }) => `'${id}'`).join(',')
  const { rows } = await api.database.execute(
    `select count(*) as n from footer_link_translations where footer_link_id in (${ids})`,
  )
  expect(rows[0]?.['n']).toBe(0)
})

test('[D6] a list that somebody has saved meanwhile is refused with theirs, and nothing of it is written', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const { links, rev } = await sectionOf(one, 'support')
  const [first, ...rest] = asSent(links)
  expect((await save(one, 'support', { rev, links: rest })).status).toBe(200)
  const late = await save(other, 'support', { rev, links: [{ ...first, title: 'Mine' }] })
  const refused = await refusal(late)
  expect(refused).toMatchObject({ status: 409, code: 'stale' })
  const current = (refused.current as EditableFooter).sections.find(({ key }) => key === 'support')
  expect(current?.links.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
  expect((await sectionOf(one, 'support')).links).toEqual(current?.links)
})

test('the same save sent twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'products')
  const body = {
    rev,
    links: [...asSent(links), { title: 'Extra', titles: {}, url: '/faq', isExternal: false }],
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([
    save(editor, 'products', body, headers),
    save(editor, 'products', body, headers),
  ])
  const third = await save(editor, 'products', body, headers)
  expect(third.status).toBe(200)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const after = await sectionOf(editor, 'products')
  expect(after.links.filter(({ title }) => title === 'Extra')).toHaveLength(1)
  expect(after.rev).toBe(rev + 1)
})

test.each([
  [{ url: 'javascript:alert(1)' }, 'address_invalid'],
  [{ url: '//evil.example' }, 'address_invalid'],
  [{ title: ' \u200B ' }, 'title_missing'],
  [{ title: 'a'.repeat(61) }, 'title_long'],
  [{ factoryId: 'other' }, 'invalid_input'],
])('a link with %j is refused', async (change, code) => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'bottom')
  const [first, ...rest] = asSent(links)
  const response = await save(editor, 'bottom', { rev, links: [{ ...first, ...change }, ...rest] })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect((await sectionOf(editor, 'bottom')).rev).toBe(rev)
})

test('an id of nowhere makes a new link; a title in an unknown language is left out', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'bottom')
  const stranger = { ...asSent(links)[0], id: crypto.randomUUID(), titles: { xx: 'Hm', nb: 'Ja' } }
  const response = await save(editor, 'bottom', { rev, links: [...asSent(links), stranger] })
  expect(response.status).toBe(200)
  const saved = (await sectionOf(editor, 'bottom')).links.at(-1)
  expect(saved?.id).not.toBe(stranger.id)
  expect(saved?.titles).toEqual({ nb: 'Ja' })
})

test('[F02] [F03] one title is saved in one language; a link without a row is made by it', async () => {
  const translator = await callerOf(api, 'translator')
  const { links } = await sectionOf(translator, 'support')
  const [link] = links
  if (!link) throw new Error('the demo has links')
  const title = { section: 'support', linkKey: link.linkKey, url: link.url, language: 'en' }
  const send = async (body: object) => translator.send('PUT', `${path}/titles`, body)
  const seen = link.titles['en']
  expect((await send({ ...title, title: 'Once', seen })).status).toBe(200)
  expect((await send({ ...title, title: 'Twice', seen: 'Once' })).status).toBe(200)
  const shown = await shownLinks('en', 'support')
  expect(shown?.some((each) => each.title === 'Twice')).toBe(true)
  const other = { ...title, linkKey: 'support-9', url: '/faq', title: 'Made', seen: '' }
  const editor = await callerOf(api, 'editor')
  await editor.send('PUT', `${path}/titles`, other)
  const made = (await sectionOf(translator, 'support')).links.find(
    ({ linkKey }) => linkKey === 'support-9',
  )
  expect(made).toMatchObject({ title: 'Made', titles: { en: 'Made' }, url: '/faq' })
})

test('[F03] who translates makes no link: it would stand in every language’s footer', async () => {
  const translator = await callerOf(api, 'translator')
  const made = { section: 'support', linkKey: 'evil', url: 'https://evil.example', seen: '' }
  const send = async (caller: Visitor, language: string) =>
    caller.send('PUT', `${path}/titles`, { ...made, language, title: 'Hm' })
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
  await editor.send('PUT', `${path}/titles`, { ...link, title: 'Fresh' })
  expect(await titles()).toContain('Fresh')
})

test('[T04] a link’s title that somebody has changed meanwhile is refused with theirs, and a removed link stays removed', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'quicklinks')
  const link = links.at(-1)
  if (!link) throw new Error('the demo has links')
  const { linkKey, url } = link
  const send = async (title: string, seen: string) =>
    editor.send('PUT', `${path}/titles`, {
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
  await save(editor, 'quicklinks', { rev, links: asSent(links.slice(0, -1)) })
  expect((await send('Drugi', 'Pierwszy')).status).toBe(404)
  expect((await sectionOf(editor, 'quicklinks')).links).toHaveLength(links.length - 1)
})

test('[F04] colours stand in the page’s own styles, and go back to the theme', async () => {
  const owner = await callerOf(api, 'owner')
  const colors = {
    backgroundColor: '#0f2d3f',
    textColor: 'rgb(200 218 228)',
    linkColor: 'white',
    linkHoverColor: 'var(--card)',
    borderColor: '#2c5069',
  }
  const { colorsRev } = await footerOf(owner)
  const send = async (body: object) => owner.send('PUT', `${path}/colors`, body)
  expect((await send({ colors, rev: colorsRev })).status).toBe(200)
  const styles = async () =>
    ((await (await api.visitor().get('/api/shell')).json()) as ShellData).styles
  expect(await styles()).toContain('--footer-background:#0f2d3f;--footer-text:rgb(200 218 228)')
  expect(await refusal(await send({ colors, rev: colorsRev }))).toMatchObject({ code: 'stale' })
  const unsafe = { ...colors, linkColor: 'red}body{display:none' }
  expect(await refusal(await send({ colors: unsafe, rev: colorsRev + 1 }))).toMatchObject({
    status: 422,
    code: 'color_invalid',
    field: 'colors.linkColor',
  })
  expect((await send({ colors: null, rev: colorsRev + 1 })).status).toBe(200)
  expect(await styles()).toBe('')
})

test('50 readers during 200 saves never see a section empty or half', async () => {
  const editor = await callerOf(api, 'owner')
  const start = await sectionOf(editor, 'quicklinks')
  const all = asSent(start.links)
  const lists = [all, all.slice(0, 1)]
  const lengths = new Set(lists.map((list) => list.length))
  const seen: number[] = []
  const read = async () => {
    api.platform.memory.readAt = 0
    const links = await shownLinks('en', 'quicklinks')
    seen.push(links?.length ?? 0)
  }
  let { rev } = start
  for (let saves = 0; saves < 200; saves += 1) {
    const links = (lists[saves % 2] ?? all).map(({ id: _, ...link }) => link)
    const readers = saves % 10 === 0 ? Array.from({ length: 50 }, read) : []
    const [response] = await Promise.all([save(editor, 'quicklinks', { rev, links }), ...readers])
    expect(response.status).toBe(200)
    rev += 1
  }
  expect(seen).toHaveLength(1000)
  expect(seen.filter((length) => !lengths.has(length))).toEqual([])
})
