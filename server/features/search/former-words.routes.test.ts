import { expect, test } from 'vitest'
import { migrateDatabase } from '#db/migrate.ts'
import { renewSearchable } from '#db/searchable-columns.ts'
import type { MediaList } from '#domain/media.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()

const kept = {
  product_translations:
    'select folded as words from product_translations order by product_id, language_code',
  media: 'select search_text as words from media order by id',
  orders: 'select search_text as words from orders order by id',
}

async function wordsIn(table: keyof typeof kept): Promise<string[]> {
  const { rows } = await api.database.execute(kept[table])
  return rows.map((row) => String(row['words']))
}

async function names(text: string, language = 'nb'): Promise<string[]> {
  const answer = await api.visitor({ language }).get(`/api/search?q=${encodeURIComponent(text)}`)
  return ((await answer.json()) as SearchAnswer).results.map(({ name }) => name)
}

/** As the first releases folded, one text for name and description. */
function formerFold(text: string): string {
  const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[øæßłđı]/gu, (letter) => plain[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The columns as a former release wrote them, in a library of more files than are read at once. */
async function former(): Promise<void> {
  await api.database.execute(
    `with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 1200)
      insert into media (id, factory_id, kind, name, search_text, media_type, bytes, content_hash, storage_key, version, turn,
        focal_x, focal_y, is_decorative, created_at, updated_at)
      select 'file-' || number, (select id from factories), 'file', 'Prisliste_Smør–' || number || '.pdf', '', 'application/pdf',
        1, 'hash-' || number, 'key-' || number, 1, 0, 50, 50, 0, 1, 1 from numbers`,
  )
  const { rows: words } = await api.database.execute(
    'select product_id, language_code, name, description from product_translations',
  )
  const { rows: files } = await api.database.execute('select id, name from media')
  await api.database.batch(
    [
      ...words.map((row) => ({
        sql: 'update product_translations set folded = ? where product_id = ? and language_code = ?',
        args: [
          formerFold(`${String(row['name'])}\n${String(row['description'])}`),
          String(row['product_id']),
          String(row['language_code']),
        ],
      })),
      ...files.map((row) => ({
        sql: 'update media set search_text = ? where id = ?',
        args: [formerFold(String(row['name'])), String(row['id'])],
      })),
    ],
    'write',
  )
}

test('[E02] a database of a former release is searched as a new one is, once it is migrated', async () => {
  const asNew = await wordsIn('product_translations')
  const buyer = api.visitor({ language: 'nb' })
  await fillCart(api.database, buyer, { 'elk-salami': 2 })
  await placed(buyer)
  const ordersAsNew = await wordsIn('orders')
  expect(ordersAsNew.join()).toContain('spekepølse')
  await former()
  expect(await wordsIn('product_translations')).not.toEqual(asNew)
  await api.database.execute(`update orders set search_text = ''`)

  await migrateDatabase(api.database)
  api.platform.memory.forget()

  expect(await wordsIn('product_translations')).toEqual(asNew)
  expect(await wordsIn('orders')).toEqual(ordersAsNew)
  expect(await names('gaardsost modnet')).toEqual(['Modnet gårdsost'])
  expect(await names('جبن المزرعه', 'ar')).toContain('جبن المزرعة المعتق')
  const editor = await callerOf(api, 'editor')
  const found = await editor.get(`/api/admin/media?q=${encodeURIComponent('smoer 1200 prisliste')}`)
  expect(((await found.json()) as MediaList).items.map(({ name }) => name)).toEqual([
    'Prisliste_Smør–1200.pdf',
  ])
})

test('what is as it should be is not written again', async () => {
  await migrateDatabase(api.database)
  expect(await renewSearchable(api.database)).toBe(0)
  await api.database.execute(
    `update media set search_text = 'x' where id in ('file-1', 'file-777')`,
  )
  expect(await renewSearchable(api.database)).toBe(2)
})
