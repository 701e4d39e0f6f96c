import { expect, test } from 'vitest'
import type { MediaFolders, MediaItem, MediaList } from '#domain/media.schema.ts'
import { type Visitor, useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { added, newPicture, uploadOf } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/media'

const listOf = async (caller: Visitor, query = '') =>
  answered<MediaList>(await caller.get(`${path}${query}`))
const namesIn = async (caller: Visitor, query: string) =>
  (await listOf(caller, query)).items.map(({ name }) => name)
const moved = (caller: Visitor, from: string, to: string) =>
  caller.send('PUT', `${path}/folders`, { from, to })

async function put(caller: Visitor, item: MediaItem, folder: string) {
  const { rev } = await answered<MediaItem>(await caller.get(`${path}/${item.id}`))
  const change = { folder, rev }
  return answered<MediaItem>(await caller.send('PATCH', `${path}/${item.id}`, change))
}

test('[D11] files lie in folders: a folder shows those in it, and words are looked for in all of them', async () => {
  const editor = await callerOf(api, 'editor')
  const items = await Promise.all(
    ['goat.png', 'cow.png', 'sheep.png'].map(async (name) =>
      added(editor, name, await newPicture()),
    ),
  )
  const [goat, cow, sheep] = items
  if (!goat || !cow || !sheep) throw new Error('no pictures')
  const revision = async () =>
    (await api.database.execute('select sum(revision) as sum from content_revisions')).rows[0]?.[
      'sum'
    ]
  const before = await revision()
  expect(await put(editor, goat, ' Animals / Goats/')).toMatchObject({
    folder: 'Animals/Goats',
    address: goat.address,
  })
  await put(editor, cow, 'Animals')
  await put(editor, sheep, 'Animals 2')
  expect(await revision()).toBe(before)
  expect((await listOf(editor)).folders).toEqual([
    { path: 'Animals', files: 1 },
    { path: 'Animals 2', files: 1 },
    { path: 'Animals/Goats', files: 1 },
  ])
  expect(await namesIn(editor, '')).toEqual(['cow.png', 'goat.png', 'sheep.png'])
  expect(await namesIn(editor, '?folder=Animals')).toEqual(['cow.png', 'goat.png'])
  expect(await namesIn(editor, '?folder=Animals&q=sheep')).toEqual(['sheep.png'])

  for (const _ of [1, 2]) {
    const { folders } = await answered<MediaFolders>(await moved(editor, 'Animals', 'Farm/Yard'))
    expect(folders.map((each) => each.path)).toEqual(['Animals 2', 'Farm/Yard', 'Farm/Yard/Goats'])
  }
  const { rows } = await api.database.execute(
    "select count(*) as n from audit_log where action = 'media_folder_renamed'",
  )
  expect(rows[0]?.['n']).toBe(1)
  await answered(await moved(editor, 'Farm/Yard', ''))
  expect((await listOf(editor)).folders.map((each) => each.path)).toEqual(['Animals 2', 'Goats'])
})

test.each([
  ['another one', 'Milk', 'Cheese'],
  ['one that holds no more than another one', 'Milk', 'Bread'],
  ['one whose name an inner one would have', 'Milk', ''],
])('a folder is not put over %s: nobody could part the two again', async (_, from, to) => {
  const editor = await callerOf(api, 'editor')
  const places = ['Milk', 'Milk/Goat', 'Cheese', 'Bread/Rye', 'Goat']
  for (const place of places) {
    const item = await added(editor, `${place}.png`, await newPicture())
    await put(editor, item, place)
  }
  const before = (await listOf(editor)).folders
  const refused = await refusal(await moved(editor, from, to))
  expect(refused).toMatchObject({ status: 422, code: 'folder_taken', field: 'to' })
  expect((await listOf(editor)).folders).toEqual(before)
})

test('a folder that keeps its name is not written', async () => {
  const editor = await callerOf(api, 'editor')
  const item = await put(editor, await added(editor, 'same.png', await newPicture()), 'Same')
  await answered(await moved(editor, 'Same', ' Same/ '))
  const now = await answered<MediaItem>(await editor.get(`${path}/${item.id}`))
  expect(now.rev).toBe(item.rev)
})

test('a file that is added in a folder lies in it', async () => {
  const editor = await callerOf(api, 'editor')
  const { headers, body } = uploadOf('ost.png', await newPicture())
  const sent = await editor.get(path, {
    method: 'POST',
    headers: {
      ...{ ...headers, origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' },
      'x-folder': encodeURIComponent('Varer/Øst'),
    },
    body,
  })
  expect(await answered<MediaItem>(sent, 201)).toMatchObject({
    name: 'ost.png',
    folder: 'Varer/Øst',
  })
})

test.each([
  ['too deep', 'a', 'a/b/c/d'],
  ['named too long', 'a', 'x'.repeat(61)],
  ['in itself', 'a', 'a/b'],
  ['nameless', '', 'b'],
])('a folder that would be %s is refused, and nothing is moved', async (_, from, to) => {
  const editor = await callerOf(api, 'editor')
  const item = await added(editor, `${to.length}.png`, await newPicture())
  await put(editor, item, 'a')
  expect(await refusal(await moved(editor, from, to))).toMatchObject({ status: 422 })
  expect((await listOf(editor)).folders.map((each) => each.path)).toContain('a')
})

test('without the right to edit the library nothing in it is moved', async () => {
  const translator = await callerOf(api, 'translator')
  expect((await moved(translator, 'a', 'b')).status).toBe(403)
})
