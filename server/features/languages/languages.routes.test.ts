import { expect, test } from 'vitest'
import { percentDone, totalOf } from '#domain/coverage.ts'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { type At, path as textPath, saved, text } from '#tests/support/editing.ts'
import { madePage, pagesPath, published } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/languages'

async function languagesOf(editor: Visitor): Promise<EditableLanguages['languages']> {
  return ((await (await editor.get(path)).json()) as EditableLanguages).languages
}

async function languageOf(editor: Visitor, code: string) {
  const found = (await languagesOf(editor)).find((language) => language.code === code)
  if (!found) throw new Error(`no language ${code}`)
  return found
}

const change = async (editor: Visitor, code: string, body: object) =>
  editor.send('PATCH', `${path}/${code}`, body)

const finnish = { code: 'fi', name: 'Finnish', nativeName: 'Suomi', direction: 'ltr' }

test('[L06] a language is added, shown, and answers with the default’s words', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await owner.send('POST', path, finnish)).status).toBe(201)
  expect((await owner.send('POST', path, finnish)).status).toBe(201)
  const added = await languageOf(owner, 'fi')
  expect(added).toMatchObject({ isActive: false, isDefault: false, hasCatalogue: false })
  expect(added.coverage.pages).toMatchObject({ reviewed: 0, outdated: 0, machine: 0 })
  expect(added.coverage.pages.missing).toBeGreaterThan(100)
  const shown = async () =>
    (await (await api.visitor({ language: 'fi' }).get('/api/shell')).json()) as ShellData
  expect((await shown()).language.code).not.toBe('fi')
  const early = await refusal(await change(owner, 'fi', { rev: added.rev, isActive: true }))
  expect(early).toMatchObject({ status: 409, code: 'coverage_low' })
  const opened = { rev: added.rev, isActive: true, anyway: true }
  expect((await change(owner, 'fi', opened)).status).toBe(200)
  expect((await change(owner, 'fi', opened)).status).toBe(200)
  const shell = await shown()
  expect(shell.language.code).toBe('fi')
  const norwegian = (await (
    await api.visitor({ language: 'nb' }).get('/api/shell')
  ).json()) as ShellData
  expect(shell.menu).toEqual(norwegian.menu)
})

test('[A14] each area has a gate, its own or the language’s, and the first that is too low is named', async () => {
  const owner = await callerOf(api, 'owner')
  const gated = async (wanted: object) => {
    const { rev } = await languageOf(owner, 'ar')
    return change(owner, 'ar', { rev, ...wanted })
  }
  expect((await gated({ isActive: false })).status).toBe(200)
  await api.database.execute(
    `delete from menu_item_translations where language_code = 'ar' and rowid in
      (select rowid from menu_item_translations where language_code = 'ar' limit 3)`,
  )
  const { coverage } = await languageOf(owner, 'ar')
  const menu = percentDone(coverage.menu)
  expect(percentDone(coverage.pages)).toBe(100)
  expect(menu).toBeLessThan(90)
  const low = await refusal(await gated({ isActive: true }))
  expect(low).toMatchObject({ status: 409, code: 'coverage_low' })
  expect(low.message).toBe(`Menu: ${menu} % are translated and up to date, 90 % are needed.`)

  const areaGates = { menu, products: 100 }
  const { rev } = await languageOf(owner, 'ar')
  for (const _ of [1, 2]) expect((await change(owner, 'ar', { rev, areaGates })).status).toBe(200)
  expect(await languageOf(owner, 'ar')).toMatchObject({ areaGates, gatePercent: 90 })
  expect((await gated({ isActive: true })).status).toBe(200)
  expect((await gated({ isActive: false })).status).toBe(200)
  const higher = await refusal(await gated({ isActive: true, areaGates: { menu: menu + 1 } }))
  expect(higher).toMatchObject({ status: 409, code: 'coverage_low' })
  expect((await languageOf(owner, 'ar')).areaGates).toEqual(areaGates)
  expect((await gated({ isActive: true, areaGates: {}, anyway: true })).status).toBe(200)
})

test.each([{ menu: 101 }, { menu: -1 }, { menu: 1.5 }, { menu: 'all' }, { farms: 50 }])(
  '[A14] gates of %j are refused',
  async (areaGates) => {
    const owner = await callerOf(api, 'owner')
    const { rev } = await languageOf(owner, 'ar')
    expect((await change(owner, 'ar', { rev, areaGates })).status).toBe(422)
  },
)

test.each([null, '', 'most', 101, -1, 89.5])(
  '[A14] a gate of %j is refused by a sentence at its field, and the one of before stands',
  async (percent) => {
    const owner = await callerOf(api, 'owner')
    const { rev, gatePercent, areaGates } = await languageOf(owner, 'ar')
    const refused = { status: 422, code: 'percent_invalid' }
    const message = 'Enter a whole number from 0 to 100.'
    const ofAll = await refusal(await change(owner, 'ar', { rev, gatePercent: percent }))
    expect(ofAll).toMatchObject({ ...refused, field: 'gatePercent', message })
    const ofArea = await change(owner, 'ar', { rev, areaGates: { menu: percent } })
    expect(await refusal(ofArea)).toMatchObject({ ...refused, field: 'areaGates.menu', message })
    expect(await languageOf(owner, 'ar')).toMatchObject({ rev, gatePercent, areaGates })
  },
)

test('[L06] one language is the default, also where two are made it at once', async () => {
  const owner = await callerOf(api, 'owner')
  const [english, polish] = [await languageOf(owner, 'en'), await languageOf(owner, 'pl')]
  await Promise.all([
    change(owner, 'en', { rev: english.rev, isDefault: true }),
    change(owner, 'pl', { rev: polish.rev, isDefault: true }),
  ])
  const defaults = (await languagesOf(owner)).filter(({ isDefault }) => isDefault)
  expect(defaults).toHaveLength(1)
  const [chosen] = defaults
  if (!chosen) throw new Error('one is the default')
  const hidden = await change(owner, chosen.code, { rev: chosen.rev, isActive: false })
  expect(await refusal(hidden)).toMatchObject({ status: 409, code: 'default_stays' })
  const norwegian = await languageOf(owner, 'nb')
  expect((await change(owner, 'nb', { rev: norwegian.rev, isDefault: true })).status).toBe(200)
})

test('[P01] no language becomes the default while a published product has no ingredients in it', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database
    .execute(`update product_translations set ingredients = '' where language_code = 'uk'
    and product_id in (select id from products where key in ('kefir', 'muesli', 'gravlax'))`)
  await api.database.execute(`update products set is_active = 0 where key = 'gravlax'`)
  const { rev } = await languageOf(owner, 'uk')
  const untold = await refusal(await change(owner, 'uk', { rev, isDefault: true }))
  expect(untold).toMatchObject({ status: 409, code: 'default_untold' })
  expect(untold.message).toContain('2 published products')
  expect((await languageOf(owner, 'uk')).isDefault).toBe(false)
  await api.database.execute(`update products set is_active = 0 where key in ('kefir', 'muesli')`)
})

test('another default language leaves what is up to date, and what is not, as it is', async () => {
  const owner = await callerOf(api, 'owner')
  const states = async () => {
    const of = async (at: At) =>
      Promise.all(['nb', 'en', 'pl', 'uk'].map(async (code) => (await text(owner, at, code)).state))
    return { fresh: await of('quality/fresh'), old: await of('quality/old') }
  }
  for (const at of ['quality/fresh', 'quality/old'] as const)
    for (const language of ['nb', 'en', 'pl'])
      await saved(owner, at, { language, value: `${at} ${language}` })
  await saved(owner, 'quality/old', { value: 'Nye ord' })
  await saved(owner, 'quality/old', { language: 'en', value: 'New words' })
  const late = { language: 'uk', value: 'Нові', as: 'draft' } as const
  await saved(owner, 'quality/fresh', late)
  const makeDefault = async (code: string) => {
    const { rev } = await languageOf(owner, code)
    expect((await change(owner, code, { rev, isDefault: true })).status).toBe(200)
  }
  expect(await states()).toEqual({
    fresh: ['source', 'reviewed', 'reviewed', 'missing'],
    old: ['source', 'reviewed', 'outdated', 'missing'],
  })
  await makeDefault('en')
  expect(await states()).toEqual({
    fresh: ['reviewed', 'source', 'reviewed', 'missing'],
    old: ['reviewed', 'source', 'outdated', 'missing'],
  })
  const { rev } = await text(owner, 'quality/fresh', 'uk')
  await owner.send('POST', textPath('quality/fresh', '/publish-draft'), { language: 'uk', rev })
  await saved(owner, 'quality/old', { language: 'en', value: 'Newer words' })
  expect(await states()).toEqual({
    fresh: ['reviewed', 'source', 'reviewed', 'reviewed'],
    old: ['outdated', 'source', 'outdated', 'missing'],
  })
  await makeDefault('nb')
  expect((await states()).fresh).toEqual(['source', 'reviewed', 'reviewed', 'reviewed'])
})

test('what somebody has changed meanwhile is refused with theirs', async () => {
  const owner = await callerOf(api, 'owner')
  const { rev } = await languageOf(owner, 'uk')
  expect((await change(owner, 'uk', { rev, name: 'Ukrainian!' })).status).toBe(200)
  const late = await refusal(await change(owner, 'uk', { rev, name: 'Other' }))
  expect(late).toMatchObject({ status: 409, code: 'stale' })
  expect(late.current).toMatchObject({ languages: expect.any(Array) })
})

async function codesSeenBy(owner: Visitor): Promise<string[]> {
  return (await languagesOf(owner)).map(({ code }) => code)
}

test('languages are put in an order, twice the same', async () => {
  const owner = await callerOf(api, 'owner')
  const seen = await codesSeenBy(owner)
  const order = (codes: string[], over = seen) =>
    owner.send('PUT', `${path}/order`, { codes, seen: over })
  const codes = seen.toReversed()
  for (const _ of [1, 2]) expect((await order(codes)).status).toBe(200)
  expect(await codesSeenBy(owner)).toEqual(codes)
  expect((await order(['xx'])).status).toBe(404)
  await order(seen, codes)
})

test('an order over one that was changed meanwhile is refused, and says how the languages stand', async () => {
  const [owner, other] = [await callerOf(api, 'owner'), await callerOf(api, 'owner')]
  const seen = await codesSeenBy(owner)
  const [first = '', ...rest] = seen
  const wishes = [seen.toReversed(), [...rest, first]]
  const answers = await Promise.all(
    [owner, other].map((caller, at) =>
      caller.send('PUT', `${path}/order`, { codes: wishes[at], seen }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const done = answers.findIndex(({ status }) => status === 200)
  const late = await answers.find(({ status }) => status === 409)?.json()
  expect(late).toMatchObject({ code: 'stale' })
  const told = late as { current: { languages: { code: string }[] } }
  expect(told.current.languages.map(({ code }) => code)).toEqual(wishes[done])
  expect(await codesSeenBy(owner)).toEqual(wishes[done])
  await owner.send('PUT', `${path}/order`, { codes: seen, seen: wishes[done] })
})

test.each(['about', 'FI', 'f', "fi' or 1=1", 'api', 'sgn-abcdefgh-abcdefgh', ''])(
  '[D10] %j is no code of a language',
  async (code) => {
    const owner = await callerOf(api, 'owner')
    const response = await owner.send('POST', path, { ...finnish, code })
    expect(await refusal(response)).toMatchObject({ status: 422, code: 'language_code_invalid' })
  },
)

test('[D10] a page’s address is no code, and a known code with another name is refused', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.execute(
    `update page_slugs set slug = 'sv' where rowid = (select min(rowid) from page_slugs)`,
  )
  const taken = await owner.send('POST', path, { ...finnish, code: 'sv' })
  expect(await refusal(taken)).toMatchObject({ status: 422, code: 'language_code_invalid' })
  const known = await owner.send('POST', path, { ...finnish, code: 'en' })
  expect(await refusal(known)).toMatchObject({ status: 409, code: 'language_known' })
})

test('[D10] the address of a page that was removed is a code again, and the page does not come out there', async () => {
  const owner = await callerOf(api, 'owner')
  const german = { code: 'de', name: 'German', nativeName: 'Deutsch', direction: 'ltr' }
  const page = await madePage(owner, { slug: 'de' })
  const taken = await owner.send('POST', path, german)
  expect(await refusal(taken)).toMatchObject({ status: 422, code: 'language_code_invalid' })
  const { rev } = await published(owner, page, 'en')
  const send = (what: string, body: object) =>
    owner.send(what === 'remove' ? 'POST' : 'PUT', `${pagesPath}/${page.id}/${what}`, body)
  expect((await send('remove', { rev, anyway: true })).status).toBe(200)
  expect((await owner.send('POST', path, german)).status).toBe(201)
  const restore = await owner.send('POST', `${pagesPath}/${page.id}/restore`, { rev: rev + 1 })
  expect(restore.status).toBe(200)
  const out = await send('languages/en/publication', { rev: rev + 2, as: 'publish' })
  expect(await refusal(out)).toMatchObject({ status: 409, code: 'slug_taken' })
})

test('[A14] an entry of the menu that is kept for some languages asks nothing of the others', async () => {
  const owner = await callerOf(api, 'owner')
  const totals = async () => {
    const languages = await languagesOf(owner)
    return Object.fromEntries(languages.map(({ code, coverage }) => [code, totalOf(coverage.menu)]))
  }
  const before = await totals()
  await api.database.execute(
    `update menu_items set language_codes = '["nb","pl"]' where url = '/shop'`,
  )
  const after = await totals()
  expect(after['pl']).toBe(before['pl'])
  expect(after['uk']).toBe((before['uk'] ?? 0) - 1)
})

test('[L06] nothing stands in for the language that becomes the default', async () => {
  const owner = await callerOf(api, 'owner')
  const { rev } = await languageOf(owner, 'uk')
  expect((await change(owner, 'uk', { rev, fallbackCode: 'pl' })).status).toBe(200)
  const next = await languageOf(owner, 'uk')
  expect(next.fallbackCode).toBe('pl')
  expect((await change(owner, 'uk', { rev: next.rev, isDefault: true })).status).toBe(200)
  expect((await languageOf(owner, 'uk')).fallbackCode).toBeNull()
})
