import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function shellIn(language: string): Promise<ShellData> {
  return (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
}

/** Where the words of a language are, with another part in place of a right one. */
async function addressOf(language: string, other: Partial<Record<string, string>> = {}) {
  const { factoryId, revision } = await shellIn(language)
  const named = { factory: factoryId, language, revision, build: BUILD_ID, ...other }
  return `/api/words/${Object.values(named).join('/')}`
}

test('[L06] the factory’s own words of a revision have an address that browsers keep', async () => {
  await api.database.execute(
    `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
     select id, 'pl', 'abc', 'Nasze słowo', 'text', 0, 0 from factories limit 1`,
  )
  const { overrides } = await shellIn('pl')
  // Whatever the caller's own language is: the address alone says which words are meant.
  const answer = await api.visitor({ language: 'en' }).get(await addressOf('pl'))
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const text = await answer.text()
  expect(text).toBe(overrides)
  expect(JSON.parse(text)).toEqual({ abc: ['Nasze słowo'] })
})

test.each([{ revision: '999.999' }, { factory: 'another' }, { build: 'earlier' }])(
  '[L06] [G04] under %o there are no words, and nobody keeps that',
  async (other) => {
    const answer = await api.visitor().get(await addressOf('pl', other))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  },
)

test('[L06] own words that would break a page stay where they are: the catalogue’s are shown', async () => {
  await api.database.execute(
    `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
     select id, 'ar', column1, column2, 'text', 0, 0
       from (select id from factories limit 1), (values ('a', '{name, date}'), ('b', '{n, plural, one {#}}'), ('c', 'كلمة'))`,
  )
  expect(await (await api.visitor().get(await addressOf('ar'))).json()).toEqual({ c: ['كلمة'] })
})

test('[L06] a language without own words has none', async () => {
  expect(await (await api.visitor().get(await addressOf('uk'))).json()).toEqual({})
})

test.each(['xx', 'en%27%20OR%201%3D1', '%2e%2e%2f'])(
  'the words of the language %s are not found',
  async (language) => {
    const answer = await api.visitor().get(await addressOf('en', { language }))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  },
)
