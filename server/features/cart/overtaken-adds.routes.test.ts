import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { useApi } from '#tests/support/api.ts'
import { cartOf, firstId, refusal, useCarts } from '#tests/support/carts.ts'
import { useDatabaseCalls } from '#tests/support/database-calls.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { idOf, add, added, count } = useCarts(api)
const { askedDuring } = useDatabaseCalls(api)

async function leave(key: string, left: number): Promise<void> {
  const args = [left, await idOf(key)]
  await api.database.execute({
    sql: 'update stock_levels set on_hand = reserved + ? where product_id = ?',
    args,
  })
}

async function change(key: string, set: string): Promise<void> {
  await api.database.execute({ sql: `update products set ${set} where key = ?`, args: [key] })
}

test('[D3] a price, a name or a choice that was changed elsewhere is what the line holds', async () => {
  const visitor = api.visitor()
  await added(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'wedge' } })
  await change('aged-farm-cheese', 'shop_price_ore = shop_price_ore + 1000')
  const other = api.visitor()
  const { items } = await added(other, 'aged-farm-cheese', {
    selectedAttributes: { size: 'whole' },
  })
  expect(items[0]?.priceChanged).toBeUndefined()
  const { rows } = await api.database.execute({
    sql: 'select unit_price_ore from cart_items where id = ?',
    args: [items[0]?.id ?? ''],
  })
  expect(rows[0]?.['unit_price_ore']).toBe(items[0]?.unitPriceOre)
  await change('aged-farm-cheese', `attributes_schema = '[]'`)
  const gone = await add(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'wedge' } })
  expect((await refusal(gone)).status).toBe(422)
})

test('what is refused by what was known is refused by what is there, or not at all', async () => {
  const visitor = api.visitor()
  await added(visitor, 'rye-flour')
  const before = await count('carts')
  await change('rye-flour', `availability = 'ended'`)
  for (const _ of [1, 2])
    expect(await refusal(await add(api.visitor(), 'rye-flour'))).toMatchObject({
      code: 'not_for_sale',
    })
  expect(await count('carts')).toBe(before)
  await change('rye-flour', `availability = 'sale'`)
  expect((await added(visitor, 'rye-flour')).total_items).toBe(2)
})

test('more than the limits allow is told as ever, and leaves no cart behind', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter')
  const before = await count('carts')
  for (const [quantity, code] of [
    [21, 'quantity_max'],
    [999, 'quantity_max'],
  ] as const)
    expect(await refusal(await add(api.visitor(), 'cultured-butter', { quantity }))).toMatchObject({
      code,
    })
  expect(await count('carts')).toBe(before)
})

test('who is overtaken by others is told what is left', async () => {
  const visitor = api.visitor()
  await added(visitor, 'rolled-oats')
  const left = [9, 1]
  const asked = await askedDuring(
    async () => {
      const answer = await add(visitor, 'rolled-oats', { quantity: 3 })
      expect(await refusal(answer)).toMatchObject({ code: 'stock_short', status: 409 })
    },
    async (time) => leave('rolled-oats', left[time - 1] ?? 1),
  )
  expect(asked).toBe(3)
})

test('without a number the first is the smallest one and the next a step, for guests and customers', async () => {
  const visitor = api.visitor()
  await change('oat-drink', 'min_qty = 6, step_qty = 2')
  const quantities: number[] = []
  for (const _ of [1, 2, 3])
    quantities.push((await added(visitor, 'oat-drink', { quantity: undefined })).total_items)
  expect(quantities).toEqual([6, 8, 10])
})

test('a call that comes twice is answered as the first time, with other words it is refused', async () => {
  const visitor = api.visitor()
  await added(visitor, 'blueberry-jam')
  const key = { 'idempotency-key': newId() }
  const first = await add(visitor, 'blueberry-jam', { quantity: 2 }, key)
  const second = await add(visitor, 'blueberry-jam', { quantity: 2 }, key)
  expect(await second.json()).toEqual(await first.json())
  expect(await refusal(await add(visitor, 'blueberry-jam', { quantity: 1 }, key))).toMatchObject({
    code: 'key_reused',
  })
  expect((await cartOf(visitor)).total_items).toBe(3)
})

test('who was signed out elsewhere adds to no person’s cart', async () => {
  const customer = await callerOf(api, 'customer')
  await added(customer, 'flatbread')
  const id = customer.person?.id ?? ''
  await api.database.execute({ sql: 'delete from sessions where user_id = ?', args: [id] })
  await added(customer, 'flatbread')
  const { rows } = await api.database.execute({
    sql: 'select sum(quantity) as n from cart_items join carts on carts.id = cart_id where user_id = ?',
    args: [id],
  })
  expect(rows[0]?.['n']).toBe(1)
  expect((await cartOf(customer)).total_items).toBe(1)
})

test('a customer’s lines are changed only while they are signed in', async () => {
  const customer = await callerOf(api, 'customer')
  const line = firstId(await added(customer, 'flatbread'))
  const path = `/api/cart/lines/${line}`
  expect((await customer.send('PATCH', path, { quantity: 4 })).status).toBe(200)
  expect((await customer.send('DELETE', path)).status).toBe(200)
  expect((await customer.send('DELETE', '/api/cart/lines')).status).toBe(200)
  const kept = firstId(await added(customer, 'flatbread'))
  await api.database.execute('delete from sessions')
  expect((await customer.send('DELETE', `/api/cart/lines/${kept}`)).status).toBe(404)
  expect((await customer.send('DELETE', '/api/cart/lines')).status).toBe(200)
  const { rows } = await api.database.execute({
    sql: 'select quantity from cart_items where id = ?',
    args: [kept],
  })
  expect(rows).toHaveLength(1)
})
