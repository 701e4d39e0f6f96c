import { expect, test } from 'vitest'
import type { SearchAnswer } from '#domain/search.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function search(text: string, language = 'nb'): Promise<SearchAnswer> {
  const response = await api.visitor({ language }).get(`/api/search?q=${encodeURIComponent(text)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

const names = async (text: string, language = 'nb') =>
  (await search(text, language)).results.map((result) => result.name)

test.each([
  ['BLÅBÆRSYLTE', 'nb', 'Blåbærsyltetøy'],
  ['blabaersylte', 'nb', 'Blåbærsyltetøy'],
  ['DOJRZEWAJACY SER', 'pl', 'Dojrzewający ser z gospodarstwa'],
  ['ВИТРИМАНИИ ФЕРМЕР', 'uk', 'Витриманий фермерський сир'],
  ['جُبْن المزرعة', 'ar', 'جبن المزرعة المعتق'],
])('[E02] case and accents fold in every alphabet: %s', async (text, language, name) => {
  expect(await names(text, language)).toContain(name)
})

test('[E02] the name in the default language is found on every page, shown in the page’s words', async () => {
  expect(await names('modnet gårdsost', 'ar')).toEqual(['جبن المزرعة المعتق'])
})

test('[E02] item number and barcode are found as a whole, not in part', async () => {
  expect(await names('pf-1001')).toEqual(['Modnet gårdsost'])
  expect(await names('7090009010011')).toEqual(['Modnet gårdsost'])
  expect(await names('709000901')).toEqual([])
})

test('names that begin with the text come first, then names that hold it, then descriptions', async () => {
  const found = (await names('honey', 'en')).map((name) => name.toLowerCase())
  const holds = found.map((name) => name.includes('honey'))
  expect(holds).toEqual(holds.toSorted((a, b) => Number(b) - Number(a)))
  expect(holds).toContain(true)
  expect((await names('blue', 'en')).slice(0, 2).toSorted()).toEqual([
    'Blue cheese',
    'Blueberry jam',
  ])
})

test('[E01] at most eight results, and a text that is too short finds nothing', async () => {
  expect(await names('er')).toHaveLength(8)
  expect(await names(' e ')).toEqual([])
})

test.each(['%%', '__', "' or '1'='1", '"; drop table products; --', '\\\\', '**', '\u{0}\u{0}'])(
  'signs are letters like all others: %j',
  async (text) => {
    expect(await names(text)).toEqual([])
    expect(await names('gårdsost')).toContain('Modnet gårdsost')
  },
)

test('a long text is cut at a hundred characters', async () => {
  expect((await search('a'.repeat(5000))).query).toHaveLength(100)
})

test('[E02] a product that is not active is not found', async () => {
  await api.database.batch(
    [
      `update products set is_active = 0 where key = 'aged-farm-cheese'`,
      `update content_revisions set revision = revision + 1 where language_code = '*'`,
    ],
    'write',
  )
  api.platform.memory.readAt = 0
  expect(await names('modnet gårdsost')).toEqual([])
})

test('a result has what the box shows, and no more', async () => {
  const [result] = (await search('lynghonning')).results
  expect(Object.keys(result ?? {}).toSorted()).toEqual([
    'image',
    'name',
    'packageSize',
    'priceOre',
    'slug',
    'tint',
  ])
})
