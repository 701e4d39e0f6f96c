import { expect, test } from 'vitest'
import { mostProducts } from '#domain/admin-products.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { importing } from '#tests/support/imports.ts'
import { callerOf } from '#tests/support/people.ts'
import { productsOf } from '#tests/support/products.ts'

const api = useApi()

async function rowsOf(sql: string) {
  return (await api.database.execute(sql)).rows
}

async function countOf(which: string): Promise<number> {
  const [row] = await rowsOf(`select count(*) as n from ${which}`)
  return Number(row?.['n'])
}

test('[A23] of 10,000 lines 37 are wrong: 9,963 are written, each of the others says why, and again nothing changes', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const { categories } = await productsOf(owner)
  const goodsBefore = await countOf(`products where kind = 'goods'`)
  const fresh = Array.from({ length: mostProducts - goodsBefore }, (_, at) => [
    ...[`MANY-${at}`, `Vare ${at}`, categories[at % categories.length]?.name ?? '', '99', '250 g'],
  ])
  const goods = await imports.checked({
    columns: ['Varenr', 'Navn', 'Kategori', 'Pris', 'Vekt'],
    rows: fresh,
  })
  expect(goods.counts).toMatchObject({ new: fresh.length, error: 0 })
  expect((await imports.run(goods)).counts.written).toBe(fresh.length)

  const codes = ['de', 'fr', 'es', 'it', 'sv', 'da', 'fi', 'nl', 'pt', 'cs']
  await api.database.batch(
    codes.map((code, at) => ({
      sql: `insert into languages (code, name, native_name, direction, is_active, is_default, sort_order, created_at, updated_at)
        values (?, ?, ?, 'ltr', 1, 0, ?, 0, 0)`,
      args: [code, `Name ${code}`, `Own ${code}`, 50 + at],
    })),
  )
  api.platform.memory.forget()
  const skus = (await rowsOf(`select sku from products where kind = 'goods' order by sku`)).map(
    ({ sku }) => String(sku),
  )
  const columns = ['Artikkelnummer', 'Språk', 'Navn', 'Beskrivelse']
  const rows = skus.flatMap((sku) =>
    codes.map((code) => [sku, code, `${sku} in ${code}`, `Words of ${sku} in ${code}`]),
  )
  expect(rows.length).toBe(10_000)
  const wrong = new Map<number, string>()
  for (let at = 0; at < 37; at += 1) {
    const no = 13 + at * 269
    const [cell, text, fault] = faults[at % faults.length] ?? [0, '', '']
    rows[no - 2] = (rows[no - 2] ?? []).with(cell, text)
    wrong.set(no, fault)
  }
  const sheet = { kind: 'translations' as const, columns, rows }
  const checked = await imports.checked(sheet)
  expect(checked.counts).toMatchObject({ rows: 10_000, update: 9963, error: 37 })
  const { rows: bad } = await imports.lines(checked.id, '?action=error')
  expect(
    bad.map(({ no, errors }) => [no, errors.map(({ field, code }) => `${field} ${code}`).join()]),
  ).toEqual([...wrong])
  const ran = await imports.run(checked)
  expect(ran.counts).toMatchObject({ written: 9963, leftOut: 37 })
  expect(await countOf(`product_translations where name like '% in __'`)).toBe(9963)
  const audited = await countOf(`audit_log where action = 'product_changed'`)
  const again = await imports.checked(sheet)
  expect(again.counts).toMatchObject({ same: 9963, error: 37, update: 0 })
  expect((await imports.run(again)).counts).toMatchObject({ written: 0, leftOut: 37 })
  expect(await countOf(`audit_log where action = 'product_changed'`)).toBe(audited)
}, 600_000)

const faults = [
  [0, 'NONE', 'sku import_sku_unknown'],
  [1, 'klingon', 'language import_choice'],
  [2, '#CLEAR', 'name import_not_clearable'],
  [2, 'x'.repeat(121), 'name product_name_long'],
  [3, 'x'.repeat(4001), 'description text_long'],
  [0, '', 'sku import_key_empty'],
] as const
