import { expect, test } from 'vitest'
import type { UnwordedPictures } from '#domain/pages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { added, newPicture } from '#tests/support/media.ts'
import { madePage, published } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[D11] whoever publishes a page is told of its pictures without alternative text in that language, and may publish', async () => {
  const editor = await callerOf(api, 'editor')
  const page = await madePage(editor, { slug: 'pictured' })
  const [silent, worded, decorative, portrait] = await Promise.all(
    ['silent', 'worded', 'decorative', 'portrait'].map(async (name) =>
      added(editor, `${name}.png`, await newPicture()),
    ),
  )
  if (!silent || !worded || !decorative || !portrait) throw new Error('no pictures')
  const told = { isDecorative: true, rev: decorative.rev }
  await answered(await editor.send('PATCH', `/api/admin/media/${decorative.id}`, told))
  const html = `<p><img src="${silent.address}" alt=""><img src="${worded.address}" alt="A cow">
    <img src="${decorative.address}" alt=""></p>`
  await saved(editor, 'pictured/body', { language: 'en', value: html, type: 'html', as: 'draft' })
  await saved(editor, 'pictured/person.1.picture', { language: 'en', value: portrait.address })
  const path = (code: string) =>
    `/api/admin/content/unworded-pictures?page=pictured&language=${code}`
  const missing = async (code: string) =>
    (await answered<UnwordedPictures>(await editor.get(path(code)))).pictures
  const place = ({ id, name }: typeof silent, textKey: string) => ({ id, name, textKey })
  expect(await missing('en')).toEqual(
    expect.arrayContaining([place(silent, 'body'), place(portrait, 'person.1.picture')]),
  )
  expect(await missing('en')).toHaveLength(2)
  expect(await missing('ar')).toEqual([])
  const words = { altTexts: { en: 'Kari' }, rev: portrait.rev }
  await answered(await editor.send('PATCH', `/api/admin/media/${portrait.id}`, words))
  expect(await missing('en')).toEqual([place(silent, 'body')])
  expect((await published(editor, page, 'en')).languages[0]?.state).toBe('published')
})

test('[D11] nobody is told of a picture that publishing takes away, or that went with what it stood in', async () => {
  const editor = await callerOf(api, 'editor')
  await madePage(editor, { slug: 'mended' })
  const path = '/api/admin/content/unworded-pictures?page=mended&language=en'
  const told = async () =>
    (await answered<UnwordedPictures>(await editor.get(path))).pictures.map((each) => each.textKey)
  const [cow, person] = await Promise.all(
    ['cow', 'person'].map(async (name) => added(editor, `${name}.png`, await newPicture())),
  )
  const body = (alt: string) => `<p><img src="${cow?.address}" alt="${alt}"></p>`
  const words = { language: 'en', type: 'html' } as const
  await saved(editor, 'mended/body', { ...words, value: body(''), as: 'publish' })
  await saved(editor, 'mended/person.1.picture', { language: 'en', value: person?.address ?? '' })
  expect((await told()).toSorted()).toEqual(['body', 'person.1.picture'])
  await saved(editor, 'mended/body', { ...words, value: body('A cow'), as: 'draft' })
  expect(await told()).toEqual(['person.1.picture'])
  await api.database.execute(
    "update page_contents set removed_at = 1 where page_slug = 'mended' and content_key = 'person.1.picture'",
  )
  expect(await told()).toEqual([])
})
