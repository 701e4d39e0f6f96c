import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { saved as savedText, send as sendText, text } from '#tests/support/editing.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { newLine } from '#tests/support/menu.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/menu'

async function menuOf(editor: Visitor): Promise<EditableMenu> {
  return (await (await editor.get(path)).json()) as EditableMenu
}

async function shownMenu(language: string) {
  return ((await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData).menu
}

type Item = EditableMenu['items'][number]
const withoutState = <T extends { isDead: boolean; made: object }>({
  isDead: _isDead,
  made: _made,
  ...item
}: T) => item
const asSent = (items: readonly Item[]) =>
  items.map(({ children, ...item }) => ({
    ...withoutState(item),
    children: children.map((child) => withoutState(child)),
  }))

test('[B02] the menu is saved as a whole: order, branches, icons, and where each is shown', async () => {
  const editor = await callerOf(api, 'editor')
  const { items, rev } = await menuOf(editor)
  const [first, ...rest] = asSent(items)
  if (!first) throw new Error('the demo has a menu')
  const moved = [
    ...rest,
    { ...first, children: [{ ...newLine, icon: 'leaf', iconColor: '#1f4d3a' }, ...first.children] },
    { ...newLine, title: 'Only Arabic', languageCodes: ['ar'], children: [] },
    { ...newLine, title: 'Hidden', isActive: false, children: [] },
  ]
  const saved = await editor.send('PUT', path, { items: moved, rev })
  expect(saved.status).toBe(200)
  const after = await menuOf(editor)
  expect(after.items.map(({ id }) => id).slice(0, items.length)).toEqual(
    [...rest, first].map(({ id }) => id),
  )
  const shown = await shownMenu('en')
  expect(shown.map(({ title }) => title)).not.toContain('Hidden')
  expect(shown.map(({ title }) => title)).not.toContain('Only Arabic')
  expect((await shownMenu('ar')).map(({ title }) => title)).toContain('Only Arabic')
  expect(shown[rest.length]?.children?.[0]).toMatchObject({ icon: 'leaf', iconColor: '#1f4d3a' })
})

test('[B02] an entry is shown for its time alone: the job turns it, once each, and the site of another day shows that day’s', async () => {
  const owner = await callerOf(api, 'owner')
  const { items, rev } = await menuOf(owner)
  const stepMs = 5 * 60_000
  const [startsAt, endsAt] = [Date.now() + stepMs, Date.now() + 2 * stepMs]
  const timed = { ...newLine, title: 'Christmas', startsAt, endsAt, children: [] }
  const over = { ...timed, title: 'Easter', startsAt: null, endsAt: 1 }
  const body = { items: [...asSent(items), timed, over], rev }
  expect((await owner.send('PUT', path, body)).status).toBe(200)
  const after = await menuOf(owner)
  expect(after.items.find(({ title }) => title === 'Christmas')).toMatchObject({ startsAt, endsAt })
  const titles = async () => (await shownMenu('en')).map(({ title }) => title)
  expect(await titles()).not.toContain('Easter')
  expect(await titles()).not.toContain('Christmas')
  await owner.send('POST', '/api/admin/content/view', { drafts: false, asOf: startsAt })
  const { menu } = (await (await owner.get('/api/shell')).json()) as ShellData
  expect(menu.map(({ title }) => title)).toContain('Christmas')
  await jobsAt(api, startsAt - 1)
  expect(await titles()).not.toContain('Christmas')
  await Promise.all([jobsAt(api, startsAt), jobsAt(api, startsAt)])
  expect(await titles()).toContain('Christmas')
  await jobsAt(api, endsAt)
  expect(await titles()).not.toContain('Christmas')
  const lasting = after.items.map((item) => ({ ...item, startsAt: null, endsAt: null }))
  expect((await owner.send('PUT', path, { items: asSent(lasting), rev: after.rev })).status).toBe(
    200,
  )
  expect(await titles()).toEqual(expect.arrayContaining(['Christmas', 'Easter']))
})

test('the end of an entry comes after its beginning, and each that is wrong is named', async () => {
  const editor = await callerOf(api, 'editor')
  const { items, rev } = await menuOf(editor)
  const wrong = { ...newLine, startsAt: 2, endsAt: 2 }
  const body = { items: [{ ...wrong, children: [wrong] }, ...asSent(items)], rev }
  const refused = await refusal(await editor.send('PUT', path, body))
  expect(refused).toMatchObject({ status: 422, code: 'times_crossed' })
  expect((await menuOf(editor)).rev).toBe(rev)
})

test('the same menu sent twice at once is saved once, and both calls are told so', async () => {
  const editor = await callerOf(api, 'editor')
  const { items, rev } = await menuOf(editor)
  const body = { items: [...asSent(items), { ...newLine, title: 'Twice', children: [] }], rev }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => editor.send('PUT', path, body, headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()))
  for (const other of others) expect(other).toEqual(first)
  expect((await menuOf(editor)).items.filter(({ title }) => title === 'Twice')).toHaveLength(1)
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from audit_log where action = 'menu_saved' and actor_id = ?`,
    args: [editor.person?.id ?? ''],
  })
  expect(rows[0]?.['n']).toBe(1)
})

test('an item moves under another, and the one it stood under goes', async () => {
  const editor = await callerOf(api, 'editor')
  const { items, rev } = await menuOf(editor)
  const [branch] = asSent(items).filter(({ children }) => children.length > 0)
  const child = branch?.children[0]
  if (!branch || !child) throw new Error('the demo has a branch')
  const others = asSent(items).filter(({ id }) => id !== branch.id)
  const [host, ...rest] = others
  if (!host) throw new Error('the demo has another')
  const moved = [{ ...host, children: [...host.children, child] }, ...rest]
  expect((await editor.send('PUT', path, { items: moved, rev })).status).toBe(200)
  const after = await menuOf(editor)
  expect(after.items[0]?.children.at(-1)).toMatchObject({ id: child.id, titles: child.titles })
  expect(after.items.some(({ id }) => id === branch.id)).toBe(false)
})

test('[T03] one title is saved in one language, and only there', async () => {
  const translator = await callerOf(api, 'translator')
  const [item] = (await menuOf(translator)).items
  if (!item) throw new Error('the demo has a menu')
  await savedText(translator, `@menu/${item.id}`, { language: 'pl', value: 'Inny tytuł' })
  expect((await shownMenu('pl'))[0]?.title).toBe('Inny tytuł')
  expect((await shownMenu('nb'))[0]?.title).toBe(item.titles['nb'])
})

test('[T04] a title that somebody has changed meanwhile is refused with theirs; the same one again is done once', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'translator')]
  const item = (await menuOf(one)).items[1]
  if (!item) throw new Error('the demo has a menu')
  const at = `@menu/${item.id}` as const
  const { rev } = await text(one, at, 'en')
  const send = async (caller: Visitor, value: string, seen = rev) =>
    sendText(caller, at, { language: 'en', value, rev: seen })
  expect((await send(one, 'First')).status).toBe(200)
  expect((await send(one, 'First')).status).toBe(200)
  const late = await refusal(await send(other, 'Second'))
  expect(late).toMatchObject({ status: 409, code: 'stale' })
  expect(late.current as EditableText).toMatchObject({ value: 'First', rev: rev + 1 })
  expect((await shownMenu('en'))[1]?.title).toBe('First')
  expect((await send(other, 'Second', rev + 1)).status).toBe(200)
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from audit_log where action = 'menu_title_saved' and entity_id = ?`,
    args: [item.id],
  })
  expect(rows[0]?.['n']).toBe(2)
})

test('[T04] a whole menu is not saved over a title that was written by itself meanwhile', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'translator')]
  const { items, rev } = await menuOf(one)
  const item = items[1]
  const at = `@menu/${item?.id}` as const
  const title = { language: 'pl', value: 'Samodzielny', rev: (await text(one, at, 'pl')).rev }
  const write = () => sendText(other, at, title)
  expect((await write()).status).toBe(200)
  const late = await refusal(await one.send('PUT', path, { items: asSent(items), rev }))
  expect(late).toMatchObject({ status: 409, code: 'stale' })
  const now = await menuOf(one)
  expect(now).toMatchObject({ rev: rev + 1 })
  expect(now.items[1]?.titles['pl']).toBe('Samodzielny')
  // The same title again changes nothing, and makes nobody late.
  expect((await write()).status).toBe(200)
  const saved = await one.send('PUT', path, { items: asSent(now.items), rev: now.rev })
  expect(saved.status).toBe(200)
})

test('a title without words gives the default one back', async () => {
  const editor = await callerOf(api, 'editor')
  const item = (await menuOf(editor)).items[2]
  if (!item) throw new Error('the demo has a menu')
  await savedText(editor, `@menu/${item.id}`, { language: 'uk', value: ' ' })
  expect((await menuOf(editor)).items[2]?.titles['uk']).toBeUndefined()
  expect((await shownMenu('uk'))[2]?.title).toBe(item.titles['nb'])
})

test('a title of nobody’s item or in no language is not found, and leaves no trace', async () => {
  const editor = await callerOf(api, 'editor')
  const title = { language: 'pl', value: 'Nic', rev: 0 }
  const response = await sendText(editor, `@menu/${crypto.randomUUID()}`, title)
  expect(response.status).toBe(404)
  const [item] = (await menuOf(editor)).items
  const nowhere = { ...title, language: 'xx' }
  expect((await sendText(editor, `@menu/${item?.id}`, nowhere)).status).toBe(404)
  const { rows } = await api.database.execute(
    `select count(*) as n from audit_log where action = 'menu_title_saved' and entity_id not in (select id from menu_items)`,
  )
  expect(rows[0]?.['n']).toBe(0)
})

test('a menu that somebody has saved meanwhile is refused with theirs', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'editor')]
  const { items, rev } = await menuOf(one)
  const menu = { items: asSent(items), rev }
  const answers = await Promise.all([one.send('PUT', path, menu), other.send('PUT', path, menu)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  if (!late) throw new Error('one is late')
  expect((await refusal(late)).current).toMatchObject({ rev: rev + 1 })
})

test('more items than fit, a deep tree and hostile fields are refused', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await menuOf(editor)
  const send = async (items: object[]) => refusal(await editor.send('PUT', path, { items, rev }))
  const many = Array.from({ length: 61 }, () => ({ ...newLine, children: [] }))
  expect(await send(many)).toMatchObject({ status: 422, code: 'too_many_links' })
  const deep = { ...newLine, children: [{ ...newLine, children: [newLine] }] }
  expect(await send([deep])).toMatchObject({ status: 422 })
  const color = { ...newLine, iconColor: 'url(//evil.example)', children: [] }
  expect(await send([color])).toMatchObject({ status: 422, code: 'color_invalid' })
  const icon = { ...newLine, icon: '"><script>', children: [] }
  expect(await send([icon])).toMatchObject({ status: 422 })
})

test('a link to a page that is not there is marked', async () => {
  const editor = await callerOf(api, 'editor')
  const { items, rev } = await menuOf(editor)
  const dead = { ...newLine, url: '/no-such-page', children: [] }
  await editor.send('PUT', path, { items: [...asSent(items), dead], rev })
  const after = await menuOf(editor)
  expect(after.items.at(-1)?.isDead).toBe(true)
  expect(after.items.slice(0, -1).some(({ isDead }) => isDead)).toBe(false)
})
