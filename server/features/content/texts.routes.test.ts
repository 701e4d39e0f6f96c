import { expect, test } from 'vitest'
import type { EditableText, EditableTexts } from '#domain/editing.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
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
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function translatorOf(...languages: string[]): Promise<Visitor> {
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: 'update admins set languages = ? where user_id = ?',
    args: [JSON.stringify(languages), translator.person?.id ?? ''],
  })
  return translator
}

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
    source: { languageCode: 'nb', value: 'Kvalitet' },
    outdatedFrom: null,
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

test('[U03] a translator writes in their own languages alone, and takes nothing down', async () => {
  const translator = await translatorOf('pl', 'uk')
  const polish = { language: 'pl', value: 'Regulamin sklepu' }
  expect(await saved(translator, 'terms/metaTitle', polish)).toMatchObject({ state: 'reviewed' })
  const as = 'draft'
  expect((await send(translator, 'terms/metaTitle', { ...polish, as })).status).toBe(200)
  for (const language of ['nb', 'en']) {
    const other = { language, value: 'Mine' }
    expect(await refusal(await send(translator, 'terms/metaTitle', other))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await send(translator, 'terms/metaTitle', { ...other, as })).status).toBe(403)
  }
  const schedule = { ...polish, as: 'schedule', publishAt: Date.now() + 60_000 } as const
  expect((await send(translator, 'terms/metaTitle', schedule)).status).toBe(403)
  const body = { language: 'pl', rev: 2 }
  const down = await translator.send('POST', path('terms/metaTitle', '/unpublish'), body)
  expect(down.status).toBe(403)
  expect((await text(translator, 'terms/metaTitle', 'en')).value).not.toBe('Mine')
})

test('[U03] a viewer reads and writes nothing; a visitor gets 401, a customer 403', async () => {
  const viewer = await callerOf(api, 'viewer')
  const before = await text(viewer, 'support/title')
  const body = { language: 'nb', value: 'x', rev: before.rev, as: 'publish' }
  expect((await viewer.send('PUT', path('support/title'), body)).status).toBe(403)
  expect(await text(viewer, 'support/title')).toEqual(before)
  expect((await api.visitor().send('PUT', path('support/title'), body)).status).toBe(401)
  expect((await api.visitor().get(`${path('support/title')}?language=nb`)).status).toBe(401)
  const customer = await callerOf(api, 'customer')
  expect((await customer.get(`${path('support/title')}?language=nb`)).status).toBe(403)
  const unsure = await callerOf(api, 'owner', { hasSecondFactor: false })
  expect((await unsure.send('PUT', path('support/title'), body)).status).toBe(403)
})

test('a text that is taken down falls back, and an empty footer is never shown', async () => {
  const editor = await callerOf(api, 'editor')
  const reader = api.visitor({ language: 'en' })
  const { rev } = await text(editor, 'quality/lede', 'en')
  const body = { language: 'en', rev }
  const down = () => editor.send('POST', path('quality/lede', '/unpublish'), body)
  expect(await answered<EditableText>(await down())).toMatchObject({ value: '', state: 'missing' })
  expect(await answered<EditableText>(await down())).toMatchObject({ value: '', rev: rev + 1 })
  expect(await read(reader, 'quality/lede')).toMatchObject({ languageCode: 'nb' })
  await saved(editor, 'footer/copyright.text', { language: 'en', value: '' })
  const shell = (await (await reader.get('/api/shell')).json()) as { footer: { copyright: string } }
  expect(shell.footer.copyright).toBe((await text(editor, 'footer/copyright.text')).value)
})

test('[T04] a former version is restored as a new one', async () => {
  const editor = await callerOf(api, 'editor')
  const first = await text(editor, 'locations/lede')
  await saved(editor, 'locations/lede', { value: 'Andre ord' })
  const { rev } = await saved(editor, 'locations/lede', { value: 'Tredje ord' })
  const [, , oldest] = await history(editor, 'locations/lede')
  const body = { language: 'nb', versionId: oldest?.id, rev }
  const restore = () => editor.send('POST', path('locations/lede', '/restore'), body)
  const restored = await answered<EditableText>(await restore())
  expect(restored).toMatchObject({ value: first.value, rev: rev + 1 })
  expect(await answered<EditableText>(await restore())).toEqual(restored)
  const versions = await history(editor, 'locations/lede')
  expect(versions).toHaveLength(4)
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
  const stale = await editor.send('POST', path('locations/lede', '/restore'), {
    ...body,
    versionId: versions[1]?.id,
  })
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale' })
  const others = await editor.send('POST', path('locations/title', '/restore'), body)
  expect(others.status).toBe(404)
})

test('[T04] the history answers the last hundred versions, and keeps all', async () => {
  const editor = await callerOf(api, 'editor')
  let { rev } = await text(editor, 'resellers/title')
  for (let number = 1; number <= 103; number += 1)
    ({ rev } = await saved(editor, 'resellers/title', { value: `Nummer ${number}`, rev }))
  const versions = await history(editor, 'resellers/title')
  expect(versions).toHaveLength(100)
  expect(versions[0]?.value).toBe('Nummer 103')
  expect(versions[99]?.value).toBe('Nummer 4')
})

test('[T02] rich text is sanitised when it is saved, and its editor is told', async () => {
  const editor = await callerOf(api, 'editor')
  const clean = await saved(editor, 'about/body', {
    value: '<h2>Oss</h2><p>Les <a href="https://a.no" target="_blank">mer</a></p>',
  })
  expect(clean.wasCleaned).toBeUndefined()
  const cleaned = await saved(editor, 'about/body', {
    value: '<p onclick="x()" style="color:red">Hei</p><script>alert(1)</script>',
  })
  expect(cleaned).toMatchObject({ value: '<p>Hei</p>', wasCleaned: true })
  const all = await saved(editor, 'about/body', { value: `<p>Kept</p>${hostileHtml.join('\n')}` })
  expect(all.value).toContain('Kept')
  expect(all.value).not.toMatch(/<(?:script|svg|iframe|form|style|object)|\son\w+\s*=/iu)
})

test.each([
  ['</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ['Til\u202Ebake\u0000 og\u200B  fram\nher', 'Tilbake og fram her'],
  ['\u0000\u202E', ''],
  ["'; drop table page_contents; --", "'; drop table page_contents; --"],
])('[T04] a plain text is kept as its writer meant it: %j', async (value, kept) => {
  const editor = await callerOf(api, 'editor')
  expect((await saved(editor, 'cart/title', { value })).value).toBe(kept)
})

test('[T02] what cannot be seen goes from rich text too, however it is written', async () => {
  const editor = await callerOf(api, 'editor')
  const { value } = await saved(editor, 'about/body', {
    value: '<p>a\u202Eb&#x202E;c\u0000d&#x200B;e</p>\n<pre>x\n\ty</pre>',
  })
  expect(value).toBe('<p>abcde</p>\n<pre>x\n\ty</pre>')
})

test.each([
  ['about/body', '<p>'.padEnd(20_001, 'å'), 422],
  ['about/body', '<p>'.padEnd(20_000, 'å'), 200],
  ['about/title', 'å'.repeat(2001), 422],
  ['about/title', 'å'.repeat(2000), 200],
] as const)('[T04] %s takes so many characters and no more', async (at, value, status) => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, at)
  const response = await send(editor, at, { value })
  expect(response.status).toBe(status)
  if (status === 200) return
  const body = (await response.json()) as { code: string; field: string; message: string }
  expect(body).toMatchObject({ code: 'text_long', field: 'value' })
  expect(body.message).toMatch(/at most (?:2000|20000) characters/u)
  expect(await text(editor, at)).toEqual(before)
})

test('every change is written down: who, what, and the hashes of before and after', async () => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, 'privacy/title')
  await saved(editor, 'privacy/title', { value: 'Personvern her' })
  const { rev } = await saved(editor, 'privacy/title', { value: 'Utkast', as: 'draft' })
  await editor.send('POST', path('privacy/title', '/publish-draft'), { language: 'nb', rev })
  const log = await auditOf(api, 'privacy/title')
  expect(log.map(({ action }) => action)).toEqual([
    'text_published',
    'text_drafted',
    'text_published',
  ])
  expect(log[0]).toEqual({
    action: 'text_published',
    actorId: editor.person?.id,
    data: {
      language: 'nb',
      before: await sha256Hex(before.value),
      after: await sha256Hex('Personvern her'),
    },
  })
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
