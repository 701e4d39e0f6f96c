import { expect, test } from 'vitest'
import type { TitleHistory } from '#domain/navigation.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { linkKinds, type LinkKind, places } from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function pathOf(caller: Visitor, kind: LinkKind, language: string): Promise<string> {
  const link = await places[kind].link(caller)
  if (!link) throw new Error('the demo has links')
  return 'linkKey' in link
    ? `/api/admin/footer/titles/history?section=quicklinks&linkKey=${link.linkKey}&language=${language}`
    : `/api/admin/menu/${link.id}/title/history?language=${language}`
}

async function versions(caller: Visitor, kind: LinkKind, language: string) {
  const response = await caller.get(await pathOf(caller, kind, language))
  return (await answered<TitleHistory>(response)).versions
}

const words = (list: TitleHistory['versions']) => list.map(({ value }) => value)

test.each(linkKinds)(
  '[T03] [T04] each title of the %s that somebody saved where it stands is a version, once, with what stood there before',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const { write, link } = places[kind]
    const before = (await link(editor))?.titles['pl'] ?? ''
    expect(await versions(editor, kind, 'pl')).toEqual([])
    await write(editor, { language: 'pl', title: 'Pierwszy' })
    await write(editor, { language: 'pl', title: 'Pierwszy' })
    expect((await write(editor, { language: 'pl', title: 'Spóźniony', seen: 'x' })).status).toBe(
      409,
    )
    await write(editor, { language: 'pl', title: '' })
    await write(editor, { language: 'pl', title: 'Drugi' })
    const kept = await versions(editor, kind, 'pl')
    expect(words(kept)).toEqual(['Drugi', '', 'Pierwszy', before])
    expect(kept.map(({ status }) => status)).toEqual([
      'published',
      'unpublished',
      'published',
      'published',
    ])
    expect(kept[0]).toMatchObject({
      isCurrent: true,
      byName: 'Kari Prøve',
      sourceTitle: expect.any(String),
    })
    expect(kept.at(-1)).toMatchObject({ isCurrent: false, byName: '', at: 0 })
    expect(await versions(editor, kind, 'uk')).toEqual([])
  },
)

test.each(linkKinds)(
  '[F03] [T04] a %s that is saved as a whole adds a version to each title that it changes, and to no other',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const { whole, link } = places[kind]
    const before = await link(editor)
    expect((await whole(editor, { en: 'One', ar: 'واحد' }, undefined, 5)).status).toBe(409)
    expect(words(await versions(editor, kind, 'en'))).not.toContain('One')
    expect((await whole(editor, { en: 'One', ar: 'واحد' })).status).toBe(200)
    expect((await whole(editor, { en: 'Two' })).status).toBe(200)
    expect(words(await versions(editor, kind, 'en'))).toEqual(['Two', 'One', before?.titles['en']])
    expect(words(await versions(editor, kind, 'ar'))).toEqual(['واحد', before?.titles['ar']])
    expect((await versions(editor, kind, 'uk')).filter(({ at }) => at > 0)).toEqual([])
  },
)

test('[T04] the title that a link was made with is the first of the default language’s', async () => {
  const editor = await callerOf(api, 'editor')
  const link = { section: 'support', linkKey: 'support-77', url: '/faq', language: 'nb' }
  const made = { ...link, title: 'Spørsmål', seen: '' }
  const path = '/api/admin/footer/titles'
  expect((await editor.send('PUT', path, made)).status).toBe(200)
  const again = { ...link, title: 'Svar', seen: 'Spørsmål' }
  expect((await editor.send('PUT', path, again)).status).toBe(200)
  const { url: _, ...at } = link
  const kept = await answered<TitleHistory>(
    await editor.get(`${path}/history?${new URLSearchParams(at).toString()}`),
  )
  expect(words(kept.versions)).toEqual(['Svar', 'Spørsmål'])
  expect(kept.versions.map(({ byName }) => byName)).toEqual(['Kari Prøve', 'Kari Prøve'])
})

test('[D11] the versions of a link’s titles go with the link', async () => {
  const editor = await callerOf(api, 'editor')
  const rows = async () => {
    const { rows: found } = await api.database.execute(
      `select (select count(*) from menu_title_versions) as menu,
        (select count(*) from menu_title_versions where menu_item_id not in (select id from menu_items)) as lost`,
    )
    return found[0]
  }
  await places.menu.write(editor, { language: 'pl', title: 'Zanim zniknie' })
  const before = Number((await rows())?.['menu'])
  const menu = await answered<{ items: { id: string }[]; rev: number }>(
    await editor.get('/api/admin/menu'),
  )
  expect(before).toBeGreaterThan(0)
  expect((await editor.send('PUT', '/api/admin/menu', { items: [], rev: menu.rev })).status).toBe(
    200,
  )
  expect(await rows()).toMatchObject({ menu: 0, lost: 0 })
})

test('[U03] the versions of titles are read by who edits, and of links that are ours', async () => {
  const editor = await callerOf(api, 'editor')
  const path = await pathOf(editor, 'footer', 'en')
  expect((await api.visitor().get(path)).status).toBe(401)
  expect((await (await callerOf(api, 'customer')).get(path)).status).toBe(403)
  const unknown = `/api/admin/menu/${crypto.randomUUID()}/title/history?language=en`
  expect(await refusal(await editor.get(unknown))).toMatchObject({ status: 404, code: 'not_found' })
  const key = path.replace(/linkKey=[^&]*/u, 'linkKey=no-such-link')
  expect(await refusal(await editor.get(key))).toMatchObject({ status: 404 })
})
