import { expect, test } from 'vitest'
import { footerSections, footerTemplates } from '#domain/footer.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { path, saved, text } from '#tests/support/editing.ts'
import { footerOf, footerPath, sectionOf, shownLinks } from '#tests/support/footer.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[F03] every text of the footer is saved by its key, and shown', async () => {
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor({ language: 'nb' })
  const shown = async () => JSON.stringify(await (await visitor.get('/api/shell')).json())
  const keys = ['company.name', 'company.description', 'quicklinks.title', 'products.title']
  for (const key of [...keys, 'support.title', 'copyright.text']) {
    const { rev } = await text(editor, `footer/${key}`)
    await saved(editor, `footer/${key}`, { value: `Her står ${key}`, rev })
    expect(await shown(), key).toContain(`Her står ${key}`)
    expect(await text(editor, `@footer/${key}`)).toEqual(await text(editor, `footer/${key}`))
  }
})

test('[F03] each list of links and the colours are taken by their keys, and shown', async () => {
  const editor = await callerOf(api, 'editor')
  for (const section of footerSections) {
    const { rev } = await sectionOf(editor, section)
    const link = { title: `Brie ${section}`, titles: {}, url: '/about', isExternal: false }
    const at = `${footerPath}/${section}.links`
    expect((await editor.send('PUT', at, { links: [link], rev })).status, section).toBe(200)
    expect((await sectionOf(editor, section)).links).toMatchObject([{ title: `Brie ${section}` }])
    expect(await refusal(await editor.send('PUT', at, { links: [], rev }))).toMatchObject({
      code: 'stale',
    })
  }
  expect(await shownLinks(api, 'pl', 'support')).toMatchObject([{ title: 'Brie support' }])
  const { colors } = footerTemplates[0]
  const { colorsRev: rev } = await footerOf(editor)
  expect((await editor.send('PUT', `${footerPath}/colors`, { colors, rev })).status).toBe(200)
  expect((await footerOf(editor)).colors).toEqual(colors)
})

test('[F03] a key that the footer does not know is refused, and lists and colours are no texts', async () => {
  const editor = await callerOf(api, 'editor')
  const words = { language: 'nb', value: '[]', rev: 0, as: 'publish', isReviewed: true }
  expect((await editor.send('PUT', path('footer/bottom.title'), words)).status).toBe(404)
  const none = ['footer/quicklinks.links', '@footer/quicklinks.links', '@footer/colors'] as const
  for (const at of none) expect((await editor.send('PUT', path(at), words)).status, at).toBe(404)
  const nowhere = `${footerPath}/bottomless.links`
  expect((await editor.send('PUT', nowhere, { links: [], rev: 0 })).status).toBe(404)
})
