import { beforeAll, expect, test } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'
import { languagesPath, useFallbackLanguages } from '#tests/support/stand-ins.ts'

const api = useApi()
const { read, languageOf, change, changed, withSwedish } = useFallbackLanguages(api)
const aboutTitle = async (language: string) =>
  (await read<PageTexts>('/api/content/pages/about', language))['title']

beforeAll(async () => void (await withSwedish()))

test('[A14] a page kept before its stand-in was changed is old then', async () => {
  const owner = await callerOf(api, 'owner')
  const revision = async () => (await read<ShellData>('/api/shell')).revision
  const before = await revision()
  await saved(owner, 'about/lede', { language: 'pl', value: 'Nowe słowa' })
  const after = await revision()
  expect(after).not.toBe(before)
  expect((await read<PageTexts>('/api/content/pages/about'))['lede']?.value).toBe('Nowe słowa')
  await changed(owner, 'sv', { fallbackCode: null })
  expect(await revision()).not.toBe(after)
  expect((await read<PageTexts>('/api/content/pages/about'))['lede']?.languageCode).toBe('nb')
  await changed(owner, 'sv', { fallbackCode: 'pl' })
})

test('[A14] a language that visitors do not see stands in for none: the next one does', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await read<PageTexts>('/api/content/pages/about'))['lede']?.languageCode).toBe('pl')
  await changed(owner, 'pl', { isActive: false })
  expect((await read<PageTexts>('/api/content/pages/about'))['lede']?.languageCode).toBe('en')
  expect(await languageOf(owner, 'sv')).toMatchObject({ fallbackCode: 'pl' })
  await changed(owner, 'pl', { isActive: true, anyway: true })
  expect((await read<PageTexts>('/api/content/pages/about'))['lede']?.languageCode).toBe('pl')
})

test.each([
  ['itself', 'en', 'en', 'fallback_circular'],
  ['one that falls back to it', 'en', 'pl', 'fallback_circular'],
  ['one that falls back to one that does', 'en', 'sv', 'fallback_circular'],
  ['one that is not there', 'en', 'xx', 'fallback_unknown'],
])('[A14] a language does not fall back to %s', async (_, code, fallbackCode, expected) => {
  const owner = await callerOf(api, 'owner')
  const told = await refusal(await change(owner, code, { fallbackCode }))
  expect(told).toMatchObject({ status: 422, code: expected, field: 'fallbackCode' })
  expect(await languageOf(owner, code)).toMatchObject({ fallbackCode: null })
})

test('[A14] of two languages that are made each other’s stand-in at once, one is', async () => {
  const owner = await callerOf(api, 'owner')
  await changed(owner, 'uk', { fallbackCode: null })
  const answers = await Promise.all([
    change(owner, 'ar', { fallbackCode: 'uk' }),
    change(owner, 'uk', { fallbackCode: 'ar' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('[A14] what a language falls back to is written down with its change, and said once where the call comes twice', async () => {
  const owner = await callerOf(api, 'owner')
  const { rev } = await languageOf(owner, 'nb')
  const wanted = { rev, fallbackCode: 'pl' }
  for (const _ of [1, 2])
    expect((await owner.send('PATCH', `${languagesPath}/nb`, wanted)).status).toBe(200)
  const { rows } = await api.database.execute(
    `select data from audit_log where action = 'language_changed' and entity_id = 'nb'`,
  )
  expect(rows.map(({ data }) => JSON.parse(String(data)) as object)).toEqual([
    expect.objectContaining({ fallbackCode: 'pl' }),
  ])
  // Nothing stands behind the default language.
  expect((await aboutTitle('nb'))?.languageCode).toBe('nb')
})
