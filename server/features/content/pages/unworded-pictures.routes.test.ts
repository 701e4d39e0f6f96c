import { expect, test } from 'vitest'
import type { MediaItem } from '#domain/media.schema.ts'
import type { UnwordedPictures } from '#domain/pages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, path, saved, send, text } from '#tests/support/editing.ts'
import { added, newPicture } from '#tests/support/media.ts'
import { madePage, pageOf, published } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'
import { sectionsOf, sectionsPath } from '#tests/support/sections.ts'

const api = useApi()

async function pictured(editor: Visitor, name: string): Promise<MediaItem> {
  return added(editor, `${name}.png`, await newPicture())
}

function tell(editor: Visitor, { id, rev }: MediaItem, told: Partial<MediaItem>) {
  return editor
    .send('PATCH', `/api/admin/media/${id}`, { ...told, rev })
    .then((response) => answered<MediaItem>(response))
}

const body = (picture: MediaItem, alt = '') => `<p><img src="${picture.address}" alt="${alt}"></p>`
const rich = { language: 'en', type: 'html' } as const

async function unworded(editor: Visitor, page: string, language = 'en') {
  const path = `/api/admin/content/unworded-pictures?page=${page}&language=${language}`
  return (await answered<UnwordedPictures>(await editor.get(path))).pictures
}

test('[D11] a page comes out in a language once each of its pictures is described there, or decorative', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'pictured' })
  const silent = await pictured(editor, 'silent')
  const worded = await pictured(editor, 'worded')
  const decorative = await tell(editor, await pictured(editor, 'ornament'), { isDecorative: true })
  const all = (alt: string) => body(silent, alt) + body(worded, 'A cow') + body(decorative)
  const draft = { ...rich, as: 'draft' } as const
  await saved(editor, 'pictured/body', { ...draft, value: all('') })
  expect(await unworded(editor, 'pictured')).toEqual([
    { id: silent.id, name: silent.name, textKey: 'body' },
  ])
  expect(await unworded(editor, 'pictured', 'ar')).toEqual([])
  const { rev } = await pageOf(editor, page.id)
  const publication = `/api/admin/content/pages/${page.id}/languages/en/publication`
  for (const wish of [{ as: 'publish' }, { as: 'schedule', publishAt: Date.now() + 60_000 }]) {
    const answer = await editor.send('PUT', publication, { ...wish, rev, anyway: true })
    const refused = await refusal(answer)
    expect(refused).toMatchObject({ status: 422, code: 'alt_missing' })
    expect(refused.message).toContain('silent.png')
  }
  await saved(editor, 'pictured/body', { ...draft, value: all('A goat') })
  expect(await unworded(editor, 'pictured')).toEqual([])
  expect((await published(editor, page, 'en')).languages[0]?.state).toBe('published')
})

test('[D11] words of a page go out with pictures that are described: published, at their time, or from a draft', async () => {
  const editor = await callerOf(api, 'editor')
  const silent = await pictured(editor, 'goat')
  const at = 'farms/pictured'
  const publishAt = Date.now() + 60_000
  for (const wish of [{ as: 'publish' }, { as: 'schedule', publishAt }] as const) {
    const answer = await send(editor, at, { ...rich, ...wish, value: body(silent) })
    expect(await refusal(answer)).toMatchObject({ status: 422, code: 'alt_missing' })
  }
  const { rev } = await saved(editor, at, { ...rich, as: 'draft', value: body(silent) })
  const draft = { language: 'en', rev }
  expect(await refusal(await editor.send('POST', path(at, '/publish-draft'), draft))).toMatchObject(
    { status: 422, code: 'alt_missing' },
  )
  expect((await text(editor, at, 'en')).draft?.value).toContain(silent.id)
  await tell(editor, silent, { isDecorative: true })
  await answered(await editor.send('POST', path(at, '/publish-draft'), draft))
  expect((await text(editor, at, 'en')).value).toContain(silent.id)
})

test('[D11] a portrait and a picture of a section are described in the library first', async () => {
  const editor = await callerOf(api, 'editor')
  const silent = await pictured(editor, 'portrait')
  const portrait = { language: 'nb', value: silent.address }
  const refused = await send(editor, 'about/person.1.picture', portrait)
  expect(await refusal(refused)).toMatchObject({ status: 422, code: 'alt_missing' })
  const { sections, rev } = await sectionsOf(editor, 'faq')
  const gallery = { kind: 'gallery', settings: { pictures: [silent.address] } }
  const list = { sections: [...sections, gallery], rev }
  const page = await editor.send('PUT', sectionsPath('faq'), list)
  expect(await refusal(page)).toMatchObject({ status: 422, code: 'alt_missing' })
  await tell(editor, silent, { altTexts: { nb: 'Kari' } })
  await saved(editor, 'about/person.1.picture', portrait)
  expect((await editor.send('PUT', sectionsPath('faq'), list)).status).toBe(200)
})

test('[D11] nobody is told of a picture that publishing takes away, or that went with what it stood in', async () => {
  const editor = await callerOf(api, 'editor')
  await madePage(editor, { slug: 'mended' })
  const told = async () =>
    (await unworded(editor, 'mended')).map(({ textKey }) => textKey).toSorted()
  const ornament = async (name: string) =>
    tell(editor, await pictured(editor, name), { isDecorative: true })
  const [cow, person] = [await ornament('cow'), await ornament('person')]
  await saved(editor, 'mended/body', { ...rich, value: body(cow) })
  await saved(editor, 'mended/person.1.picture', { language: 'en', value: person.address })
  await tell(editor, cow, { isDecorative: false })
  await tell(editor, person, { isDecorative: false })
  expect(await told()).toEqual(['body', 'person.1.picture'])
  await saved(editor, 'mended/body', { ...rich, as: 'draft', value: body(cow, 'A cow') })
  expect(await told()).toEqual(['person.1.picture'])
  await api.database.execute(
    "update page_contents set removed_at = 1 where page_slug = 'mended' and content_key = 'person.1.picture'",
  )
  expect(await told()).toEqual([])
})
