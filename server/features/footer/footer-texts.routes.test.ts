import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { path, saved, text } from '#tests/support/editing.ts'
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
  }
})

test('[F03] a list of links and the colours are saved by their own routes: as texts they are kept for nobody', async () => {
  const editor = await callerOf(api, 'editor')
  const words = { language: 'nb', value: '[]', rev: 0, as: 'publish', isReviewed: true }
  for (const at of ['footer/quicklinks.links', 'footer/colors', 'footer/bottom.title'] as const) {
    expect((await editor.send('PUT', path(at), words)).status, at).toBe(404)
    expect((await editor.get(`${path(at)}?language=nb`)).status, at).toBe(404)
  }
})
