import { expect, test } from 'vitest'
import type { EditableText, ChangedWords } from '#domain/editing.schema.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import {
  answered,
  type At,
  auditOf,
  history,
  path,
  read,
  saved,
  text,
} from '#tests/support/editing.ts'
import { added, described } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'

const api = useApi()

test('a text that is taken down falls back, and an empty footer is never shown', async () => {
  const editor = await callerOf(api, 'editor')
  const reader = api.visitor({ language: 'en' })
  const { rev } = await text(editor, 'quality/lede', 'en')
  const body = { language: 'en', rev }
  const down = () => editor.send('POST', path('quality/lede', '/unpublish'), body)
  expect(await answered<EditableText>(await down())).toMatchObject({ value: '', state: 'missing' })
  expect(await answered<EditableText>(await down())).toMatchObject({ value: '', rev: rev + 1 })
  expect(await read(reader, 'quality/lede')).toMatchObject({ languageCode: 'nb' })
  await saved(editor, 'footer/copyright.text', { language: 'en', value: '' })
  const shell = (await (await reader.get('/api/shell')).json()) as { footer: { copyright: string } }
  expect(shell.footer.copyright).toBe((await text(editor, 'footer/copyright.text')).value)
})

test('[T04] a former version is restored as a new one', async () => {
  const editor = await callerOf(api, 'editor')
  const first = await text(editor, 'locations/lede')
  await saved(editor, 'locations/lede', { value: 'Andre ord' })
  const { rev } = await saved(editor, 'locations/lede', { value: 'Tredje ord' })
  const [, , oldest] = await history(editor, 'locations/lede')
  const body = { language: 'nb', versionId: oldest?.id, rev }
  const restore = () => editor.send('POST', path('locations/lede', '/restore'), body)
  const restored = await answered<EditableText>(await restore())
  expect(restored).toMatchObject({ value: first.value, rev: rev + 1 })
  expect(await answered<EditableText>(await restore())).toEqual(restored)
  const versions = await history(editor, 'locations/lede')
  expect(versions).toHaveLength(4)
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
  const stale = await editor.send('POST', path('locations/lede', '/restore'), {
    ...body,
    versionId: versions[1]?.id,
  })
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale' })
  const others = await editor.send('POST', path('locations/title', '/restore'), body)
  expect(others.status).toBe(404)
})

test('[P03] a change in the audit log has its words in the history, found by their hashes', async () => {
  const editor = await callerOf(api, 'editor')
  const { value: first } = await text(editor, 'resellers/lede')
  const { rev } = await saved(editor, 'resellers/lede', { value: 'Nye ord' })
  const { rev: drafted } = await saved(editor, 'resellers/lede', {
    value: 'Et utkast',
    as: 'draft',
    rev,
  })
  await saved(editor, 'resellers/lede', { value: 'Andre ord', rev: drafted })
  const change = async (query: object, at: At = 'resellers/lede') =>
    editor.get(`${path(at, '/change')}?${new URLSearchParams({ language: 'nb', ...query })}`)
  const entries = (await auditOf(api, 'resellers/lede')).map(({ data }) => data)
  const told = await Promise.all(
    entries.map(async ({ before, after }) =>
      answered<ChangedWords>(await change({ before, after })),
    ),
  )
  expect(told).toEqual([
    { type: 'text', before: first, after: 'Nye ord' },
    { type: 'text', before: '', after: 'Et utkast' },
    { type: 'text', before: 'Nye ord', after: 'Andre ord' },
  ])
  const [before, after] = ['0'.repeat(64), '1'.repeat(64)]
  const lost = await answered<ChangedWords>(await change({ before, after }))
  expect(lost).toEqual({ type: 'text', before: null, after: null })
  expect((await change({ before, after }, 'nowhere/lede')).status).toBe(404)
  expect((await change({ before: 'Nye ord', after })).status).toBe(422)
})

test('[T04] the history answers the last hundred versions, and keeps all', async () => {
  const editor = await callerOf(api, 'editor')
  let { rev } = await text(editor, 'resellers/title')
  for (let number = 1; number <= 103; number += 1)
    ({ rev } = await saved(editor, 'resellers/title', { value: `Nummer ${number}`, rev }))
  const versions = await history(editor, 'resellers/title')
  expect(versions).toHaveLength(100)
  expect(versions[0]?.value).toBe('Nummer 103')
  expect(versions[99]?.value).toBe('Nummer 4')
})

test('[D11] a version comes back without the picture that was deleted since, and says so', async () => {
  const editor = await callerOf(api, 'editor')
  const picture = await described(
    editor,
    'a.png',
    await pictureOf('png', { width: 61, height: 30 }),
  )
  const kept = await added(editor, 'b.png', await pictureOf('png', { width: 62, height: 30 }))
  const img = ({ address }: MediaItem) => `<p><img src="${address}" alt="Fra gården"></p>`
  await saved(editor, 'farms/story', {
    value: `<p>Ost</p>${img(picture)}${img(kept)}`,
    type: 'html',
  })
  await saved(editor, 'about/person.1.picture', { value: picture.address })
  const whole = await history(editor, 'farms/story')
  const portrait = await history(editor, 'about/person.1.picture')
  const { rev } = await saved(editor, 'farms/story', { value: '<p>Uten</p>' })
  const { rev: portraitRev } = await saved(editor, 'about/person.1.picture', { value: '' })
  await answered(await editor.send('DELETE', `/api/admin/media/${picture.id}`))
  const restore = async (at: At, versionId: string | undefined, seen: number) =>
    answered<EditableText>(
      await editor.send('POST', path(at, '/restore'), { language: 'nb', versionId, rev: seen }),
    )
  for (const _ of [1, 2])
    expect(await restore('farms/story', whole[0]?.id, rev)).toMatchObject({
      value: `<p>Ost</p>${img(kept)}`,
      rev: rev + 1,
      hasLostMedia: true,
    })
  const without = await restore('about/person.1.picture', portrait[0]?.id, portraitRev)
  expect(without).toMatchObject({ value: '', hasLostMedia: true })
})

test('[T04] words that an undo brings back come without what was deleted since, and say so', async () => {
  const editor = await callerOf(api, 'editor')
  const picture = await added(editor, 'd.png', await pictureOf('png', { width: 64, height: 30 }))
  const value = `<p>Ost</p><p><img src="${picture.address}" alt="Fra gården"></p>`
  await saved(editor, 'farms/undone', { value, type: 'html' })
  const { rev } = await saved(editor, 'farms/undone', { value: '<p>Uten</p>' })
  await answered(await editor.send('DELETE', `/api/admin/media/${picture.id}`))
  const change = { language: 'nb', value, rev, as: 'publish' }
  for (const _ of [1, 2]) {
    const back = await editor.send('PUT', path('farms/undone'), { ...change, isFormer: true })
    expect(await answered<EditableText>(back)).toMatchObject({
      value: '<p>Ost</p>',
      rev: rev + 1,
      hasLostMedia: true,
    })
  }
})

test('[T04] [A14] words that an undo brings back are what they were made from, by a machine or looked at', async () => {
  const editor = await callerOf(api, 'editor')
  const of = async (at: At, was: object) => {
    await api.database.execute({
      sql: `update page_content_translations set source_value = coalesce(?, source_value), is_reviewed = 0, origin = 'ai'
        where language_code = 'pl' and page_content_id =
          (select id from page_contents where page_slug || '/' || content_key = ?)`,
      args: ['source' in was ? String(was.source) : null, at],
    })
    const before = await text(editor, at, 'pl')
    const { rev } = await saved(editor, at, { language: 'pl', value: 'Inne słowa' })
    const change = { language: 'pl', value: before.value, rev, isFormer: true } as const
    for (const _ of [1, 2]) {
      const back = await saved(editor, at, change)
      expect(back).toEqual({ ...before, rev: rev + 1 })
      expect(back).toEqual(await text(editor, at, 'pl'))
    }
    const [{ origin } = { origin: undefined }] = await history(editor, at, 'pl')
    expect(origin).toBe('ai')
    return before
  }
  expect(await of('farms/title', {})).toMatchObject({ state: 'machine' })
  const outdated = await of('farms/lede', { source: 'Gamle ord' })
  expect(outdated).toMatchObject({ state: 'outdated', outdatedFrom: 'Gamle ord' })

  // Called still correct, the same words are made from two sources: the one that is named is meant.
  const { value, source } = outdated
  const now = await saved(editor, 'farms/lede', { language: 'pl', value })
  expect(now).toMatchObject({ state: 'reviewed', isReviewed: true })
  const former = { language: 'pl', value, isFormer: true } as const
  const seen = { source: 'Gamle ord', isReviewed: false, rev: now.rev }
  const back = await saved(editor, 'farms/lede', { ...former, ...seen })
  expect(back).toMatchObject({ state: 'outdated', isReviewed: false, outdatedFrom: 'Gamle ord' })
  const { rev } = back
  const again = { ...former, source: source?.value, isReviewed: true, rev }
  expect(await saved(editor, 'farms/lede', again)).toEqual({ ...now, rev: rev + 1 })

  // A draft that was thrown away is brought back as what it was made from, too.
  const draft = { language: 'pl', value: 'Szkic', as: 'draft', source: 'Gamle ord' } as const
  await saved(editor, 'farms/lede', draft)
  await saved(editor, 'farms/lede', { language: 'pl', value: 'Inne słowa' })
  const { source: _, ...words } = draft
  const drafted = await saved(editor, 'farms/lede', { ...words, isFormer: true })
  const body = { language: 'pl', rev: drafted.rev }
  const out = await editor.send('POST', path('farms/lede', '/publish-draft'), body)
  expect(await answered<EditableText>(out)).toMatchObject({
    value: 'Szkic',
    outdatedFrom: 'Gamle ord',
  })
})

test('[T04] [A14] words of which nobody knows the source come back as such, whatever they were made from since', async () => {
  const editor = await callerOf(api, 'editor')
  await api.database.execute(`update page_content_translations set source_value = null
    where language_code = 'pl' and page_content_id =
      (select id from page_contents where page_slug = 'farms' and content_key = 'title')`)
  const before = await text(editor, 'farms/title', 'pl')
  expect(before.madeFrom).toBeNull()
  const words = { language: 'pl', value: before.value } as const
  await saved(editor, 'farms/title', { ...words, value: 'Inne słowa' })
  const again = await saved(editor, 'farms/title', words)
  expect(again.madeFrom).toBe(again.source?.value)
  const { isReviewed } = before
  const back = await saved(editor, 'farms/title', {
    ...words,
    isFormer: true,
    source: null,
    isReviewed,
  })
  expect(back).toEqual({ ...before, rev: again.rev + 1 })
})

test('a version whose pictures are all there comes back whole, and nothing is said', async () => {
  const editor = await callerOf(api, 'editor')
  const picture = await added(editor, 'c.png', await pictureOf('png', { width: 63, height: 30 }))
  const value = `<p><img src="${picture.address}" alt="Fra gården"></p>`
  await saved(editor, 'farms/other', { value, type: 'html' })
  const [whole] = await history(editor, 'farms/other')
  const { rev } = await saved(editor, 'farms/other', { value: '<p>Uten</p>' })
  const body = { language: 'nb', versionId: whole?.id, rev }
  const back = await editor.send('POST', path('farms/other', '/restore'), body)
  const restored = await answered<EditableText>(back)
  expect(restored.value).toBe(value)
  expect(restored).not.toHaveProperty('hasLostMedia')
})
