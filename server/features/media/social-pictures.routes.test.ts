import { expect, test } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import type { EditableTexts } from '#domain/editing.schema.ts'
import type { MediaList } from '#domain/media.schema.ts'
import type { SocialPicture, SocialPictures } from '#domain/social-picture.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { added, uploadOf } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { type Bytes, pictureOf } from '#tests/support/pictures.ts'

const api = useApi()
const base = '/api/admin/social-pictures'

function drawing(color: string): Promise<Bytes> {
  return pictureOf('png', { width: 1200, height: 630, color })
}

function draw(caller: Visitor, place: string, bytes: Bytes, title = ''): Promise<Response> {
  const { headers, body } = uploadOf('drawing.png', bytes)
  const query = title && `?title=${encodeURIComponent(title)}`
  return caller.get(`${base}/${place}${query}`, {
    method: 'PUT',
    headers: { ...headers, origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' },
    body,
  })
}

async function pictureIn(answer: Response, language: string): Promise<SocialPicture | undefined> {
  expect(answer.status).toBe(200)
  const { pictures } = (await answer.json()) as SocialPictures
  return pictures.find(({ languageCode }) => languageCode === language)
}

/** What a visitor's page says of its picture. */
async function shown(page: string, language: string) {
  const answer = await api.visitor({ language }).get(`/api/content/pages/${page}`)
  return ((await answer.json()) as PageTexts)['metaTitle']?.picture
}

test('a page without a title for search engines is shown with its picture too', async () => {
  const editor = await callerOf(api, 'editor')
  await api.database.execute(
    "update page_contents set is_active = 0 where page_slug = 'terms' and content_key = 'metaTitle'",
  )
  const drawn = await pictureIn(await draw(editor, 'terms/nb', await drawing('#13579b')), 'nb')
  const answer = await api.visitor({ language: 'nb' }).get('/api/content/pages/terms')
  const texts = (await answer.json()) as PageTexts
  expect(texts['metaTitle']).toBeUndefined()
  expect(texts['title']?.picture).toMatchObject({ address: drawn?.address })
})

/** Publishes a text as a table, an import or a plan does: nobody draws a picture of it. */
async function publish(editor: Visitor, key: string, value: string): Promise<void> {
  const list = await editor.get('/api/admin/content/texts?page=support&language=en')
  const { texts } = (await list.json()) as EditableTexts
  const { rev = 0 } = texts.find((text) => text.key === key) ?? {}
  const body = { language: 'en', value, rev, as: 'publish' }
  const answer = await editor.send('PUT', `/api/admin/content/texts/support/${key}`, body)
  expect(answer.status).toBe(200)
}

test('a drawing of another title than the page has is shown no more, until it is drawn anew', async () => {
  const editor = await callerOf(api, 'editor')
  await publish(editor, 'metaTitle', 'Help & answers')
  const old = await drawing('#2468ac')
  const first = await pictureIn(await draw(editor, 'support/en', old, 'Help & answers'), 'en')
  expect(first).toMatchObject({ title: 'Help & answers' })
  expect(await shown('support', 'en')).toMatchObject({ address: first?.address })
  await publish(editor, 'metaTitle', 'We help you')
  expect(await shown('support', 'en')).toBeUndefined()
  // A short title can look as the one before did.
  const again = await pictureIn(await draw(editor, 'support/en', old, 'We help you'), 'en')
  expect(again).toMatchObject({ address: first?.address, title: 'We help you' })
  expect(await shown('support', 'en')).toMatchObject({ address: first?.address })
})

test('a drawing of a title that another has overtaken is not kept', async () => {
  const editor = await callerOf(api, 'editor')
  await publish(editor, 'metaTitle', 'Now')
  const kept = await pictureIn(
    await draw(editor, 'support/en', await drawing('#11aa22'), 'Now'),
    'en',
  )
  const late = await draw(editor, 'support/en', await drawing('#22aa11'), 'Before')
  expect(await pictureIn(late, 'en')).toEqual(kept)
  expect(await shown('support', 'en')).toMatchObject({ address: kept?.address })
})

test('a drawing of the page’s own title is not shown under another one for search engines', async () => {
  const editor = await callerOf(api, 'editor')
  await publish(editor, 'metaTitle', '')
  await publish(editor, 'title', 'Help')
  const drawn = await pictureIn(
    await draw(editor, 'support/en', await drawing('#33bb44'), 'Help'),
    'en',
  )
  const picture = async () => {
    const answer = await api.visitor({ language: 'en' }).get('/api/content/pages/support')
    const { metaTitle, title } = (await answer.json()) as PageTexts
    return metaTitle?.picture ?? title?.picture
  }
  expect(await picture()).toMatchObject({ address: drawn?.address })
  await publish(editor, 'metaTitle', 'Help and answers')
  expect(await picture()).toBeUndefined()
})

async function drawnRows(): Promise<number> {
  const { rows } = await api.database.execute('select count(*) as n from media where is_drawn = 1')
  return Number(rows[0]?.['n'])
}

test('a drawing is shown with its page in its language alone, and the one before it is gone', async () => {
  const editor = await callerOf(api, 'editor')
  expect(await shown('about', 'nb')).toBeUndefined()
  const first = await pictureIn(await draw(editor, 'about/nb', await drawing('#123456')), 'nb')
  expect(first).toMatchObject({ width: 1200, height: 630, isChosen: false })
  expect(await shown('about', 'nb')).toEqual({
    address: first?.address,
    width: 1200,
    height: 630,
  })
  expect(await shown('about', 'en')).toBeUndefined()
  const before = await drawnRows()
  const again = await pictureIn(await draw(editor, 'about/nb', await drawing('#123456')), 'nb')
  expect(again).toEqual(first)
  const second = await pictureIn(await draw(editor, 'about/nb', await drawing('#654321')), 'nb')
  expect(second?.address).not.toBe(first?.address)
  expect(await drawnRows()).toBe(before)
  const picture = await api.visitor().get(`/api${second?.address ?? ''}`)
  expect(picture.headers.get('content-type')).toMatch(/^image\//u)
  const library = (await (await editor.get('/api/admin/media')).json()) as MediaList
  expect(library.items.some(({ name }) => name.startsWith('about'))).toBe(false)
})

test('the same drawing of two pages is kept once, and stays while one of them shows it', async () => {
  const editor = await callerOf(api, 'editor')
  const same = await drawing('#0a0b0c')
  const one = await pictureIn(await draw(editor, 'terms/en', same), 'en')
  const other = await pictureIn(await draw(editor, 'privacy/en', same), 'en')
  expect(other?.address).toBe(one?.address)
  await draw(editor, 'terms/en', await drawing('#0c0b0a'))
  expect(await shown('privacy', 'en')).toMatchObject({ address: one?.address })
})

test('a chosen picture stands over every drawing, is counted as used, and can be given up', async () => {
  const editor = await callerOf(api, 'editor')
  const bytes = await pictureOf('png', { width: 2000, height: 1000, color: '#00aa11' })
  const { id } = await added(editor, 'field.png', bytes)
  const choose = async (mediaId: string | null, rev: number) =>
    editor.send('PUT', `${base}/faq/nb/choice`, { mediaId, rev })
  const chosen = await pictureIn(await choose(id, 0), 'nb')
  expect(chosen).toMatchObject({ address: `/media/${id}/1/1280`, width: 1280, height: 640 })
  expect(await pictureIn(await choose(id, 0), 'nb')).toEqual(chosen)
  await draw(editor, 'faq/nb', await drawing('#998877'))
  expect(await shown('faq', 'nb')).toMatchObject({ address: `/media/${id}/1/1280` })
  const used = await editor.send('DELETE', `/api/admin/media/${id}`, {})
  expect(await refusal(used)).toMatchObject({ status: 409, code: 'media_used' })
  const usage = await (await editor.get(`/api/admin/media/${id}/usage`)).json()
  expect(usage).toMatchObject({ uses: [{ kind: 'shared', page: 'faq', languageCode: 'nb' }] })
  expect(await refusal(await choose(null, 7))).toMatchObject({ status: 409, code: 'stale' })
  await choose(null, chosen?.rev ?? 0)
  expect(await shown('faq', 'nb')).toBeUndefined()
})

test('what is no drawing, no page or no language of ours is refused', async () => {
  const editor = await callerOf(api, 'editor')
  const small = await pictureOf('png', { width: 120, height: 63 })
  expect((await draw(editor, 'about/en', small)).status).toBe(415)
  expect((await draw(editor, 'nowhere/en', await drawing('#111111'))).status).toBe(404)
  expect((await draw(editor, 'about/xx', await drawing('#111112'))).status).toBe(404)
  expect((await editor.get(`${base}/nowhere`)).status).toBe(404)
  const body = { mediaId: crypto.randomUUID(), rev: 0 }
  expect((await editor.send('PUT', `${base}/about/en/choice`, body)).status).toBe(404)
})
