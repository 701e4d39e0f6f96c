import { expect, test } from 'vitest'
import type { Others } from '#domain/editing.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const presence = '/api/admin/content/presence'

/** Somebody's window: where it is told to be, and whom its person sees there. */
function windowOf(caller: Visitor, page: string) {
  const window = crypto.randomUUID()
  const at = (key: string | null) => ({ window, page, key, language: 'nb' })
  return {
    tell: async (key: string | null) =>
      (await answered<Others>(await caller.send('POST', presence, at(key)))).others,
    end: async (key: string | null) =>
      answered(await caller.send('POST', `${presence}/end`, at(key))),
  }
}

test('[T04] two windows of one person on a page are told apart, and one that closes leaves the other', async () => {
  const [anna, bo] = [await callerOf(api, 'editor'), await callerOf(api, 'translator')]
  const [first, second] = [windowOf(anna, 'quality'), windowOf(anna, 'quality')]
  const other = windowOf(bo, 'quality')
  const seen = async () =>
    (await other.tell(null)).filter(({ page }) => page === 'quality').map(({ key }) => key)
  await first.tell('title')
  await second.tell('lede')
  expect((await seen()).toSorted()).toEqual(['lede', 'title'])
  expect(await first.tell('title')).not.toContainEqual(expect.objectContaining({ key: 'lede' }))
  await second.tell(null)
  expect(await seen()).toEqual(['title'])
  await second.end(null)
  expect(await seen()).toEqual(['title'])
  await second.tell('title')
  expect(await seen()).toEqual(['title'])
  await first.end('title')
  expect(await seen()).toEqual(['title'])
  await second.end('title')
  expect(await seen()).toEqual([])
})

test('[T04] a window is where it was told to be last', async () => {
  const anna = await callerOf(api, 'editor')
  const bo = windowOf(await callerOf(api, 'translator'), 'quality')
  const window = crypto.randomUUID()
  for (const page of ['terms', 'privacy'])
    await answered(await anna.send('POST', presence, { window, page, key: null, language: 'nb' }))
  const pages = (await bo.tell(null)).map(({ page }) => page)
  expect(pages).toContain('privacy')
  expect(pages).not.toContain('terms')
})

test('[T04] one person is told to be in twenty windows at most: the latest', async () => {
  const anna = await callerOf(api, 'editor')
  for (let at = 0; at <= 20; at += 1) await windowOf(anna, 'shipping').tell(`key-${at}`)
  const bo = windowOf(await callerOf(api, 'translator'), 'shipping')
  const there = (await bo.tell(null)).filter(({ page }) => page === 'shipping')
  const keys = there.map(({ key }) => key)
  expect(keys).toHaveLength(20)
  expect(keys).not.toContain('key-0')
})

test.each(['', 'mine', '0'.repeat(40), undefined])(
  'a window that is called %j is refused',
  async (window) => {
    const editor = await callerOf(api, 'editor')
    const beat = { window, page: 'about', key: null, language: 'nb' }
    expect((await editor.send('POST', presence, beat)).status).toBe(422)
  },
)

test('nobody is told to be on a page whose name is longer than any', async () => {
  const editor = await callerOf(api, 'editor')
  const beat = {
    window: crypto.randomUUID(),
    page: 'a'.repeat(101),
    key: null,
    language: 'nb',
  }
  const answer = await editor.send('POST', presence, beat)
  expect(await refusal(answer)).toMatchObject({ code: 'not_found', field: 'page' })
})

test('those who edit see each other for half a minute', async () => {
  const anna = windowOf(await callerOf(api, 'editor'), 'about')
  const bo = windowOf(await callerOf(api, 'translator'), 'about')
  const seenByBo = async () => (await bo.tell(null)).filter(({ page }) => page === 'about')
  await anna.tell('title')
  expect(await seenByBo()).toMatchObject([
    { name: 'Kari Prøve', page: 'about', key: 'title', language: 'nb' },
  ])
  expect(await anna.tell('lede')).toContainEqual(
    expect.objectContaining({ page: 'about', key: null }),
  )
  expect(await seenByBo()).toMatchObject([{ key: 'lede' }])
  api.platform.now = () => Date.now() + 30_001
  expect(await bo.tell(null)).toEqual([])
  api.platform.now = () => Date.now()
})

test('an editor who closes a text is no longer seen there, and still where they have gone', async () => {
  const anna = windowOf(await callerOf(api, 'editor'), 'farms')
  const bo = windowOf(await callerOf(api, 'translator'), 'farms')
  const seenByBo = async () =>
    (await bo.tell(null)).filter(({ page }) => page === 'farms').map(({ key }) => key)
  await anna.tell('title')
  expect(await seenByBo()).toEqual(['title'])
  await anna.tell('lede')
  expect(await anna.end('title')).toEqual({})
  expect(await seenByBo()).toEqual(['lede'])
  await anna.end('lede')
  expect(await seenByBo()).toEqual([])
})

test('those who write the same title of the menu or the footer see each other too', async () => {
  const [anna, bo] = [await callerOf(api, 'editor'), await callerOf(api, 'translator')]
  for (const [page, key] of [
    ['@menu', '0199c9a1-0000-7000-8000-000000000001'],
    ['@footer', 'quicklinks.links.quicklinks-0'],
  ]) {
    const place = { page, key, language: 'pl' }
    const beat = () => ({ window: crypto.randomUUID(), ...place })
    await answered(await anna.send('POST', presence, beat()))
    const { others } = await answered<Others>(await bo.send('POST', presence, beat()))
    expect(others).toContainEqual(expect.objectContaining(place))
  }
})
