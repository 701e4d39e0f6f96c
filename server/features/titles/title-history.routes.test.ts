import { expect, test } from 'vitest'
import type { TextHistory } from '#domain/editing.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, type At, history, path, saved } from '#tests/support/editing.ts'
import { footerAt, linkKinds, type LinkKind, places } from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function versions(caller: Visitor, kind: LinkKind, language: string) {
  return history(caller, await places[kind].at(caller), language)
}

const words = (list: TextHistory['versions']) => list.map(({ value }) => value)

test.each(linkKinds)(
  '[T03] [T04] each title of the %s that somebody saved where it stands is a version, once, with what stood there before',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const { write, link } = places[kind]
    const before = (await link(editor))?.titles['pl'] ?? ''
    expect(await versions(editor, kind, 'pl')).toEqual([])
    await write(editor, { language: 'pl', title: 'Pierwszy' })
    await write(editor, { language: 'pl', title: 'Pierwszy' })
    expect((await write(editor, { language: 'pl', title: 'Spóźniony', late: -1 })).status).toBe(409)
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
    expect(kept[0]).toMatchObject({ isCurrent: true, byName: 'Kari Prøve' })
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
  const at = footerAt('support', 'support-77')
  await saved(editor, at, { value: 'Spørsmål', rev: 0 })
  await saved(editor, at, { value: 'Svar' })
  const kept = await history(editor, at)
  expect(words(kept)).toEqual(['Svar', 'Spørsmål'])
  expect(kept.map(({ byName }) => byName)).toEqual(['Kari Prøve', 'Kari Prøve'])
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
  const of = (at: At) => `${path(at, '/history')}?language=en`
  const ours = of(await places.footer.at(editor))
  expect((await api.visitor().get(ours)).status).toBe(401)
  expect((await (await callerOf(api, 'customer')).get(ours)).status).toBe(403)
  for (const at of [`@menu/${crypto.randomUUID()}`, footerAt('support', 'no-such-link')] as const)
    expect(await refusal(await editor.get(of(at)))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
})
