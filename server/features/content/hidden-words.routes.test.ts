import { expect, test } from 'vitest'
import type { EditableCollection } from '#domain/collections.schema.ts'
import type { ContentPage, PageTexts } from '#domain/content.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { answered, read, saved } from '#tests/support/editing.ts'
import { added } from '#tests/support/media.ts'
import { madePage, published, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'

const api = useApi()
const resellers = '/api/admin/collections/resellers'

const listed = async (editor: Visitor) =>
  answered<EditableCollection>(await editor.get(`${resellers}?language=nb`))

/** A new place that has a name alone, hidden or removed. */
async function placeThatIs(editor: Visitor, state: 'hidden' | 'removed'): Promise<string> {
  const { nextNumbers } = await listed(editor)
  const id = `place.${nextNumbers['place'] ?? 0}`
  const texts = [{ field: 'name', value: 'Kiosken', rev: 0 }]
  const path = `${resellers}/items/${id}`
  const made = await editor.send('PUT', path, { language: 'nb', texts })
  const { rev } = await answered<EditableCollection>(made)
  await answered(await editor.send('PATCH', path, { rev, state }))
  return id
}

test.each(['hidden', 'removed'] as const)(
  'a new field of an item that is %s stays as unseen as the item',
  async (state) => {
    const editor = await callerOf(api, 'editor')
    const id = await placeThatIs(editor, state)
    await saved(editor, `resellers/${id}.note`, { value: 'Stengt' })
    const visitor = api.visitor({ language: 'nb' })
    expect(await read(visitor, `resellers/${id}.note`)).toBeUndefined()
    const item = (await listed(editor)).items.find((each) => each.id === id)
    expect(item?.state).toBe(state === 'hidden' ? 'hidden' : undefined)
  },
)

test('an item of which something is hidden can be shown whole', async () => {
  const editor = await callerOf(api, 'editor')
  const id = await placeThatIs(editor, 'hidden')
  await saved(editor, `resellers/${id}.note`, { value: 'Halvt' })
  await api.database.execute({
    sql: `update page_contents set is_active = 1 where page_slug = 'resellers' and content_key = ?`,
    args: [`${id}.note`],
  })
  const { rev } = await listed(editor)
  await answered(await editor.send('PATCH', `${resellers}/items/${id}`, { rev, state: 'shown' }))
  const visitor = api.visitor({ language: 'nb' })
  expect((await read(visitor, `resellers/${id}.name`))?.value).toBe('Kiosken')
})

test('the texts of a page come without those of its sections, of which some are hidden', async () => {
  const editor = await callerOf(api, 'editor')
  const path = '/api/admin/content/sections/about'
  const { rev } = await answered<{ rev: number }>(await editor.get(path))
  const sections = [{ kind: 'text', isHidden: true }]
  await answered(await editor.send('PUT', path, { sections, rev }))
  await saved(editor, 'about/section.1.title', { value: 'Ikke ennå' })
  const page = await api.visitor({ language: 'nb' }).get('/api/content/pages/about')
  const keys = Object.keys(await answered<PageTexts>(page))
  expect(keys).toContain('title')
  expect(keys.filter((key) => key.startsWith('section.'))).toEqual([])
})

test('words and the picture of a language that is not out stand on no page, nor on the way down to it', async () => {
  const editor = await callerOf(api, 'editor')
  const inNorwegian = { title: 'Hagen', languageCode: 'nb' }
  const top = await madePage(editor, { slug: 'hagen', ...inNorwegian })
  await saved(editor, 'hagen/title', { language: 'en', value: 'Secret garden' })
  await saved(editor, 'hagen/metaTitle', { language: 'nb', value: 'Hagen' })
  await answered(await renamed(editor, await published(editor, top, 'nb'), 'en', 'garden'))
  const leaf = await madePage(editor, { slug: 'bedet', ...inNorwegian, parentId: top.id })
  await published(editor, leaf, 'nb')
  const bytes = await pictureOf('png', { width: 1200, height: 630, color: '#227722' })
  const { id: mediaId } = await added(editor, 'garden.png', bytes)
  const choice = '/api/admin/social-pictures/hagen/en/choice'
  await answered(await editor.send('PUT', choice, { mediaId, rev: 0 }))
  const pageAt = async (slug: string) =>
    answered<ContentPage>(await api.visitor({ language: 'en' }).get(`/api/content/slugs/${slug}`))
  expect((await pageAt('bedet')).crumbs).toEqual([{ title: 'Hagen', path: '/hagen' }])
  const { texts } = await pageAt('hagen')
  expect(texts['metaTitle']).toMatchObject({ value: 'Hagen' })
  expect(texts['metaTitle']).not.toHaveProperty('picture')
})
