import { beforeAll, expect, test } from 'vitest'
import type { MediaItem, MediaList } from '#domain/media.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { added, newPicture, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pdfOf, pictureOf } from '#tests/support/pictures.ts'

const api = useApi()
let editor: Visitor
beforeAll(async () => {
  editor = await callerOf(api, 'editor')
})

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function revisions(): Promise<Record<string, number>> {
  const found = await rows('select language_code, revision from content_revisions')
  return Object.fromEntries(
    found.map((row) => [String(row['language_code']), Number(row['revision'])]),
  )
}

async function put(id: string, change: object): Promise<Response> {
  return editor.send('PATCH', `/api/admin/media/${id}`, change)
}

async function listed(query = ''): Promise<MediaList> {
  return (await (await editor.get(`/api/admin/media${query}`)).json()) as MediaList
}

test('[D11] the same file twice is one row, whatever it is called, also when sent at once', async () => {
  const bytes = await newPicture()
  const answers = await Promise.all(
    ['a.png', 'b.png', 'c.png'].map((name) => sendFile(editor, { name, bytes })),
  )
  const items = (await Promise.all(answers.map((answer) => answer.json()))) as MediaItem[]
  expect(new Set(items.map(({ id }) => id)).size).toBe(1)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  const again = await sendFile(editor, { name: 'd.png', bytes })
  expect([again.status, ((await again.json()) as MediaItem).id]).toEqual([200, items[0]?.id])
  const log = await rows(
    `select * from audit_log where action = 'media_added' and entity_id = ?`,
    items[0]?.id ?? '',
  )
  expect(log).toHaveLength(1)
})

test('[D11] the list answers 100 from the first on, by name, and never more', async () => {
  for (const name of ['Ølbrød.png', 'brød.png', 'Aprikos.png'])
    await added(editor, name, await newPicture())
  await added(editor, 'Betingelser.pdf', pdfOf(40))
  const list = await listed()
  expect(list).toMatchObject({ limit: 100, offset: 0 })
  const names = list.items.map(({ name }) => name)
  expect(names.filter((name) => /^[ABbØ]/u.test(name))).toEqual(
    expect.arrayContaining(['Aprikos.png', 'Betingelser.pdf', 'brød.png', 'Ølbrød.png']),
  )
  expect(names.indexOf('Aprikos.png')).toBeLessThan(names.indexOf('Betingelser.pdf'))
  expect(names.indexOf('Betingelser.pdf')).toBeLessThan(names.indexOf('brød.png'))
  expect(await listed('?limit=5000')).toMatchObject({ limit: 100 })
  expect((await listed('?limit=2&offset=1')).items.map(({ name }) => name)).toEqual(
    names.slice(1, 3),
  )
  expect((await listed('?kind=file')).items.map(({ name }) => name)).toEqual(['Betingelser.pdf'])
  expect((await listed('?q=OLBROD')).items.map(({ name }) => name)).toEqual(['Ølbrød.png'])
  expect((await listed('?sort=newest')).items[0]?.name).toBe('Betingelser.pdf')
})

test.each(['?limit=0', '?limit=-1', '?limit=x', '?offset=-1', '?sort=rev', '?kind=all', '?page=2'])(
  'a list with %s is refused',
  async (query) => {
    expect((await editor.get(`/api/admin/media${query}`)).status).toBe(422)
  },
)

test('[D11] alternative texts, focal point and name are changed as their writer saw them', async () => {
  const item = await added(editor, 'cheese.png', await newPicture())
  const before = await revisions()
  const change = {
    altTexts: { nb: ' En  ost\u202E ', en: 'A cheese' },
    focalX: 20,
    name: '../Ost.png',
    rev: item.rev,
  }
  const changed = await put(item.id, change)
  expect(await changed.json()).toMatchObject({
    name: 'Ost.png',
    altTexts: { nb: 'En ost', en: 'A cheese' },
    focalX: 20,
    focalY: 50,
    rev: 2,
  })
  expect((await revisions())['*']).toBe((before['*'] ?? 1) + 1)
  expect((await put(item.id, change)).status).toBe(200)
  const late = await put(item.id, { altTexts: { nb: 'En annen ost' }, rev: item.rev })
  const body = (await late.json()) as { code: string; current: MediaItem }
  expect([late.status, body.code, body.current.altTexts, body.current.rev]).toEqual([
    409,
    'stale',
    { nb: 'En ost', en: 'A cheese' },
    2,
  ])
  const without = await put(item.id, { altTexts: { en: '' }, rev: 2 })
  expect(await without.json()).toMatchObject({ altTexts: { nb: 'En ost' }, rev: 3 })
})

test('[D11] of two who change it in the same moment one is told, and nothing of theirs is mixed in', async () => {
  const item = await added(editor, 'same-moment.png', await newPicture())
  const { now } = api.platform
  const moment = Date.now()
  api.platform.now = () => moment
  const answers = await Promise.all(
    ['One', 'Two'].map((en) => put(item.id, { altTexts: { en }, rev: item.rev })),
  )
  api.platform.now = now
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = (await answers.find(({ status }) => status === 200)?.json()) as MediaItem
  const kept = (await (await editor.get(`/api/admin/media/${item.id}`)).json()) as MediaItem
  expect(kept.altTexts).toEqual(winner.altTexts)
  const log = await rows(
    `select * from audit_log where action = 'media_changed' and entity_id = ?`,
    item.id,
  )
  expect(log).toHaveLength(1)
})

test('a picture of a long strip is taken', async () => {
  const strip = await added(editor, 'strip.png', await pictureOf('png', { width: 30, height: 900 }))
  expect(strip).toMatchObject({ width: 30, height: 900, thumbhash: expect.any(String) })
})

test('an alternative text is news to its own language alone', async () => {
  const item = await added(editor, 'bread.png', await newPicture())
  const before = await revisions()
  await put(item.id, { altTexts: { pl: 'Chleb' }, rev: 1 })
  const after = await revisions()
  expect([after['pl'], after['*'], after['nb']]).toEqual([
    (before['pl'] ?? 1) + 1,
    before['*'],
    before['nb'],
  ])
})

test.each<[string, object]>([
  ['a language that is none', { altTexts: { xx: 'A' } }],
  ['a text that is too long', { altTexts: { nb: 'x'.repeat(301) } }],
  ['a point outside', { focalX: 101 }],
  ['half a point', { focalY: 0.5 }],
  ['an empty name', { name: ' \u200B ' }],
  ['a field of another', { storageKey: 'x' }],
  ['a version', { version: 9 }],
])('%s is refused and changes nothing', async (_, change) => {
  const item = await added(editor, 'kept.png', await newPicture())
  expect((await put(item.id, { ...change, rev: 1 })).status).toBe(422)
  expect(await (await editor.get(`/api/admin/media/${item.id}`)).json()).toEqual(item)
})

test('[D11] of two who replace at once one is told what the other did', async () => {
  const item = await added(editor, 'two.png', await newPicture())
  const [first, second] = await Promise.all([newPicture(), newPicture()])
  const answers = await Promise.all(
    [first, second].map((bytes) => sendFile(editor, { name: 'x.png', bytes, over: item })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const body = await refused?.json()
  const { code, current } = body as { code: string; current: MediaItem }
  expect([code, current.version, current.rev]).toEqual(['stale', 2, 2])
  expect(
    await rows(
      `select * from audit_log where action = 'media_replaced' and entity_id = ?`,
      item.id,
    ),
  ).toHaveLength(1)
})
