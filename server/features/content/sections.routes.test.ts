import { expect, test } from 'vitest'
import type { Home } from '#domain/content.schema.ts'
import type { EditableSections } from '#domain/sections.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import {
  added,
  saveSections,
  sectionsOf,
  sectionsPath,
  shownPage,
} from '#tests/support/sections.ts'

const api = useApi()

test('sections are added, written, moved and hidden; readers get the visible ones in their order', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections } = await saveSections(
    editor,
    'about',
    added({ kind: 'text' }, { kind: 'steps' }),
  )
  expect(sections.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'text'],
    [2, 'steps'],
  ])
  expect(sections[1]?.settings).toEqual({ ground: 'tint', count: 3 })
  await saved(editor, 'about/section.1.title', { value: 'Vår historie', language: 'nb' })
  await saved(editor, 'about/section.2.title', { value: 'Slik gjør vi', language: 'nb' })
  await saveSections(editor, 'about', (before) => before.toReversed())
  const page = await shownPage(api, 'about')
  expect(page.sections?.map(({ number }) => number)).toEqual([2, 1])
  expect(page.texts['section.1.title']).toMatchObject({ value: 'Vår historie', languageCode: 'nb' })

  await saveSections(editor, 'about', ([first, ...rest]) => [{ ...first, isHidden: true }, ...rest])
  const after = await shownPage(api, 'about')
  expect(after.sections?.map(({ number }) => number)).toEqual([1])
  expect(after.texts).not.toHaveProperty('section.2.title')
})

test('what was removed keeps its number and words, and comes back with them', async () => {
  const editor = await callerOf(api, 'editor')
  const before = await saveSections(
    editor,
    'quality',
    added({ kind: 'text' }, { kind: 'questions' }),
  )
  await saved(editor, 'quality/section.1.title', { value: 'Bevart', language: 'nb' })
  await saveSections(editor, 'quality', (sections) => sections.slice(1))
  expect((await shownPage(api, 'quality')).texts).not.toHaveProperty('section.1.title')
  const texts = await (await editor.get('/api/admin/content/texts?page=quality&language=nb')).text()
  expect(texts).not.toContain('section.1.title')

  const { sections } = await saveSections(editor, 'quality', added({ kind: 'text' }))
  expect(sections.map(({ number }) => number)).toEqual([2, 3])
  await saveSections(editor, 'quality', (now) => [...before.sections.slice(0, 1), ...now])
  const page = await shownPage(api, 'quality', 'nb')
  expect(page.sections?.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(page.texts['section.1.title']?.value).toBe('Bevart')
})

test('[D6] a list that somebody has saved meanwhile is refused with theirs, and nothing of it is written', async () => {
  const [one, other] = [await callerOf(api, 'editor'), await callerOf(api, 'manager')]
  const { rev } = await sectionsOf(one, 'support')
  await saveSections(one, 'support', added({ kind: 'text' }))
  const late = await other.send('PUT', sectionsPath('support'), {
    sections: [{ kind: 'table' }],
    rev,
  })
  const refused = await refusal(late)
  expect(refused).toMatchObject({ status: 409, code: 'stale' })
  expect((refused.current as EditableSections).sections.map(({ kind }) => kind)).toEqual(['text'])
  expect((await shownPage(api, 'support')).sections?.map(({ kind }) => kind)).toEqual(['text'])
})

test('the same save sent twice, and twice at once, is one', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await sectionsOf(editor, 'terms')
  const body = { sections: [{ kind: 'text' }], rev }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = async () => editor.send('PUT', sectionsPath('terms'), body, headers)
  const together = await Promise.all([send(), send()])
  expect(together.map(({ status }) => status)).toEqual([200, 200])
  const again = await answered<EditableSections>(await send())
  expect(again).toMatchObject({ rev: rev + 1, sections: [{ number: 1, kind: 'text' }] })
  const { rows } = await api.database.execute(
    `select action from audit_log where action = 'sections_saved' and entity_id = 'terms'`,
  )
  expect(rows).toHaveLength(1)
})

test('the home page’s own sections are moved and hidden among the added ones, and never lost', async () => {
  const editor = await callerOf(api, 'editor')
  const { sections, rev } = await sectionsOf(editor, 'home')
  expect(sections.map(({ kind }) => kind)).toEqual([
    'home-hero',
    'home-categories',
    'home-best',
    'home-made',
    'home-shops',
  ])
  const lost = await editor.send('PUT', sectionsPath('home'), { sections: sections.slice(1), rev })
  expect(await refusal(lost)).toMatchObject({ status: 422 })
  await saveSections(editor, 'home', ([hero, ...rest]) => [
    { ...hero },
    { kind: 'call-to-action' },
    ...rest.map((own) => ({ ...own, isHidden: own.kind === 'home-made' })),
  ])
  const home = await answered<Home>(await api.visitor().get('/api/home'))
  expect(home.sections?.map(({ kind }) => kind)).toEqual([
    'home-hero',
    'call-to-action',
    'home-categories',
    'home-best',
    'home-shops',
  ])
})
