import { expect, test } from 'vitest'
import { percentDone } from '#domain/coverage.ts'
import { titleStanding } from '#domain/link-titles.ts'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { asSent, saveLinks } from '#tests/support/footer.ts'
import {
  footerOf,
  linkKinds as kinds,
  type LinkKind,
  menuOf,
  places,
  read,
} from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function stateOf(kind: LinkKind, language: string, defaultCode = 'nb') {
  const link = await places[kind].link(await callerOf(api, 'editor'))
  if (!link) throw new Error('the demo has links')
  return titleStanding(link, { language, defaultCode })
}

const coverage = async (area: 'menu' | 'footer', code: string) => {
  const { languages } = await read<EditableLanguages>(
    await callerOf(api, 'owner'),
    '/api/admin/languages',
  )
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`no language ${code}`)
  return found.coverage[area]
}

test.each(kinds)(
  '[F02] [T03] titles of the %s are outdated once their source is another one, until somebody has looked',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const { write } = places[kind]
    const { source } = await stateOf(kind, 'pl')
    expect(await stateOf(kind, 'pl')).toMatchObject({ state: 'reviewed' })
    expect((await write(editor, { language: 'nb', title: 'Nytt navn' })).status).toBe(200)
    expect(await stateOf(kind, 'pl')).toMatchObject({ state: 'outdated', outdatedFrom: source })
    expect(await stateOf(kind, 'nb')).toMatchObject({ state: 'source', outdatedFrom: null })
    expect(await coverage(kind, 'pl')).toMatchObject({ outdated: 1, machine: 0, missing: 0 })
    expect(percentDone(await coverage(kind, 'pl'))).toBeLessThan(100)
    expect(percentDone(await coverage(kind, 'nb'))).toBe(100)
    // The same words still fit: said twice, done once.
    const { value } = await stateOf(kind, 'pl')
    for (const _ of [1, 2])
      expect((await write(editor, { language: 'pl', title: value })).status).toBe(200)
    expect(await stateOf(kind, 'pl')).toMatchObject({ value, state: 'reviewed' })
    const action = kind === 'menu' ? 'menu_title_saved' : 'footer_link_title_saved'
    const { rows } = await api.database.execute({
      sql: `select count(*) as n from audit_log where action = ? and actor_id = ?`,
      args: [action, editor.person?.id ?? ''],
    })
    expect(rows[0]?.['n']).toBe(2)
    expect(await stateOf(kind, 'en')).toMatchObject({ state: 'outdated' })
  },
)

test.each(kinds)(
  '[T04] a title of the %s whose writer saw an older source is outdated from its first moment',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const words = { language: 'uk', title: 'Нове', source: 'Det som sto der' }
    expect((await places[kind].write(editor, words)).status).toBe(200)
    const expected = { value: 'Нове', state: 'outdated', outdatedFrom: 'Det som sto der' }
    expect(await stateOf(kind, 'uk')).toMatchObject(expected)
  },
)

test.each(kinds)(
  '[L06] a title of the %s from a file that nobody has looked at is by a machine',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const words = { language: 'ar', title: 'عنوان', isReviewed: false, origin: 'import' } as const
    expect((await places[kind].write(editor, words)).status).toBe(200)
    expect(await stateOf(kind, 'ar')).toMatchObject({ value: 'عنوان', state: 'machine' })
    expect(await coverage(kind, 'ar')).toMatchObject({ machine: 1 })
    const table = kind === 'menu' ? 'menu_item_translations' : 'footer_link_translations'
    const { rows } = await api.database.execute(
      `select origin, is_reviewed from ${table} where title = 'عنوان'`,
    )
    expect(rows[0]).toMatchObject({ origin: 'import', is_reviewed: 0 })
    const looked = { language: 'ar', title: 'عنوان' }
    expect((await places[kind].write(editor, looked)).status).toBe(200)
    expect(await stateOf(kind, 'ar')).toMatchObject({ state: 'reviewed' })
  },
)

test.each(kinds)(
  '[F02] [B02] saved as a whole, titles of the %s that nobody has touched stay what they were made from',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const { source, value } = await stateOf(kind, 'pl')
    const answer = await places[kind].whole(editor, { nb: 'Helt nytt', en: 'Quite new' })
    expect(answer.status).toBe(200)
    expect(await stateOf(kind, 'en')).toMatchObject({ value: 'Quite new', state: 'reviewed' })
    const outdated = { value, state: 'outdated', outdatedFrom: source }
    expect(await stateOf(kind, 'pl')).toMatchObject(outdated)
    expect((await places[kind].whole(editor, {})).status).toBe(200)
    expect(await stateOf(kind, 'pl')).toMatchObject(outdated)
  },
)

test.each(kinds)(
  '[T04] titles of the %s that are put back are what they were made from',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    await places[kind].write(editor, { language: 'nb', title: 'Noe annet' })
    await places[kind].write(editor, { language: 'uk', title: 'Чуже', isReviewed: false })
    const outdated = await stateOf(kind, 'pl')
    expect(outdated.state).toBe('outdated')
    expect((await places[kind].whole(editor, { pl: 'Inne', uk: 'Інше' })).status).toBe(200)
    expect(await stateOf(kind, 'pl')).toMatchObject({ value: 'Inne', state: 'reviewed' })
    const made = {
      pl: { sourceTitle: outdated.outdatedFrom, isReviewed: true },
      uk: { sourceTitle: 'Noe annet', isReviewed: false },
    }
    const back = await places[kind].whole(editor, { pl: outdated.value, uk: 'Чуже' }, made)
    expect(back.status).toBe(200)
    expect(await stateOf(kind, 'pl')).toEqual(outdated)
    expect(await stateOf(kind, 'uk')).toMatchObject({ value: 'Чуже', state: 'machine' })
    const wrong = { pl: { sourceTitle: 'x'.repeat(61), isReviewed: true } }
    expect((await places[kind].whole(editor, {}, wrong)).status).toBe(422)
  },
)

test.each(kinds)(
  '[T04] a call that has not seen what stands there confirms nothing of the %s',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    await places[kind].write(editor, { language: 'nb', title: 'Igjen nytt' })
    const { value } = await stateOf(kind, 'en')
    const late = await places[kind].write(editor, { language: 'en', title: 'Mine', late: -1 })
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
    expect(await stateOf(kind, 'en')).toMatchObject({ value, state: 'outdated' })
  },
)

async function makeDefault(owner: Visitor, code: string): Promise<void> {
  const { languages } = await read<EditableLanguages>(owner, '/api/admin/languages')
  const rev = languages.find((language) => language.code === code)?.rev
  const wish = { rev, isDefault: true }
  expect((await owner.send('PATCH', `/api/admin/languages/${code}`, wish)).status).toBe(200)
}

test('another default language leaves the words of links that had no title of their own in the old one', async () => {
  const owner = await callerOf(api, 'owner')
  const only = { title: 'Julebord', titles: { en: 'Christmas party' }, url: '/about' }
  const { rev, items } = await menuOf(owner)
  const sent = items.map(({ isDead: _dead, made: _made, children, ...item }) => ({
    ...item,
    children: children.map(({ isDead: _no, made: _none, ...child }) => child),
  }))
  const shown = { isExternal: false, isActive: true, icon: null, iconColor: null }
  const entry = { ...only, ...shown, languageCodes: null, children: [] }
  const saved = await owner.send('PUT', '/api/admin/menu', { items: [...sent, entry], rev })
  expect(saved.status).toBe(200)
  const links = [{ ...only, isExternal: false }]
  const support = async () => (await footerOf(owner)).sections.find(({ key }) => key === 'support')
  const section = await support()
  const footer = { links: [...asSent(section?.links ?? []), ...links], rev: section?.rev }
  expect((await saveLinks(owner, 'support', footer)).status).toBe(200)

  await makeDefault(owner, 'en')
  expect((await menuOf(owner)).items.at(-1)?.titles).toEqual({
    nb: 'Julebord',
    en: 'Christmas party',
  })
  expect((await support())?.links.at(-1)?.titles['nb']).toBe('Julebord')
  await makeDefault(owner, 'nb')
})

test('another default language leaves the titles that are up to date, and those that are not, as they are', async () => {
  const owner = await callerOf(api, 'owner')
  const states = async (defaultCode: string) =>
    Promise.all(
      kinds.flatMap((kind) =>
        ['nb', 'en', 'uk'].map(async (code) => (await stateOf(kind, code, defaultCode)).state),
      ),
    )
  for (const kind of kinds) {
    await places[kind].write(owner, { language: 'en', title: 'Up to date' })
    await places[kind].write(owner, { language: 'uk', title: 'Старе', source: 'Annet' })
  }
  const before = ['source', 'reviewed', 'outdated']
  expect(await states('nb')).toEqual([...before, ...before])
  await makeDefault(owner, 'en')
  const after = ['reviewed', 'source', 'outdated']
  expect(await states('en')).toEqual([...after, ...after])
  await makeDefault(owner, 'nb')
  expect(await states('nb')).toEqual([...before, ...before])
})

test.each(kinds)(
  'pages are made anew by what changes the %s, in the languages that show it, and by nothing that was refused',
  async (kind) => {
    const editor = await callerOf(api, 'editor')
    const revisions = async () => {
      const { rows } = await api.database.execute(
        "select language_code, revision from content_revisions where language_code in ('*', 'pl')",
      )
      return Object.fromEntries(rows.map((row) => [row['language_code'], Number(row['revision'])]))
    }
    await places[kind].write(editor, { language: 'pl', title: `Pierwszy ${kind}` })
    await places[kind].whole(editor, {})
    const before = await revisions()
    const late = { language: 'pl', title: 'Za późno', late: -1 }
    expect((await places[kind].write(editor, late)).status).toBe(409)
    expect((await places[kind].whole(editor, {}, undefined, -1)).status).toBe(409)
    expect(await revisions()).toEqual(before)
    await places[kind].write(editor, { language: 'pl', title: '' })
    await places[kind].write(editor, { language: 'pl', title: 'Znowu' })
    expect(await revisions()).toEqual({ ...before, pl: (before['pl'] ?? 0) + 2 })
    await places[kind].whole(editor, { pl: 'Całość' })
    expect((await revisions())['*']).toBe((before['*'] ?? 0) + 1)
  },
)
