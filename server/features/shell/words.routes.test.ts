import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function shellIn(language: string): Promise<ShellData> {
  return (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
}

test('[L06] the factory’s own words of a revision have an address that browsers keep', async () => {
  await api.database.execute(
    `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
     select id, 'pl', 'abc', 'Nasze słowo', 'text', 0, 0 from factories limit 1`,
  )
  const { revision, overrides } = await shellIn('pl')
  // Whatever the caller's own language is: the address alone says which words are meant.
  const answer = await api.visitor({ language: 'en' }).get(`/api/words/pl/${revision}`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const text = await answer.text()
  expect(text).toBe(overrides)
  expect(JSON.parse(text)).toEqual({ abc: ['Nasze słowo'] })
})

test('[L06] under another revision they are answered as they are, and kept by nobody', async () => {
  const answer = await api.visitor().get('/api/words/pl/999.999')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('[L06] a language without own words has none', async () => {
  const { revision } = await shellIn('uk')
  expect(await (await api.visitor().get(`/api/words/uk/${revision}`)).json()).toEqual({})
})

test.each(['xx', "en' OR 1=1", '../en', '..%2Fen'])(
  'the words of the language %s are not found',
  async (code) => {
    // Bare dots would be resolved before anything is asked: escaped they arrive.
    const escaped = encodeURIComponent(code).replaceAll('.', '%2e')
    const answer = await api.visitor().get(`/api/words/${escaped}/1.1`)
    expect(answer.status).toBe(404)
  },
)
