import { beforeAll, expect, test } from 'vitest'
import type { MediaItem, MediaList, MediaUsage } from '#domain/media.schema.ts'
import { cleanMedia } from '#server/features/media/clean-media.ts'
import type { memoryStorage } from '#server/platform/storage.fake.ts'
import type { Ctx } from '#server/http/context.ts'
import { findSite } from '#server/features/shell/site.service.ts'
import { picturesOf } from './pictures.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { added, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pdfOf, pictureOf, textBytes } from '#tests/support/pictures.ts'

const api = useApi()
let editor: Visitor
beforeAll(async () => {
  editor = await callerOf(api, 'editor')
})

let made = 0
/** A picture unlike all others. */
function newPicture() {
  made += 1
  return pictureOf('png', { width: 40 + made, height: 30 })
}

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

/** Puts a picture into the text of the home page. */
async function useInText(address: string): Promise<void> {
  await api.database.execute({
    sql: `update page_content_translations set content_value = '<p><img src="' || ? || '" alt=""></p>'
      where language_code = 'nb' and page_content_id = (select id from page_contents where page_slug = 'home' order by sort_order limit 1)`,
    args: [address],
  })
}

const storage = () => api.platform.storage as ReturnType<typeof memoryStorage>

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

test('[D11] what is replaced is new wherever it is used, and raises the revision', async () => {
  const item = await added(editor, 'hero.png', await newPicture())
  await useInText(item.address)
  const before = await revisions()
  const bytes = await newPicture()
  const replaced = (await (
    await sendFile(editor, { name: 'x.png', bytes, over: item })
  ).json()) as MediaItem
  expect(replaced.version).toBe(2)
  const [text] = await rows(
    `select content_value from page_content_translations where instr(content_value, ?) > 0`,
    item.id,
  )
  expect(text?.['content_value']).toContain(`/media/${item.id}/2/640`)
  expect((await revisions())['*']).toBe((before['*'] ?? 1) + 1)
  const again = await sendFile(editor, { name: 'x.png', bytes, over: item })
  expect(await again.json()).toEqual(replaced)
  const old = await api.visitor().get(`/api/media/${item.id}/1/320`)
  expect([old.status, old.headers.get('location')]).toEqual([302, `/media/${item.id}/2/320`])
})

test('a picture is replaced by a picture that the library does not have yet', async () => {
  const [known, item] = [
    await added(editor, 'known.png', await newPicture()),
    await added(editor, 'own.png', await newPicture()),
  ]
  const asFile = await sendFile(editor, { name: 'a.pdf', bytes: pdfOf(50), over: item })
  expect(await refusal(asFile)).toMatchObject({ status: 415, code: 'picture_unreadable' })
  const knownBytes = new Uint8Array(
    await (await editor.get(`/api/admin/media/${known.id}/content`)).arrayBuffer(),
  )
  expect(
    await refusal(await sendFile(editor, { name: 'b.png', bytes: knownBytes, over: item })),
  ).toMatchObject({ status: 409, code: 'media_known' })
})

test('[D11] what is used is not deleted, and where it is used can be read', async () => {
  const item = await added(editor, 'used.png', await newPicture())
  await useInText(item.address)
  await api.database.execute({
    sql: `update products set image_url = ? where id = (select id from products order by key limit 1)`,
    args: [item.address],
  })
  await api.database.execute({
    sql: 'update factory_settings set logo_url = ?',
    args: [item.address],
  })
  await api.database.execute({
    sql: `update footer_links set url = ? where id = (select id from footer_links limit 1)`,
    args: [item.address],
  })
  const { uses } = (await (
    await editor.get(`/api/admin/media/${item.id}/usage`)
  ).json()) as MediaUsage
  expect(uses.map(({ kind, languageCode }) => [kind, languageCode])).toEqual([
    ['text', 'nb'],
    ['product', null],
    ['settings', null],
    ['footer', null],
  ])
  expect(uses[0]?.title).toMatch(/^home · /u)
  const path = `/api/admin/media/${item.id}`
  expect(await refusal(await editor.send('DELETE', path))).toMatchObject({
    status: 409,
    code: 'media_used',
  })
  expect((await editor.get(path)).status).toBe(200)
  expect(await rows(`select * from audit_log where action = 'media_deleted'`)).toEqual([])
  await useInText('/pictures/a-640.webp')
  for (const sql of [
    'update products set image_url = null',
    'update factory_settings set logo_url = null',
    `update footer_links set url = '/' where instr(url, '/media/') > 0`,
  ])
    await api.database.execute(sql)
  expect((await editor.send('DELETE', path)).status).toBe(200)
  expect((await editor.get(path)).status).toBe(404)
  expect((await editor.send('DELETE', path)).status).toBe(404)
  expect((await api.visitor().get(`/api${item.address}`)).status).toBe(404)
  expect(await rows(`select * from audit_log where action = 'media_deleted'`)).toHaveLength(1)
})

test('with the store out of reach nothing is added, and the sentence says that nothing was lost', async () => {
  const before = await listed()
  storage().fail('yes')
  const refused = await sendFile(editor, { name: 'a.png', bytes: await newPicture() })
  storage().fail('no')
  expect(await refusal(refused)).toMatchObject({ status: 503, code: 'storage_unavailable' })
  expect((await listed()).total).toBe(before.total)
})

test('[D11] what no row owns is removed from the store after an hour, and only that', async () => {
  const kept = await added(editor, 'kept.png', await newPicture())
  const replaced = await added(editor, 'replaced.png', await newPicture())
  const gone = await added(editor, 'gone.png', await newPicture())
  const keyOf = async (id: string) =>
    String((await rows('select storage_key from media where id = ?', id))[0]?.['storage_key'])
  const [keptKey, replacedKey, goneKey] = await Promise.all([
    keyOf(kept.id),
    keyOf(replaced.id),
    keyOf(gone.id),
  ])
  await sendFile(editor, { name: 'x.png', bytes: await newPicture(), over: replaced })
  await editor.send('DELETE', `/api/admin/media/${gone.id}`)
  const clean = (aheadMs: number) => {
    const database = openDatabase(api.platform.streams)
    return cleanMedia({
      ...api.platform,
      database,
      log: consoleLog('test'),
      now: () => Date.now() + aheadMs,
    })
  }
  await clean(0)
  expect(storage().keys()).toEqual(expect.arrayContaining([keptKey, replacedKey, goneKey]))
  await clean(3_601_000)
  const left = storage().keys()
  expect(left).toContain(keptKey)
  expect(left).not.toContain(replacedKey)
  expect(left).not.toContain(goneKey)
  const noted = await rows('select storage_key from stored_objects')
  expect(noted.map((row) => String(row['storage_key'])).toSorted()).toEqual(left.toSorted())
})

test('a viewer looks and does not touch; the original is for those who edit', async () => {
  const viewer = await callerOf(api, 'viewer')
  const item = await added(editor, 'seen.png', await newPicture())
  expect((await viewer.get(`/api/admin/media/${item.id}`)).status).toBe(200)
  expect((await viewer.get(`/api/admin/media/${item.id}/content`)).status).toBe(403)
  expect((await sendFile(viewer, { name: 'a.png', bytes: await newPicture() })).status).toBe(403)
})

test('[I14] a file is taken from our own pages alone, and only as bytes', async () => {
  const send = (headers: Record<string, string>) =>
    editor.get('/api/admin/media', {
      method: 'POST',
      headers: { 'x-file-name': 'a.csv', ...headers },
      body: textBytes('a;b'),
    })
  const origin = 'http://matverk.test'
  const bytes = { 'content-type': 'application/octet-stream' }
  expect(await refusal(await send({ ...bytes, origin: 'https://evil.example' }))).toMatchObject({
    code: 'cross_site',
  })
  expect(
    await refusal(await send({ ...bytes, origin, 'sec-fetch-site': 'same-site' })),
  ).toMatchObject({ code: 'cross_site' })
  expect(await refusal(await send({ 'content-type': 'text/plain', origin }))).toMatchObject({
    code: 'wrong_content_type',
  })
  expect(
    await refusal(await send({ 'content-type': 'multipart/form-data; boundary=x', origin })),
  ).toMatchObject({ code: 'wrong_content_type' })
  const elsewhere = await editor.get('/api/admin/media/x', {
    method: 'PATCH',
    headers: { ...bytes, origin },
    body: textBytes('a'),
  })
  expect(await refusal(elsewhere)).toMatchObject({ code: 'wrong_content_type' })
})

test('[D11] a page gets its pictures with their words in its own language, else in the default one', async () => {
  const [both, one, silent] = [
    await added(editor, 'both.png', await newPicture()),
    await added(editor, 'one.png', await newPicture()),
    await added(editor, 'silent.png', await newPicture()),
  ]
  const file = await added(editor, 'a.pdf', pdfOf(60))
  await put(both.id, { altTexts: { nb: 'Ost', pl: 'Ser' }, focalX: 30, rev: 1 })
  await put(one.id, { altTexts: { nb: 'Brød' }, rev: 1 })
  await put(silent.id, { altTexts: { pl: 'Nic' }, isDecorative: true, rev: 1 })
  const database = openDatabase(api.platform.streams)
  const log = consoleLog('test')
  const site = await findSite({
    ...api.platform,
    openDatabase: () => database,
    log,
    later: () => {},
  })
  const language = site?.languages.find(({ code }) => code === 'pl')
  const ctx = { database, site, language } as unknown as Ctx
  const shown = await picturesOf(ctx, [both.id, one.id, silent.id, file.id, 'gone'])
  const words = Object.fromEntries(shown.map(({ id, alt }) => [id, alt]))
  expect(words).toEqual({ [both.id]: 'Ser', [one.id]: 'Brød', [silent.id]: '' })
  expect(shown.find(({ id }) => id === both.id)).toMatchObject({
    version: 1,
    height: 30,
    focalX: 30,
  })
})
