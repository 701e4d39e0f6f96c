import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import type { EditableTexts } from '#domain/editing.schema.ts'
import { coverageAreas, type EditableLanguages } from '#domain/languages.schema.ts'
import { newsletterOf } from '#domain/newsletters.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { productAt } from '#tests/support/catalog-texts.ts'
import { saved } from '#tests/support/editing.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { newsletter } = newslettersIn(() => api.database)
const path = '/api/admin/languages'

async function coverageOf(caller: Visitor, code: string) {
  const { languages } = (await (await caller.get(path)).json()) as EditableLanguages
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`no language ${code}`)
  return found.coverage
}

/** What a change has made of the figures of one area in one language. */
async function changeOf(
  area: (typeof coverageAreas)[number],
  code: string,
  change: (owner: Visitor) => Promise<unknown>,
) {
  const owner = await callerOf(api, 'owner')
  const before = (await coverageOf(owner, code))[area]
  await change(owner)
  const after = (await coverageOf(owner, code))[area]
  const names = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(
    names
      .map((name) => [name, after[name] - before[name]] as const)
      .filter(([, difference]) => difference !== 0),
  )
}

test('[A14] a text whose source has changed, and one by a machine, are not counted as done', async () => {
  const owner = await callerOf(api, 'owner')
  await saved(owner, 'about/lede', { language: 'pl', value: 'Słowa' })
  const outdated = () => saved(owner, 'about/lede', { language: 'nb', value: 'Nye ord' })
  expect(await changeOf('pages', 'pl', outdated)).toEqual({ reviewed: -1, outdated: 1 })
  const machine = () =>
    saved(owner, 'about/lede', { language: 'pl', value: 'Nowe słowa', isReviewed: false })
  expect(await changeOf('pages', 'pl', machine)).toEqual({ outdated: -1, machine: 1 })
  const gone = () =>
    api.database.execute(
      `update page_content_translations set content_value = '' where content_value = 'Nowe słowa'`,
    )
  expect(await changeOf('pages', 'pl', gone)).toEqual({ machine: -1, missing: 1 })
})

test('[A14] [N01] what a newsletter lacks in a language keeps that language from nothing', async () => {
  const written = () => newsletter({ subject: { nb: 'Ost' }, preheader: { nb: 'Ni måneder' } })
  expect(await changeOf('pages', 'pl', written)).toEqual({})
})

test.each([
  ['pages', '', 'faq/title'],
  ['products', '&page=@products', undefined],
  ['categories', '&page=@categories', '@categories/dairy.name'],
] as const)('[A14] the figures of %s are those of the side-by-side list', async (area, of, at) => {
  const owner = await callerOf(api, 'owner')
  const one = at ?? (await productAt(api))
  await saved(owner, one, { language: 'ar', value: 'أسئلة', isReviewed: false })
  const query = `/api/admin/content/texts?language=ar${of}`
  const { texts } = (await (await owner.get(query)).json()) as EditableTexts
  const listed = texts.filter(({ page, source }) => source?.value && !newsletterOf(page))
  const figures = (await coverageOf(owner, 'ar'))[area]
  expect(figures.machine).toBe(1)
  for (const state of ['machine', 'outdated', 'missing'] as const)
    expect(figures[state]).toBe(listed.filter((text) => text.state === state).length)
})

test('[L06] [A14] buttons and messages are counted in every language: built in, or in the factory’s own words', async () => {
  const owner = await callerOf(api, 'owner')
  const { interface: built } = await coverageOf(owner, 'nb')
  expect(built.reviewed).toBeGreaterThan(500)
  expect(built).toMatchObject({ outdated: 0, machine: 0, missing: 0 })
  const swedish = { code: 'sv', name: 'Swedish', nativeName: 'Svenska', direction: 'ltr' }
  expect((await owner.send('POST', path, swedish)).status).toBe(201)
  const { interface: empty } = await coverageOf(owner, 'sv')
  expect(empty).toEqual({ reviewed: 0, outdated: 0, machine: 0, missing: built.reviewed })
  const own = () =>
    api.database.execute({
      sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
        select id, 'sv', key, 'Hej', 'text', 0, 0 from factories, (select ? as key union select 'nobodys')`,
      args: [generateMessageId('Skip to content')],
    })
  expect(await changeOf('interface', 'sv', own)).toEqual({ reviewed: 1, missing: -1 })
})

test('[A14] the default language is done by itself', async () => {
  const owner = await callerOf(api, 'owner')
  const coverage = await coverageOf(owner, 'nb')
  for (const area of coverageAreas)
    expect(coverage[area]).toMatchObject({ outdated: 0, machine: 0, missing: 0 })
})
