import { expect, test } from 'vitest'
import type { Exported, Import, MendedCell } from '#domain/imports.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { importing } from '#tests/support/imports.ts'
import { jobsAt } from '#tests/support/jobs.ts'
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

test('lines that several send on at once are written once, and what was stopped goes on', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const { categories } = await productsOf(owner)
  const rows = Array.from({ length: 120 }, (_, at) => [
    ...[`RACE-${at}`, `Vare ${at}`, categories[0]?.name ?? '', '10', '1 kg'],
  ])
  const columns = ['Varenr', 'Navn', 'Kategori', 'Pris', 'Vekt']
  const checked = await imports.checked({ columns, rows })
  const begun = await imports.begin(checked)
  await Promise.all([1, 2, 3].map(() => imports.send('POST', `/${begun.id}/run-next`)))
  const stopped = await imports.send('POST', `/${begun.id}/stop`, { rev: begun.rev })
  expect(stopped).toMatchObject({ isStopped: true, answered: 200 })
  const written = stopped.counts.written
  expect(written).toBeLessThan(120)
  const still = await imports.send('POST', `/${begun.id}/run-next`)
  expect(still.counts.written).toBe(written)
  const again = await imports.send('POST', `/${begun.id}/run`, { rev: stopped.rev })
  expect(again).toMatchObject({ isStopped: false, status: 'running' })
  // Its browser is closed: a minute later the job goes on.
  await jobsAt(api, Date.now() + 120_000)
  const done = await imports.read<Import>(`/${begun.id}`)
  expect(done).toMatchObject({ status: 'done', counts: { written: 120, leftOut: 0 } })
  const { rows: made } = await api.database.execute(
    `select count(*) as n from products where sku like 'RACE-%'`,
  )
  expect(made[0]?.['n']).toBe(120)
})

test('of two imports one runs, and the other finds what it would change changed since', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const goods = (await skus()).slice(10, 13)
  const list = (price: string) => ({
    kind: 'prices' as const,
    columns: ['sku', 'price'],
    rows: goods.map((sku) => [sku, price]),
  })
  const [one, other] = [await imports.checked(list('101')), await imports.checked(list('102'))]
  const begun = await Promise.all(
    [one, other].map(({ id, rev }) => imports.send('POST', `/${id}/run`, { rev })),
  )
  expect(begun.map(({ answered }) => answered).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [first, second] = begun[0]?.answered === 200 ? [one, other] : [other, one]
  expect((await imports.goOn(first.id)).counts.written).toBe(3)
  const late = await imports.run(second)
  expect(late.counts).toMatchObject({ written: 0, leftOut: 3 })
  const { rows } = await imports.lines(late.id, '?state=left_out')
  expect(rows.map(({ errors }) => errors[0]?.code)).toEqual(Array(3).fill('import_changed_since'))
  // The same decision sent twice is taken once.
  const repeated = await imports.send('POST', `/${second.id}/run`, { rev: second.rev })
  expect(repeated).toMatchObject({ answered: 200, status: 'done' })
})

test('a count of the shelf is written into its book, and what was sold since stays', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const [sku = '', other = ''] = (await skus()).slice(15, 17)
  await api.database.execute({
    sql: `update products set stock_policy = 'tracked' where sku in (?, ?)`,
    args: [sku, other],
  })
  const counted = { kind: 'stock' as const, columns: ['Varenr', 'Beholdning'] }
  const rows = [
    [sku, '777'],
    [other, '888'],
  ]
  const ran = await imports.run(await imports.checked({ ...counted, rows }))
  expect(ran.counts).toMatchObject({ written: 2 })
  const moved = await api.database.execute({
    sql: `select stock_movements.kind, balance from stock_movements join products on products.id = product_id
      where sku = ? order by stock_movements.rowid desc limit 1`,
    args: [sku],
  })
  expect(moved.rows[0]).toMatchObject({ kind: 'counted', balance: 777 })
  await api.database.execute({
    sql: `update stock_levels set on_hand = on_hand - 1 where product_id = (select id from products where sku = ?)`,
    args: [other],
  })
  const undone = await imports.undo(ran)
  expect(undone).toMatchObject({ status: 'undone', counts: { undone: 1 } })
  const left = await imports.lines(ran.id, '?state=kept')
  expect(left.rows.map((row) => row.sku)).toEqual([other])
})

test('an undo keeps new goods whose shelf was filled since, and what somebody wrote between two chunks', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const { categories } = await productsOf(owner)
  const made = await imports.checked({
    columns: ['Varenr', 'Navn, norsk', 'Kategori', 'Pris', 'Vekt'],
    rows: [['FILL-1', 'Fylt', categories[0]?.name ?? '', '58,00', '340 g']],
  })
  const ran = await imports.run(made)
  const [line] = (await imports.lines(ran.id)).rows
  const id = line?.productId ?? ''
  await api.database.execute({
    sql: `insert into stock_movements (id, product_id, kind, quantity, balance, created_at)
      select 'filled-1', id, 'received', 200, 200, created_at + 1 from products where id = ?`,
    args: [id],
  })
  expect(await imports.undo(ran)).toMatchObject({ status: 'undone', counts: { undone: 0 } })
  expect((await owner.get(`/api/admin/products/${id}`)).status).toBe(200)

  const [sku = ''] = (await skus()).slice(30)
  const words = await imports.checked({
    kind: 'translations',
    columns: ['Varenr', 'Språk', 'Navn'],
    rows: [
      [sku, 'nb', 'Først'],
      [sku, 'pl', 'Potem'],
    ],
  })
  const written = await imports.run(words)
  // As if an editor had saved once between the two lines.
  await api.database.execute({
    sql: `update import_rows set rev_before = rev_before + 2, rev_after = rev_after + 2
      where import_id = ? and no = 3`,
    args: [written.id],
  })
  await api.database.execute({
    sql: 'update products set rev = rev + 2 where sku = ?',
    args: [sku],
  })
  const seen = await imports.read<Import>(`/${written.id}`)
  expect(seen).toMatchObject({ undo: { rows: 2, changedSince: 2 } })
  expect(await imports.undo(seen as never)).toMatchObject({ counts: { undone: 0 } })
})

test('a mended cell is looked at anew, and #CLEAR empties what can be empty', async () => {
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const [sku = ''] = (await skus()).slice(20)
  const checked = await imports.checked({
    columns: ['Varenr', 'Strekkode', 'Kategori'],
    rows: [[sku, '7090000000048', '#clear']],
  })
  const { rows } = await imports.lines(checked.id)
  expect(rows[0]?.errors).toMatchObject([
    { field: 'barcode', code: 'import_check_digit', fix: '7090000000042' },
    { field: 'category', code: 'import_not_clearable' },
  ])
  let rev = checked.rev
  for (const [field, value] of [
    ['barcode', '#CLEAR'],
    ['category', ''],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await owner.send('PUT', `/api/admin/imports/${checked.id}/rows/2`, {
      ...{ rev, field, value },
    })
    // oxlint-disable-next-line no-await-in-loop
    const mended = (await response.json()) as MendedCell
    expect(response.status).toBe(200)
    rev = mended.import.rev
  }
  expect(await imports.read<Import>(`/${checked.id}`)).toMatchObject({ counts: { error: 0 } })
})

test('an import says no to who may not, to what has gone on, and to what it cannot read', async () => {
  const sales = await callerOf(api, 'sales')
  expect((await sales.get('/api/admin/imports')).status).toBe(403)
  expect((await sales.get('/api/admin/exports/products?language=nb')).status).toBe(200)
  const owner = await callerOf(api, 'owner')
  const imports = importing(owner)
  const received = await imports.received({ columns: ['a', 'b'], rows: [['1', '2']] })
  const at = `/${received.id}/mapping`
  const map = (mapping: (string | null)[]) =>
    imports.send('PUT', at, { rev: received.rev, mode: 'both', mapping })
  expect(await map([null, null])).toMatchObject({ code: 'import_key_missing', answered: 422 })
  expect(await map(['sku', 'sku'])).toMatchObject({ code: 'import_field_twice' })
  expect(await map(['sku', 'wings'])).toMatchObject({ code: 'import_field_unknown' })
  expect(await map(['sku', null])).toMatchObject({ status: 'validating' })
  expect(await map(['sku', null])).toMatchObject({ status: 'validating', answered: 200 })
  const late = { rows: [{ no: 2, cells: ['x'] }] }
  expect(await imports.send('PUT', `/${received.id}/rows`, late)).toMatchObject({
    ...{ answered: 409, code: 'import_moved_on' },
  })
  expect(await imports.send('POST', `/${received.id}/undo`, { rev: 2 })).toMatchObject({
    ...{ answered: 409, code: 'import_moved_on' },
  })
  const file = await owner.get('/api/admin/exports/prices/file?language=nb')
  expect(await file.text()).toMatch(/^Varenummer;Vanlig pris/u)
})
