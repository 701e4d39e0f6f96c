import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { Import, ImportRowList } from '#domain/imports.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { importing } from '#tests/support/imports.ts'
import { callerOf } from '#tests/support/people.ts'
import { newProduct, productOf, productsOf, write } from '#tests/support/products.ts'

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
  expect(rows.map(({ no, errors }) => [no, errors.map(({ field, code }) => `${field} ${code}`)])).toEqual([
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

async function priceOf(sku: string) {
  const { rows } = await api.database.execute({
    sql: 'select shop_price_ore as price from products where sku = ?',
    args: [sku],
  })
  return rows[0]?.['price']
}
