import { beforeAll, expect, test } from 'vitest'
import type { MediaList } from '#domain/media.schema.ts'
import { cleanMedia } from '#server/features/media/clean-media.ts'
import type { memoryStorage } from '#server/platform/storage.fake.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { added, newPicture, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { textBytes } from '#tests/support/pictures.ts'

const api = useApi()
let editor: Visitor
beforeAll(async () => {
  editor = await callerOf(api, 'editor')
})

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function listed(query = ''): Promise<MediaList> {
  return (await (await editor.get(`/api/admin/media${query}`)).json()) as MediaList
}

const storage = () => api.platform.storage as ReturnType<typeof memoryStorage>

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
  const fileKey = async (id: string) =>
    String((await rows('select storage_key from media where id = ?', id))[0]?.['storage_key'])
  const [keptKey, replacedKey, goneKey] = await Promise.all([
    fileKey(kept.id),
    fileKey(replaced.id),
    fileKey(gone.id),
  ])
  await sendFile(editor, { name: 'x.png', bytes: await newPicture(), over: replaced })
  await editor.send('DELETE', `/api/admin/media/${gone.id}`)
  const clean = (aheadMs: number) => {
    const database = openDatabase(api.platform, () => {})
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
