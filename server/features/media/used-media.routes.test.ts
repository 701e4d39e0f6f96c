import { beforeAll, expect, test } from 'vitest'
import type { MediaItem, MediaUsage } from '#domain/media.schema.ts'
import { useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { path as textPath, saved, send, text } from '#tests/support/editing.ts'
import { added, newPicture, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pdfOf } from '#tests/support/pictures.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { saveSettings } from '#tests/support/site-settings.ts'

const api = useApi()
const placing = usePlacing(api)
const orders = useAdminOrders(api)
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

/** Puts a picture into the text of the home page. */
async function useInText(address: string): Promise<void> {
  await api.database.execute({
    sql: `update page_content_translations set content_value = '<p><img src="' || ? || '" alt=""></p>'
      where language_code = 'nb' and page_content_id = (select id from page_contents where page_slug = 'home' order by sort_order limit 1)`,
    args: [address],
  })
}

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

test('[D11] a replaced picture makes no translation outdated, and who has a text open does not bring the old one back', async () => {
  const item = await added(editor, 'word.png', await newPicture())
  const words = (alt: string) => ({ value: `<p><img src="${item.address}" alt="${alt}"></p>` })
  const type = 'html'
  await saved(editor, 'farms/picture', { ...words('Gård'), type })
  await saved(editor, 'farms/picture', { ...words('Farma'), language: 'pl', type })
  await saved(editor, 'farms/picture', { ...words('Ферма'), language: 'uk', type, as: 'draft' })
  const open = await text(editor, 'farms/picture')
  await sendFile(editor, { name: 'x.png', bytes: await newPicture(), over: item })
  expect(await text(editor, 'farms/picture', 'pl')).toMatchObject({
    state: 'reviewed',
    value: words('Farma').value.replace('/1/', '/2/'),
  })
  const late = await send(editor, 'farms/picture', { ...words('Gården'), rev: open.rev })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  const { rev, draft } = await text(editor, 'farms/picture', 'uk')
  expect(draft?.value).toContain('/2/')
  const publish = { language: 'uk', rev }
  await editor.send('POST', textPath('farms/picture', '/publish-draft'), publish)
  expect(await text(editor, 'farms/picture', 'uk')).toMatchObject({ state: 'reviewed' })
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

test('a logo, which two tables keep, is one place; so is a text with a draft of it', async () => {
  const item = await added(editor, 'logo.png', await newPicture())
  await saveSettings(await callerOf(api, 'owner'), 'look', { logoUrl: item.address })
  const value = `<p><img src="${item.address}" alt="Fra gården"></p>`
  await saved(editor, 'farms/picture', { value, language: 'uk', type: 'html' })
  await saved(editor, 'farms/picture', {
    value: value + value,
    language: 'uk',
    type: 'html',
    as: 'draft',
  })
  const { uses } = (await (
    await editor.get(`/api/admin/media/${item.id}/usage`)
  ).json()) as MediaUsage
  expect(uses.map(({ title }) => title)).toEqual(['farms · picture', 'logo_url'])
})

test('[D11] each place that uses a picture is told by what its people call it, with where it is', async () => {
  const item = await added(editor, 'places.png', await newPicture())
  const value = `<p><img src="${item.address}" alt="Fra gården"></p>`
  await saved(editor, 'farms/story', { value, type: 'html' })
  await api.database.execute({
    sql: `update products set image_url = ? where id = (select id from products order by key limit 1)`,
    args: [item.address],
  })
  const { uses } = (await (
    await editor.get(`/api/admin/media/${item.id}/usage`)
  ).json()) as MediaUsage
  const title = (await text(editor, 'farms/title', 'en')).value
  expect(uses).toMatchObject([
    { kind: 'text', page: 'farms', textKey: 'story', pageTitle: title },
    { kind: 'product', page: null, path: expect.stringMatching(/^\/products\/[\w-]+$/u) },
  ])
  const { rows: found } = await api.database.execute(
    `select slug from page_slugs where language_code = 'en' and page_id = (select id from pages where slug = 'farms')`,
  )
  expect(uses[0]?.path).toBe(`/${String(found[0]?.['slug'])}`)
})

test('a picture that an order shows is kept, and the library says so once', async () => {
  for (const _ of [1, 2]) await orders.boughtBy(await placing.buyer())
  const item = await added(editor, 'ordered.png', await newPicture())
  await rows('update order_lines set image_snapshot = ?', item.address)
  const path = `/api/admin/media/${item.id}`
  const { uses } = (await (await editor.get(`${path}/usage`)).json()) as MediaUsage
  expect(uses.map(({ kind, title }) => [kind, title])).toEqual([['orders', '2']])
  expect(await refusal(await editor.send('DELETE', path))).toMatchObject({
    ...{ status: 409, code: 'media_used' },
  })
})
