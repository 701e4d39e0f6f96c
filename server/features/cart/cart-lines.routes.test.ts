import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { useApi } from '#tests/support/api.ts'
import { cartOf, firstId, refusal, useCarts } from '#tests/support/carts.ts'

const api = useApi()
const { idOf, add, added, count } = useCarts(api)

test('[C07] an identical item raises the line quantity, whatever the order of its options', async () => {
  const visitor = api.visitor()
  await added(visitor, 'gift-box', {
    selectedAttributes: { ribbon: 'red', wrapping: 'paper', card: 'Til deg' },
  })
  const cart = await added(visitor, 'gift-box', {
    quantity: 2,
    selectedAttributes: { card: ' Til  deg ', wrapping: 'paper', ribbon: 'red' },
  })
  expect(cart.items.map((line) => line.quantity)).toEqual([3])
})

test('[C07] other options are another line', async () => {
  const visitor = api.visitor()
  await added(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'wedge' } })
  const cart = await added(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'whole' } })
  expect(cart.items).toHaveLength(2)
})

test('[C07] 20 identical adds at once make one line with the sum', async () => {
  const visitor = api.visitor()
  await added(visitor, 'flatbread')
  const answers = await Promise.all(
    Array.from({ length: 19 }, async () => (await add(visitor, 'flatbread')).status),
  )
  expect(answers.every((status) => status === 200)).toBe(true)
  expect((await cartOf(visitor)).items.map((line) => line.quantity)).toEqual([20])
})

test('adds at once never pass what is left', async () => {
  const visitor = api.visitor()
  await added(visitor, 'kefir')
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await add(visitor, 'kefir')).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(3)
  expect(answers.filter((status) => status === 409)).toHaveLength(5)
  expect((await cartOf(visitor)).total_items).toBe(4)
})

test.each([['no such product'], [newId()]])('[C09] an unknown product is refused', async (id) => {
  const visitor = api.visitor()
  const carts = await count('carts')
  expect(await refusal(await add(visitor, id))).toMatchObject({
    status: 404,
    code: 'product_not_found',
    message: 'Product not found',
  })
  expect(await count('carts')).toBe(carts)
})

test('[C09] a dish of a restaurant does not go into the cart of the shop', async () => {
  const { rows } = await api.database.execute(
    `select id from products where key = 'kvernhuset-margherita'`,
  )
  expect(await refusal(await add(api.visitor(), String(rows[0]?.['id'])))).toMatchObject({
    status: 404,
    code: 'product_not_found',
  })
})

test('[C09] an inactive product and another factory’s are not found', async () => {
  const factoryId = newId()
  await api.database.batch(
    [
      {
        sql: `insert into factories (id, name, is_active, created_at, updated_at)
          select ?, 'Other', 0, created_at + 1, updated_at from factories limit 1`,
        args: [factoryId],
      },
      {
        sql: `update products set factory_id = ? where key = 'potato-lefse'`,
        args: [factoryId],
      },
      `update products set is_active = 0 where key = 'sea-salt-flakes'`,
    ],
    'write',
  )
  for (const key of ['potato-lefse', 'sea-salt-flakes'])
    expect(await refusal(await add(api.visitor(), key))).toMatchObject({
      status: 404,
      message: 'Product not found',
    })
})

test.each([
  ['emmer-wheat', 'not_for_sale', 'Emmer'],
  ['rosehip-jelly', 'not_for_sale', 'Rosehip'],
  ['reindeer-jerky', 'not_for_sale', 'Reindeer'],
  ['sprats-in-rapeseed-oil', 'sold_out', 'Sprats'],
])('%s cannot be bought', async (key, code, title) => {
  const body = await refusal(await add(api.visitor(), key, { quantity: 6 }))
  expect(body).toMatchObject({ status: 409, code })
  expect(body.message).toContain(title)
})

test('more than is left is refused and says how many there are', async () => {
  const body = await refusal(await add(api.visitor(), 'kefir', { quantity: 5 }))
  expect(body).toMatchObject({ status: 409, code: 'stock_short', message: 'Only 4 of Kefir left.' })
})

test('what is made to order is sold without stock', async () => {
  expect((await added(api.visitor(), 'dried-cod')).total_items).toBe(1)
})

test('smallest quantity, steps and the most per order hold for adding and for changing', async () => {
  const visitor = api.visitor()
  expect(await refusal(await add(visitor, 'oat-drink', { quantity: 3 }))).toMatchObject({
    code: 'quantity_min',
    status: 422,
  })
  expect(await refusal(await add(visitor, 'oat-drink', { quantity: 7 }))).toMatchObject({
    code: 'quantity_step',
    message: 'Oat drink is sold in steps of 6.',
  })
  const line = firstId(await added(visitor, 'oat-drink', { quantity: 12 }))
  for (const [quantity, code] of [
    [5, 'quantity_min'],
    [13, 'quantity_step'],
    [54, 'quantity_max'],
  ] as const) {
    const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity })
    expect(await refusal(response)).toMatchObject({ status: 422, code })
  }
  expect((await cartOf(visitor)).total_items).toBe(12)
})

test('the most per order counts all lines of the product', async () => {
  const visitor = api.visitor()
  await added(visitor, 'aged-farm-cheese', {
    quantity: 10,
    selectedAttributes: { size: 'wedge' },
  })
  const response = await add(visitor, 'aged-farm-cheese', {
    quantity: 3,
    selectedAttributes: { size: 'whole' },
  })
  expect(await refusal(response)).toMatchObject({
    code: 'quantity_max',
    message: 'At most 12 per order.',
  })
})

test('adding without a number takes the smallest quantity, then a step', async () => {
  const visitor = api.visitor()
  expect((await added(visitor, 'oat-drink', { quantity: undefined })).total_items).toBe(6)
  expect((await added(visitor, 'oat-drink', { quantity: undefined })).total_items).toBe(12)
})

test('at most 100 lines, also where several are added at once', async () => {
  const visitor = api.visitor()
  const cart = await added(visitor, 'cultured-butter')
  await api.database.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 97)
      insert into cart_items select 'other-' || i, ?, ?, 'key-' || i, '{}', 1, 100, 'x', null, 1 from n`,
    args: [cart.id, await idOf('gift-box')],
  })
  const keys = ['heather-honey', 'apple-juice', 'rye-crispbread', 'summer-honey', 'kefir']
  const jar = { jar: 'jar-450' }
  await Promise.all(
    keys.map((key) => add(visitor, key, key === 'summer-honey' ? { selectedAttributes: jar } : {})),
  )
  expect((await cartOf(visitor)).items).toHaveLength(100)
})

test('at most 100 lines', async () => {
  const visitor = api.visitor()
  const cart = await added(visitor, 'gift-box', {
    selectedAttributes: { ribbon: 'red', wrapping: 'none' },
  })
  await api.database.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 99)
      insert into cart_items select 'line-' || i, ?, ?, 'key-' || i, '{}', 1, 100, 'x', null, 1 from n`,
    args: [cart.id, await idOf('flatbread')],
  })
  expect(await refusal(await add(visitor, 'cultured-butter'))).toMatchObject({
    status: 409,
    code: 'too_many_lines',
  })
  const again = await added(visitor, 'gift-box', {
    selectedAttributes: { ribbon: 'red', wrapping: 'none' },
  })
  expect(again.items).toHaveLength(100)
})

test('a repeat of a call gets its first answer and adds nothing', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first: unknown = await (await add(visitor, 'flatbread', {}, key)).json()
  await added(visitor, 'cultured-butter')
  const repeat = await add(visitor, 'flatbread', {}, key)
  expect(repeat.status).toBe(200)
  expect(await repeat.json()).toEqual(first)
  expect((await cartOf(visitor)).total_items).toBe(3)
})

test('repeats of a call at the same time add once', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await add(visitor, 'flatbread', {}, key)).status),
  )
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await cartOf(visitor)).total_items).toBe(2)
})

test('a key that was used for something else is refused', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter')
  const key = { 'idempotency-key': crypto.randomUUID() }
  await add(visitor, 'flatbread', {}, key)
  for (const [product, more] of [
    ['cultured-butter', {}],
    ['flatbread', { quantity: 2 }],
  ] as const)
    expect(await refusal(await add(visitor, product, more, key))).toMatchObject({
      status: 409,
      code: 'key_reused',
    })
})

test('another visitor’s key is just another key', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const one = api.visitor()
  const other = api.visitor()
  await added(one, 'cultured-butter')
  await added(other, 'cultured-butter')
  await add(one, 'flatbread', {}, key)
  expect((await add(other, 'flatbread', { quantity: 2 }, key)).status).toBe(200)
  expect((await cartOf(other)).total_items).toBe(3)
})
