import { expect, test } from 'vitest'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { asSent, saveLinks, sectionOf, shownLinks } from '#tests/support/footer.ts'

const api = useApi()

test('[F03] a list is saved as a whole: ids stay, other languages’ titles survive, the next page shows it', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'quicklinks')
  const [first, second, ...rest] = asSent(links)
  if (!first || !second) throw new Error('the demo has links')
  const fresh = { title: 'New Link', titles: { en: '  ' }, url: '/', isExternal: false }
  const response = await saveLinks(editor, 'quicklinks', {
    rev,
    links: [{ ...second, titles: { en: 'Renamed' } }, first, fresh],
  })
  expect(response.status).toBe(200)
  const saved = (await sectionOf(editor, 'quicklinks')).links
  expect(saved.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id])
  expect(saved[0]?.titles).toEqual({ ...second.titles, en: 'Renamed' })
  expect(saved[2]).toMatchObject({ title: 'New Link', titles: {}, url: '/' })
  expect((await shownLinks(api, 'en', 'quicklinks'))?.map(({ title }) => title)).toEqual([
    'Renamed',
    first.titles['en'],
    'New Link',
  ])
  expect((await shownLinks(api, 'nb', 'quicklinks'))?.[0]?.title).toBe(second.titles['nb'])
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
  expect((await saveLinks(one, 'support', { rev, links: rest })).status).toBe(200)
  const late = await saveLinks(other, 'support', { rev, links: [{ ...first, title: 'Mine' }] })
  const refused = await refusal(late)
  expect(refused).toMatchObject({ status: 409, code: 'stale' })
  const current = (refused.current as EditableFooter).sections.find(({ key }) => key === 'support')
  expect(current?.links.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
  expect((await sectionOf(one, 'support')).links).toEqual(current?.links)
})

test('[F02] a hidden link stays where its section is saved', async () => {
  const editor = await callerOf(api, 'editor')
  const hidden = (await sectionOf(editor, 'bottom')).links[0]?.id ?? ''
  const set = (isActive: number) =>
    api.database.execute({
      sql: 'update footer_links set is_active = ? where id = ?',
      args: [isActive, hidden],
    })
  await set(0)
  const { links, rev } = await sectionOf(editor, 'bottom')
  expect((await saveLinks(editor, 'bottom', { rev, links: asSent(links) })).status).toBe(200)
  await set(1)
  expect((await sectionOf(editor, 'bottom')).links.map(({ id }) => id)).toContain(hidden)
})

test('[F03] a new link is not called as a hidden one is', async () => {
  const editor = await callerOf(api, 'editor')
  const add = async (title: string) => {
    const { links, rev } = await sectionOf(editor, 'bottom')
    const link = { title, titles: {}, url: '/faq', isExternal: false }
    return saveLinks(editor, 'bottom', { rev, links: [...asSent(links), link] })
  }
  expect((await add('Kept for later')).status).toBe(200)
  await api.database.execute(`update footer_links set is_active = 0 where title = 'Kept for later'`)
  expect((await add('In its place')).status).toBe(200)
  expect((await sectionOf(editor, 'bottom')).links.at(-1)).toMatchObject({ title: 'In its place' })
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
    saveLinks(editor, 'products', body, headers),
    saveLinks(editor, 'products', body, headers),
  ])
  const third = await saveLinks(editor, 'products', body, headers)
  const told = await Promise.all([...answers, third].map((answer) => answer.json()))
  expect([...answers, third].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  const { rows } = await api.database.execute(
    `select * from audit_log where action = 'footer_links_saved' and entity_id = 'products'`,
  )
  expect(rows).toHaveLength(1)
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
  const response = await saveLinks(editor, 'bottom', {
    rev,
    links: [{ ...first, ...change }, ...rest],
  })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect((await sectionOf(editor, 'bottom')).rev).toBe(rev)
})

test('an id of nowhere makes a new link; a title in an unknown language is left out', async () => {
  const editor = await callerOf(api, 'editor')
  const { links, rev } = await sectionOf(editor, 'bottom')
  const stranger = { ...asSent(links)[0], id: crypto.randomUUID(), titles: { xx: 'Hm', nb: 'Ja' } }
  const response = await saveLinks(editor, 'bottom', { rev, links: [...asSent(links), stranger] })
  expect(response.status).toBe(200)
  const saved = (await sectionOf(editor, 'bottom')).links.at(-1)
  expect(saved?.id).not.toBe(stranger.id)
  expect(saved?.titles).toEqual({ nb: 'Ja' })
})

test('[F03] a new link is called after its section and its place, and no two alike', async () => {
  const editor = await callerOf(api, 'editor')
  const fresh = { title: 'New Link', titles: {}, url: '/', isExternal: false }
  const addFirst = async () => {
    const { links, rev } = await sectionOf(editor, 'products')
    const wish = { rev, links: [fresh, ...asSent(links)] }
    expect((await saveLinks(editor, 'products', wish)).status).toBe(200)
    return (await sectionOf(editor, 'products')).links.map(({ linkKey }) => linkKey)
  }
  const before = (await sectionOf(editor, 'products')).links.map(({ linkKey }) => linkKey)
  expect(await addFirst()).toEqual(['products-0', ...before])
  expect(await addFirst()).toEqual(['products-1', 'products-0', ...before])
})
