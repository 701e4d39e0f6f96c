import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import { searchable } from '#domain/search.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()
const languages = ['nb', 'uk', 'en'] as const
/** Words that are part of each other in one spelling or another, so that random searches find something. */
const vocabulary = [
  ...[
    'smør',
    'smoer',
    'smor',
    'Løk',
    'loek',
    'lok',
    'lokal',
    'øl',
    'oel',
    'ol',
    'blåbær',
    'blaabaer',
  ],
  ...[
    'bar',
    'Jäger',
    'jaeger',
    'jager',
    'müsli',
    'muesli',
    'musli',
    'М’ясо',
    "м'ясо",
    'جُبنة',
    'جبنه',
  ],
  ...['PF-4001', 'pf', '٤٠٠١', '3,5', '½', '%', 'a', 'å', 'e', '🧀', '\0'],
]
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...vocabulary) },
  fc
    .tuple(fc.constantFrom(...vocabulary), fc.nat(3), fc.nat(5))
    .map(([text, from, length]) => [...text].slice(from, from + length + 1).join('')),
  fc.string({ unit: fc.constantFrom(...'oeøaåæäuü -’٣ج\t'), minLength: 1, maxLength: 4 }),
)
const line = (most: number) => fc.array(word, { maxLength: most }).map((words) => words.join(' '))
const texts = fc.record({ name: line(3), description: line(6) })
const code = fc.oneof(
  fc.constantFrom(
    'PF-4001',
    'pf 4001',
    'PF4001',
    '7 038010 001234',
    '7038010001234',
    'Ø-1',
    'a.b/c_d',
    '---',
    '',
  ),
  fc.string({ unit: fc.constantFrom(...'pF41-_./ #Ø') }),
)
const sought = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '))
const query = fc.oneof(
  { weight: 4, arbitrary: sought(1) },
  { weight: 4, arbitrary: sought(2) },
  { weight: 3, arbitrary: sought(5) },
  code,
  code.map((text) => `"${text}".`),
)
const search = fc.tuple(query, fc.constantFrom(...languages))
const stock = fc.record({
  /** Of some products, the words in each language; a language may have none. */
  worded: fc.array(fc.record({ nb: texts, uk: fc.option(texts), en: fc.option(texts) }), {
    minLength: 12,
    maxLength: 12,
  }),
  codes: fc.array(fc.tuple(code, fc.option(code)), { minLength: 12, maxLength: 12 }),
})

test('[E02] what an isolate finds and what the database finds is one, for any products and any words', async () => {
  await fallbackLanguage()
  let [asked, found] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      stock,
      fc.array(search, { minLength: 24, maxLength: 24 }),
      async (made, queries) => {
        await offered(made)
        for (const [text, language] of queries) {
          const [list, box] = await both(text, language)
          expect(list.database, text).toEqual(list.isolate)
          expect(box.database, text).toEqual(box.isolate)
          asked += 1
          found += list.isolate.total > 0 ? 1 : 0
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
  // Searches that all find nothing would agree, too.
  expect(found).toBeGreaterThan(asked / 10)
})

async function both(text: string, language: string) {
  const q = encodeURIComponent(text)
  const read = async () => {
    const visitor = api.visitor({ language })
    const list = await visitor.get(`/api/catalog/products?search=${q}&sort=name`)
    const box = await visitor.get(`/api/search?q=${q}`)
    expect([list.status, box.status]).toEqual([200, 200])
    return [(await list.json()) as ProductList, (await box.json()) as SearchAnswer] as const
  }
  api.platform.memory = isolate
  const [isolateList, isolateBox] = await read()
  api.platform.memory = database
  const [databaseList, databaseBox] = await read()
  return [
    { isolate: isolateList, database: databaseList },
    { isolate: isolateBox, database: databaseBox },
  ] as const
}

let isolate = new SiteMemory()
let database = forgetful()

/** An isolate with more products than it remembers. */
function forgetful(): SiteMemory {
  const assortments = { get: () => ({ isWhole: false, products: [] }), set: () => {} }
  return Object.assign(new SiteMemory(), { assortments })
}

/** English stands in for Ukrainian, so that words of three languages are looked into. */
async function fallbackLanguage(): Promise<void> {
  await api.database.execute(`update languages set fallback_code = 'en' where code = 'uk'`)
}

/** Leaves twelve products on the shelf, under other words and numbers. */
async function offered({ worded, codes }: typeof stock extends fc.Arbitrary<infer T> ? T : never) {
  const { rows } = await api.database.execute('select id from products order by id')
  const ids = rows.map((row) => String(row['id']))
  const write = `update product_translations set name = ?, description = ?, folded = ? where product_id = ? and language_code = ?`
  await api.database.batch(
    [
      'update products set is_active = 0',
      `update products set sku = 'old ' || id, barcode = null`,
      ...worded.flatMap((words, index) =>
        languages.map((language) => {
          const { name, description } = words[language] ?? { name: '', description: '' }
          const id = ids[index] ?? ''
          return {
            sql: write,
            args: [name, description, searchable(name, description), id, language],
          }
        }),
      ),
      ...codes.map(([sku, barcode], index) => ({
        // An item number is some product's alone.
        sql: `update or ignore products set is_active = 1, sku = ?, barcode = ? where id = ?`,
        args: [sku, barcode, ids[index] ?? ''],
      })),
      `update products set is_active = 1 where id in (${ids
        .slice(0, 12)
        .map((id) => `'${id}'`)
        .join()})`,
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
  isolate = new SiteMemory()
  database = forgetful()
}
