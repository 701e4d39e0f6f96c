import { expect, test } from 'vitest'
import type { EditableText, EditableTexts } from '#domain/editing.schema.ts'
import { useApi } from '#tests/support/api.ts'
import {
  answered,
  auditOf,
  history,
  path,
  read,
  saved,
  send,
  text,
} from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[T04] a text is told with its source, its state and its number', async () => {
  const editor = await callerOf(api, 'editor')
  expect(await text(editor, 'quality/title', 'en')).toEqual({
    page: 'quality',
    key: 'title',
    type: 'text',
    languageCode: 'en',
    isMultiline: false,
    value: 'Quality',
    rev: 1,
    state: 'reviewed',
    isReviewed: true,
    source: { languageCode: 'nb', value: 'Kvalitet' },
    outdatedFrom: null,
    madeFrom: 'Kvalitet',
    draft: null,
    scheduled: null,
  })
  expect(await text(editor, 'quality/lede')).toMatchObject({
    isMultiline: true,
    state: 'source',
    source: null,
  })
})

test('[T04] nothing of the demo shows as outdated, in any language', async () => {
  const editor = await callerOf(api, 'editor')
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk']) {
    const { texts } = await answered<EditableTexts>(
      await editor.get(`/api/admin/content/texts?page=faq&language=${language}`),
    )
    expect(texts.length).toBeGreaterThan(20)
    const states = new Set(texts.map(({ state }) => state))
    expect([...states]).toEqual([language === 'nb' ? 'source' : 'reviewed'])
  }
})

test('[T04] a save is what the next reader gets, and the history keeps what was there', async () => {
  const editor = await callerOf(api, 'editor')
  const visitor = api.visitor({ language: 'nb' })
  const before = await read(visitor, 'about/title')
  const answer = await saved(editor, 'about/title', { value: 'Hvem vi er' })
  expect(answer).toMatchObject({ value: 'Hvem vi er', rev: 2, state: 'source' })
  expect((await read(visitor, 'about/title'))?.value).toBe('Hvem vi er')
  expect(await history(editor, 'about/title')).toMatchObject([
    { value: 'Hvem vi er', status: 'published', byName: 'Kari Prøve', isCurrent: true },
    { value: before?.value, status: 'published', byName: '', isCurrent: false },
  ])
})

for (const language of ['en', 'nb'])
  test(`[T04] what a change answers is what the next reading says, in ${language}`, async () => {
    const editor = await callerOf(api, 'editor')
    const at = 'resellers/title'
    const publishAt = api.platform.now() + 3_600_000
    const change = async (method: 'PUT' | 'POST' | 'DELETE', action: string, more: object) => {
      const { rev } = await text(editor, at, language)
      const address = method === 'DELETE' ? `${action}?language=${language}&rev=${rev}` : action
      const said = await editor.send(method, path(at, address), { language, rev, ...more })
      const answer = await answered<EditableText>(said)
      expect(answer).toEqual(await text(editor, at, language))
      return answer
    }
    await change('PUT', '', { as: 'publish', value: 'One' })
    await change('PUT', '', { as: 'draft', value: 'Two' })
    const draft = await change('PUT', '', { as: 'draft', value: 'Three', isReviewed: false })
    expect(draft.draft).toMatchObject({ value: 'Three', byName: 'Kari Prøve' })
    await change('POST', '/publish-draft', {})
    await change('PUT', '', { as: 'schedule', value: 'Four', publishAt })
    await change('PUT', '', { as: 'publish', value: 'Five', isReviewed: false })
    await change('DELETE', '/schedule', {})
    if (language === 'en') {
      // Made from other words than those that stand there now.
      await saved(editor, at, { value: 'Andre' })
      const versions = await history(editor, at, language)
      const made = await change('POST', '/restore', { versionId: versions[1]?.id })
      expect(made).toMatchObject({ state: 'outdated', outdatedFrom: 'Forhandlere' })
      await change('PUT', '', { as: 'draft', value: 'Six' })
      expect(await change('POST', '/publish-draft', {})).toMatchObject({ outdatedFrom: null })
    }
    const [, former] = await history(editor, at, language)
    await change('POST', '/restore', { versionId: former?.id })
    const down = await change('POST', '/unpublish', {})
    expect(down).toMatchObject({ value: '', draft: null })
  })

test('[T04] a key that a page has no text for yet is inserted, of a known page alone', async () => {
  const editor = await callerOf(api, 'editor')
  expect(await text(editor, 'home/hero.badge')).toMatchObject({
    value: '',
    rev: 0,
    state: 'missing',
  })
  const made = await saved(editor, 'home/hero.badge', { value: 'Nytt', rev: 0 })
  expect(made).toMatchObject({ value: 'Nytt', rev: 1, type: 'text' })
  const rich = await saved(editor, 'farms/extra', { value: '<p>Mer</p>', rev: 0, type: 'html' })
  expect(rich).toMatchObject({ value: '<p>Mer</p>', type: 'html' })
  const unknown = { language: 'nb', value: 'x', rev: 0, as: 'publish' }
  for (const at of ['nowhere/title', '__proto__/title', 'home/__proto__..x'] as const)
    expect((await editor.send('PUT', path(at), unknown)).status, at).not.toBe(200)
  const nowhere = await editor.send('PUT', path('nowhere/title'), unknown)
  expect(nowhere.status).toBe(404)
  const noLanguage = await editor.send('PUT', path('home/title'), { ...unknown, language: 'xx' })
  expect(noLanguage.status).toBe(404)
})

test('[T04] two who insert the same key at once make one text, and one of them is told', async () => {
  const [first, second] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const save = { rev: 0 }
  const answers = await Promise.all([
    send(first, 'home/hero.second', { ...save, value: 'A' }),
    send(second, 'home/hero.second', { ...save, value: 'B' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await api.database.execute(
    "select count(*) as n from page_contents where content_key = 'hero.second'",
  )
  expect(Number(rows[0]?.['n'])).toBe(1)
})

test('[T04] two who insert the same key at once in two languages both do, as one text', async () => {
  const [first, second] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const answers = await Promise.all([
    send(first, 'home/hero.third', { value: 'A', rev: 0 }),
    send(second, 'home/hero.third', { value: 'B', rev: 0, language: 'pl' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await text(first, 'home/hero.third')).value).toBe('A')
  expect((await text(first, 'home/hero.third', 'pl')).value).toBe('B')
  const { rows } = await api.database.execute(
    "select count(*) as n from page_contents where content_key = 'hero.third'",
  )
  expect(Number(rows[0]?.['n'])).toBe(1)
})

test('[T04] what has become of a text is called one’s own only where nobody else had a hand in it', async () => {
  const [me, other] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const refusedAt = async (rev: number) => {
    const late = await send(me, 'support/title', { value: 'Late', rev })
    return (await answered<{ current: EditableText }>(late, 409)).current.isOwn
  }
  const { rev } = await text(me, 'support/title')
  await saved(me, 'support/title', { value: 'Mine', as: 'draft', rev })
  expect(await refusedAt(rev)).toBe(true)
  const thrown = await other.send(
    'DELETE',
    `${path('support/title', '/draft')}?language=nb&rev=${rev + 1}`,
  )
  expect(thrown.status).toBe(200)
  expect(await refusedAt(rev + 1)).toBe(false)
  await saved(me, 'support/title', { value: 'Mine again', rev: rev + 2 })
  expect(await refusedAt(rev + 1)).toBe(false)
  expect(await refusedAt(rev + 2)).toBe(true)
  await saved(other, 'support/title', { value: 'Pomoc', language: 'pl' })
  expect(await refusedAt(rev + 2)).toBe(true)
})

test('[T04] the second of two editors is told with what stands there, and nothing is lost', async () => {
  const [first, second] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const { rev } = await text(first, 'terms/title')
  await saved(first, 'terms/title', { value: 'Vilkår (Anna)', rev })
  const late = await send(second, 'terms/title', { value: 'Vilkår (Bo)', rev })
  expect(late.status).toBe(409)
  const body = (await late.json()) as { code: string; message: string; current: EditableText }
  expect(body.code).toBe('stale')
  expect(body.message).toContain('Someone else changed this')
  expect(body.current).toMatchObject({ value: 'Vilkår (Anna)', rev: rev + 1 })
  expect((await text(first, 'terms/title')).value).toBe('Vilkår (Anna)')
  await saved(second, 'terms/title', { value: 'Vilkår (Bo)', rev: body.current.rev })
  const values = (await history(first, 'terms/title')).map(({ value }) => value)
  expect(values.slice(0, 2)).toEqual(['Vilkår (Bo)', 'Vilkår (Anna)'])
})

test('[T04] of many saves at once that saw the same text one is written', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'shop/title')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      send(editor, 'shop/title', { value: `Butikk ${number}`, rev }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  expect((await text(editor, 'shop/title')).rev).toBe(rev + 1)
  expect(await history(editor, 'shop/title')).toHaveLength(2)
})

test('[T04] the same save sent twice, or twice at once, gives one answer and one version', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await text(editor, 'contact/title')
  const save = () => send(editor, 'contact/title', { value: 'Kontakt oss her', rev })
  const answers = await Promise.all([save(), save(), save()])
  const bodies = [
    ...(await Promise.all(answers.map((answer) => answered<EditableText>(answer)))),
    await answered<EditableText>(await save()),
  ]
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect(await history(editor, 'contact/title')).toHaveLength(2)
  expect(await auditOf(api, 'contact/title')).toHaveLength(1)
})

test('a changed source makes its translations outdated, and tells from which words', async () => {
  const editor = await callerOf(api, 'editor')
  await saved(editor, 'cookies/title', { value: 'Kaker' })
  const outdated = await text(editor, 'cookies/title', 'pl')
  expect(outdated).toMatchObject({
    state: 'outdated',
    source: { value: 'Kaker' },
    outdatedFrom: 'Informasjonskapsler',
  })
  const looked = await saved(editor, 'cookies/title', { language: 'pl', value: outdated.value })
  expect(looked).toMatchObject({ state: 'reviewed', outdatedFrom: null })
  const unread = await saved(editor, 'cookies/title', {
    language: 'pl',
    value: 'Ciastka',
    isReviewed: false,
  })
  expect(unread.state).toBe('machine')
})

test.each(['id', 'page', 'origin', 'updatedBy', 'factory_id', 'state'])(
  'a save with %s is refused and writes nothing',
  async (field) => {
    const editor = await callerOf(api, 'editor')
    const before = await text(editor, 'checkout/title')
    const body = { language: 'nb', value: 'x', rev: before.rev, as: 'publish', [field]: 'x' }
    expect((await editor.send('PUT', path('checkout/title'), body)).status).toBe(422)
    expect(await text(editor, 'checkout/title')).toEqual(before)
  },
)
