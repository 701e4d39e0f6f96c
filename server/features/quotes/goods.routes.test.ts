import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { useCarts } from '#tests/support/carts.ts'

const api = useApi()
const { idOf } = useCarts(api)

async function goodsOf(body: object, visitor: Visitor = api.visitor()): Promise<QuoteGoods[]> {
  const response = await visitor.send('POST', '/api/quotes/goods', body)
  const answer = (await response.json()) as { goods: QuoteGoods[] }
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer.goods
}

async function keyed(key: string): Promise<Record<string, unknown>> {
  const { rows } = await api.database.execute({
    sql: 'select * from products where key = ?',
    args: [key],
  })
  return rows[0] ?? {}
}

test('[Q01] goods are answered by their ids, with the list price without VAT and how they are packed', async () => {
  const butter = await keyed('cultured-butter')
  const [found] = await goodsOf({ ids: [await idOf('cultured-butter')] })
  const { shop_price_ore: gross, sale_price_ore: sale } = butter
  expect(found).toMatchObject({
    id: butter['id'],
    sku: butter['sku'],
    barcode: butter['barcode'],
    unitsPerCarton: butter['units_per_carton'],
    cartonsPerPallet: butter['cartons_per_pallet'],
    grossWeightG: butter['gross_weight_g'],
    // Food has 15 % VAT.
    listNetOre: Math.round(Number(sale ?? gross) / 1.15),
  })
})

test('goods that have no shop price have no list price either', async () => {
  await api.database.execute(
    `update products set shop_price_ore = null, sale_price_ore = null where key = 'aged-farm-cheese'`,
  )
  const [found] = await goodsOf({ ids: [await idOf('aged-farm-cheese')] })
  expect(found?.listNetOre).toBeNull()
})

test('a pasted item number or barcode finds its goods, however it is written', async () => {
  const butter = await keyed('cultured-butter')
  const id = String(butter['id'])
  const bySku = await goodsOf({ numbers: [String(butter['sku']).toLowerCase(), 'PF-0000'] })
  expect(bySku.map((each) => each.id)).toEqual([id])
  await api.database.execute({
    sql: `update products set barcode = '7032069712345' where id = ?`,
    args: [id],
  })
  expect((await goodsOf({ numbers: ['7032069712345'] })).map((each) => each.id)).toEqual([id])
})

test('names are in the reader’s language, else in the default one', async () => {
  const ids = [await idOf('cultured-butter')]
  const [norwegian] = await goodsOf({ ids }, api.visitor({ language: 'nb' }))
  const [polish] = await goodsOf({ ids }, api.visitor({ language: 'pl' }))
  expect(polish?.name).not.toBe(norwegian?.name)
  await api.database.execute({
    sql: `delete from product_translations where language_code = 'pl' and product_id = ?`,
    args: ids,
  })
  const [fallback] = await goodsOf({ ids }, api.visitor({ language: 'pl' }))
  expect(fallback?.name).toBe(norwegian?.name)
})

test('what is not sold, is a dish or is nobody’s is left out', async () => {
  await api.database.execute(`update products set is_active = 0 where key = 'rolled-oats'`)
  await api.database.execute(
    `update products set availability = 'ended' where key = 'smoked-trout'`,
  )
  const { rows } = await api.database.execute(`select id from products where kind = 'dish' limit 1`)
  const ids = [
    await idOf('rolled-oats'),
    await idOf('smoked-trout'),
    String(rows[0]?.['id']),
    newId(),
  ]
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/u)
  expect(await goodsOf({ ids })).toEqual([])
  expect(await goodsOf({})).toEqual([])
})

test('more than a request may hold, and nonsense, is refused unread', async () => {
  const visitor = api.visitor()
  const many = Array.from({ length: 101 }, () => newId())
  for (const body of [
    { ids: many },
    { numbers: many },
    { ids: ['1'] },
    { numbers: ['9'.repeat(61)] },
    { ids: 'all' },
    { prices: [] },
  ]) {
    const response = await visitor.send('POST', '/api/quotes/goods', body)
    expect(response.status, JSON.stringify(body)).toBe(422)
  }
})
