import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/media.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { added, saveSections, sectionsOf, sectionsPath } from '#tests/support/sections.ts'

const api = useApi()

const picture = pictureAddress({ id: crypto.randomUUID(), version: 1 }, 640)

test.each([
  [{ kind: 'carousel' }, 'invalid_input'],
  [{ kind: 'text', settings: { onclick: 'alert(1)' } }, 'invalid_input'],
  [{ kind: 'text', settings: { ground: 'red;}' } }, 'invalid_input'],
  [{ kind: 'hero', settings: { url: 'javascript:alert(1)' } }, 'address_invalid'],
  [{ kind: 'hero', settings: { url: '//evil.example' } }, 'address_invalid'],
  [
    { kind: 'hero', settings: { picture: 'https://evil.example/x.png' } },
    'picture_address_invalid',
  ],
  [
    { kind: 'picture-text', settings: { picture: `${picture}"><script>` } },
    'picture_address_invalid',
  ],
  [{ kind: 'picture-text', settings: { side: 'left' } }, 'invalid_input'],
  [{ kind: 'products', settings: { category: "x' or 1=1" } }, 'invalid_input'],
  [{ kind: 'products', settings: { products: Array(13).fill('a') } }, 'too_many_items'],
  [{ kind: 'steps', settings: { count: 9 } }, 'invalid_input'],
  [{ kind: 'questions', settings: { count: 0.5 } }, 'invalid_input'],
  [{ kind: 'call-to-action', settings: { secondUrl: 'data:text/html,x' } }, 'address_invalid'],
  [{ kind: 'map', settings: { places: [{ latitude: 91, longitude: 0 }] } }, 'invalid_input'],
  [{ kind: 'map', settings: { places: [] } }, 'invalid_input'],
  [
    { kind: 'gallery', settings: { pictures: ['/pictures/x-640.webp'] } },
    'picture_address_invalid',
  ],
  [{ kind: 'gallery', settings: { pictures: Array(25).fill(picture) } }, 'too_many_items'],
  [{ kind: 'table', settings: { rows: 4 } }, 'invalid_input'],
  [{ kind: 'home-hero' }, 'invalid_input'],
  [{ kind: 'home-hero', settings: { url: 'javascript:alert(1)' } }, 'address_invalid'],
  [
    { kind: 'home-hero', settings: { products: Array.from({ length: 6 }, () => 'x') } },
    'too_many_items',
  ],
  [{ kind: 'text', number: 77 }, 'invalid_input'],
  [{ kind: 'text', factoryId: 'other' }, 'invalid_input'],
])('a section %j is refused', async (section, code) => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await sectionsOf(editor, 'contact')
  const response = await editor.send('PUT', sectionsPath('contact'), { sections: [section], rev })
  expect(await refusal(response)).toMatchObject({ status: 422, code })
  expect((await sectionsOf(editor, 'contact')).rev).toBe(rev)
})

test('a page holds 40 sections at most, and each number once', async () => {
  const editor = await callerOf(api, 'editor')
  const send = async (sections: object[]) =>
    refusal(await editor.send('PUT', sectionsPath('contact'), { sections, rev: 0 }))
  expect(await send(Array.from({ length: 41 }, () => ({ kind: 'text' })))).toMatchObject({
    code: 'too_many_sections',
  })
  const twice = { kind: 'text', number: 1 }
  expect(await send([twice, twice])).toMatchObject({ code: 'invalid_input' })
})

test('a section that is known as one kind does not become another', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections, rev } = await saveSections(editor, 'cookies', added({ kind: 'text' }))
  const changed = sections.map((section) => ({ ...section, kind: 'table', settings: {} }))
  const response = await editor.send('PUT', sectionsPath('cookies'), { sections: changed, rev })
  expect(await refusal(response)).toMatchObject({ status: 422 })
})

test.each(['checkout', 'products', 'nowhere', 'footer', 'A..b'])(
  'the page %s takes no sections',
  async (page) => {
    const editor = await callerOf(api, 'editor')
    expect((await editor.get(sectionsPath(page))).status).toBe(404)
    const response = await editor.send('PUT', sectionsPath(page), { sections: [], rev: 0 })
    expect(response.status).toBe(404)
  },
)
