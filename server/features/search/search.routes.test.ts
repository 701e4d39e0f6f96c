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

test.each([
  ['ost modnet', 'nb', 'Modnet gårdsost'],
  ['gaardsost', 'nb', 'Modnet gårdsost'],
  ['gardsost', 'nb', 'Modnet gårdsost'],
  ['blaabaersyltetoey', 'nb', 'Blåbærsyltetøy'],
  ['blabærsyltetoy', 'nb', 'Blåbærsyltetøy'],
  ['جبن المُزرعه المعتق', 'ar', 'جبن المزرعة المعتق'],
  ['сир фермерський', 'uk', 'Витриманий фермерський сир'],
])('[E02] words are found in any order and spelling: %s', async (text, language, name) => {
  expect(await names(text, language)).toContain(name)
})

test('[E02] item number and barcode are found as a whole, not in part, however they are parted', async () => {
  for (const typed of ['pf-1001', 'PF 1001', 'pf1001', 'PF–1001', '“PF-1001”.', 'PF-١٠٠١'])
    expect(await names(typed)).toEqual(['Modnet gårdsost'])
  for (const typed of ['7090009010011', '7 090009 010011', ' "7090009010011". ', '٧٠٩٠٠٠٩٠١٠٠١١'])
    expect(await names(typed)).toEqual(['Modnet gårdsost'])
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

test.each([
  '%%',
  '__',
  "' or 'qqq'='qqq",
  '"; drop table products; --',
  '\\\\',
  '**',
  '\u{0}\u{0}',
])('signs ask for nothing, and are nothing to the database: %j', async (text) => {
  expect(await names(text)).toEqual([])
  expect(await names('gårdsost')).toContain('Modnet gårdsost')
})

test('a long text is cut at a hundred characters', async () => {
  expect((await search('a'.repeat(5000))).query).toHaveLength(100)
})

test('more than eight words are those in front', async () => {
  const eight = 'modnet gårdsost modne gård ost odnet årdsost mod'
  expect(await names(`${eight} qqq`)).toEqual(['Modnet gårdsost'])
  expect(await names(`qqq ${eight}`)).toEqual([])
})

test.each(['SMØR', 'М’ясо', 'مـاء', 'PF 4001', 'smoer  og brød'])(
  '[E03] the answer names what was typed, not what was looked for: %s',
  async (typed) => {
    expect((await search(` ${typed} `)).query).toBe(typed.replace('  ', ' '))
  },
)

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

test('[E02] restaurants and their dishes are found too, in the page’s words, and lead to their menu', async () => {
  const places = async (text: string, language?: string) => (await search(text, language)).places
  expect(await places('kvernhuset')).toEqual([
    { path: '/restaurant-menu/kvernhuset', name: 'Kvernhuset', detail: 'Bergen', tint: 'grain' },
  ])
  expect(await places('raspeball')).toEqual([
    {
      path: '/restaurant-menu/fjellheim?dish=fjellheim-potato-dumplings',
      name: 'Raspeball',
      detail: 'Fjellheim',
      tint: 'leaf',
      image: '/pictures/fjellheim-potato-dumplings-640.webp',
    },
  ])
  expect((await places('галушки', 'uk')).map(({ name }) => name)).toEqual(['Картопляні галушки'])
  expect(await places('suppe')).toHaveLength(3)
})
