import { expect, test } from 'vitest'
import type { Exported, Import } from '#domain/imports.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { importing } from '#tests/support/imports.ts'
import { callerOf } from '#tests/support/people.ts'
import { productOf, productsOf, write } from '#tests/support/products.ts'

const api = useApi()

async function skus(): Promise<string[]> {
  const { rows } = await api.database.execute(
    `select sku from products where kind = 'goods' order by sku`,
  )
  return rows.map((row) => String(row['sku']))
}

test('[P01] a price list is read, checked, run and taken back', async () => {
  const owner = await callerOf(api, 'owner')
  const [one = '', other = ''] = await skus()
  const before = await priceOf(one)
  const imports = importing(owner)
  const checked = await imports.checked({
    kind: 'prices',
    columns: ['Varenr', 'Pris inkl. mva', 'Hylle'],
    rows: [
      [one, '123,50 kr', 'C4'],
      [other, '', 'C5'],
      ['NONE-1', '10', ''],
      [one.toLowerCase(), 'syttini', ''],
    ],
  })
  expect(checked).toMatchObject({
    status: 'checked',
    mapping: ['sku', 'shopPrice', null],
    counts: { rows: 4, new: 0, update: 1, same: 1, error: 2, written: 0 },
  })
  expect(await priceOf(one)).toBe(before)
  const { rows } = await imports.lines(checked.id, '?action=error')
  expect(
    rows.map(({ no, errors }) => [no, errors.map(({ field, code }) => `${field} ${code}`)]),
  ).toEqual([
    [4, ['sku import_sku_unknown']],
    [5, ['shopPrice import_number', 'sku import_sku_twice']],
  ])
  const refused = await imports.send('POST', `/${checked.id}/run`, { rev: checked.rev })
  expect(refused).toMatchObject({ answered: 422, code: 'import_has_errors' })
  const ran = await imports.run(checked)
  expect(ran).toMatchObject({ status: 'done', counts: { written: 1, leftOut: 2 } })
  expect(await priceOf(one)).toBe(12350)
  const undone = await imports.undo(ran)
  expect(undone).toMatchObject({ status: 'undone', counts: { undone: 1 } })
  expect(await priceOf(one)).toBe(before)
})

test.each(['products', 'prices', 'stock', 'translations'] as const)(
  'an export of %s that comes back changes nothing, in any language',
  async (kind) => {
    const owner = await callerOf(api, 'owner')
    for (const language of ['en', 'nb', 'ar', 'uk']) {
      // oxlint-disable-next-line no-await-in-loop
      const sheet = await exported(owner, kind, language)
      // oxlint-disable-next-line no-await-in-loop
      const checked = await importing(owner).checked({ kind, ...sheet })
      const { counts, mapping } = checked
      expect({ language, counts }).toMatchObject({
        counts: { same: sheet.rows.length, error: 0, update: 0, new: 0 },
      })
      expect(mapping).not.toContain(null)
    }
  },
)

/** What the export answers, as a browser that writes a spreadsheet and reads it again would send it. */
async function exported(reader: Visitor, kind: string, language: string) {
  const response = await reader.get(`/api/admin/exports/${kind}?language=${language}`)
  const { headings, rows } = (await response.json()) as Exported
  const facts = { format: 'xlsx' as const, decimal: '.' as const }
  const cells = rows.map((row) => row.map((cell) => String(cell ?? '')))
  return { columns: headings, rows: cells, facts }
}

test('new goods come as drafts, with their words and all that was said of them', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const { categories } = await productsOf(owner)
  const checked = await imports.checked({
    columns: ['Varenr', 'Navn (en)', 'Navn, norsk', 'Kategori', 'Pris', 'Vekt', 'EAN', 'D-pak'],
    rows: [
      [
        'new-1',
        'Buttermilk rusks',
        'Kavring',
        categories[0]?.name ?? '',
        '58,00',
        '0,34 kg',
        '',
        '4',
      ],
      ['NEW-2', '', 'Kavring', categories[0]?.name ?? '', '58', '340 g', '', ''],
      ['NEW-3', 'Rusks', '', 'Ukjent', '', '340', '7090000000048', ''],
    ],
  })
  expect(checked.counts).toMatchObject({ new: 2, error: 1 })
  const { rows } = await imports.lines(checked.id, '?action=error')
  expect(rows[0]?.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'category import_category',
    'barcode import_check_digit',
    'name.nb import_value_missing',
    'shopPrice import_value_missing',
    'netQuantity import_unit_missing',
  ])
  const ran = await imports.run(checked)
  expect(ran).toMatchObject({ status: 'done', counts: { written: 2, leftOut: 1 } })
  const [first, second] = (await imports.lines(ran.id, '?state=written')).rows
  const made = await productOf(owner, first?.productId ?? '')
  expect(made).toMatchObject({
    ...{ state: 'draft', key: 'kavring' },
    words: {
      en: { name: 'Buttermilk rusks', slug: 'buttermilk-rusks' },
      nb: { name: 'Kavring', slug: 'kavring' },
    },
    facts: { sku: 'NEW-1', netQuantity: 340, netUnit: 'g', grossWeightG: 340 },
    price: { shopPriceOre: 5800 },
    trade: { unitsPerCarton: 4 },
    stock: { onHand: 0 },
  })
  const other = await productOf(owner, second?.productId ?? '')
  expect(other.words['nb']?.slug).toBe('kavring-2')
  const again = await imports.checked({
    columns: ['Varenr', 'Navn (en)', 'Pris'],
    rows: [['NEW-1', 'Buttermilk rusks', '58,00']],
  })
  expect(again.counts).toMatchObject({ same: 1 })
  // One of them is changed by somebody: it stays.
  const { rev, price } = other
  const sold = { rev, shopPriceOre: (price.shopPriceOre ?? 0) + 100, salePriceOre: null }
  expect((await write(owner, 'PUT', `/${other.id}/price`, sold)).answered).toBe(200)
  expect(await imports.read<Import>(`/${ran.id}`)).toMatchObject({
    undo: { rows: 2, changedSince: 1 },
  })
  const undone = await imports.undo(ran)
  expect(undone).toMatchObject({ status: 'undone', counts: { undone: 1 } })
  const gone = await owner.get(`/api/admin/products/${made.id}`)
  expect(gone.status).toBe(404)
  expect((await productOf(owner, other.id)).price.shopPriceOre).toBe(5900)
})

async function priceOf(sku: string) {
  const { rows } = await api.database.execute({
    sql: 'select shop_price_ore as price from products where sku = ?',
    args: [sku],
  })
  return rows[0]?.['price']
}
