import { beforeEach, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { CartView } from '#domain/cart.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cleanCarts } from './clean-carts.ts'

const api = useApi()
const ids = new Map<string, string>()

beforeEach(async () => {
  if (ids.size > 0) return
  const { rows } = await api.database.execute('select key, id from products')
  for (const row of rows) ids.set(String(row['key']), String(row['id']))
})

const idOf = (key: string) => ids.get(key) ?? key

function add(visitor: Visitor, key: string, more: object = {}, headers?: Record<string, string>) {
  const body = { productId: idOf(key), quantity: 1, ...more }
  return visitor.send('POST', '/api/cart/lines', body, headers)
}

async function added(visitor: Visitor, key: string, more: object = {}): Promise<CartView> {
  const response = await add(visitor, key, more)
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return body as CartView
}

async function cartOf(visitor: Visitor): Promise<CartView> {
  return (await (await visitor.get('/api/cart')).json()) as CartView
}

async function refusal(response: Response): Promise<ErrorBody & { status: number }> {
  return { ...((await response.json()) as ErrorBody), status: response.status }
}

async function count(table: string): Promise<number> {
  const { rows } = await api.database.execute(`select count(*) as n from ${table}`)
  return Number(rows[0]?.['n'])
}

function firstId(cart: CartView): string {
  return cart.items[0]?.id ?? 'no line'
}

test('[C01] a guest’s cart has a label and no user', async () => {
  const cart = await added(api.visitor(), 'cultured-butter')
  const { rows } = await api.database.execute({
    sql: 'select user_id, session_id from carts where id = ?',
    args: [cart.id],
  })
  expect(rows[0]).toMatchObject({ user_id: null, session_id: cart.session_id })
})

test('[C02] the first add makes the guest: a label to keep, a cookie as proof, stored as a hash', async () => {
  const visitor = api.visitor()
  const before = await visitor.get('/api/cart')
  expect(before.headers.getSetCookie()).toEqual([])
  expect(await before.json()).toMatchObject({ id: null, session_id: null, items: [] })
  const response = await add(visitor, 'cultured-butter')
  const cart = (await response.json()) as CartView
  expect(cart.session_id).toMatch(/^guest_\d{13}_[\w-]{22}$/u)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-guest=[\w-]{43}; /u)
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(cookie).toContain(flag)
  expect(cookie).not.toContain('Domain')
  const secret = visitor.cookies.get('__Host-guest') ?? ''
  const { rows } = await api.database.execute({
    sql: 'select guest_hash from carts where id = ?',
    args: [cart.id],
  })
  expect(rows[0]?.['guest_hash']).toBe(await sha256Hex(secret))
})

test('[C02] a label without its cookie opens nothing', async () => {
  const owner = await added(api.visitor(), 'cultured-butter')
  const thief = api.visitor()
  thief.cookies.set('guest_session_id', owner.session_id ?? '')
  expect(await cartOf(thief)).toMatchObject({ id: null, items: [] })
  const own = await added(thief, 'cultured-butter')
  expect(own.id).not.toBe(owner.id)
  expect(own.session_id).not.toBe(owner.session_id)
  expect(own.total_items).toBe(1)
})

test('reading an empty cart writes nothing', async () => {
  const carts = await count('carts')
  expect((await cartOf(api.visitor())).items).toEqual([])
  expect(await count('carts')).toBe(carts)
})

test('no answer about a cart may be kept', async () => {
  const visitor = api.visitor()
  expect((await add(visitor, 'cultured-butter')).headers.get('cache-control')).toBe('no-store')
  expect((await visitor.get('/api/cart')).headers.get('cache-control')).toBe('no-store')
})

test('[C04] a line carries product, quantity, options, price, title and barcode', async () => {
  const cart = await added(api.visitor({ language: 'nb' }), 'aged-farm-cheese', {
    quantity: 2,
    selectedAttributes: { size: 'whole' },
  })
  const { rows } = await api.database.execute({
    sql: 'select * from cart_items where id = ?',
    args: [firstId(cart)],
  })
  expect(rows[0]).toMatchObject({
    product_id: idOf('aged-farm-cheese'),
    quantity: 2,
    unit_price_ore: 28_900,
    snapshot_title: 'Modnet gårdsost',
    snapshot_sku: '7090009010011',
  })
  expect(JSON.parse(String(rows[0]?.['selected_attributes']))).toMatchObject({
    size: 'whole',
    pricing_breakdown: { total_price: 28_900 },
  })
})

test('[C05] the view sums quantities and prices', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter', { quantity: 3 })
  const cart = await added(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'wedge' } })
  expect(cart).toMatchObject({ total_items: 4, subtotal: 3 * 6400 + 9800 })
  expect(await cartOf(visitor)).toEqual(cart)
})

test.each([0, -1, -999])('[C06] setting a line to %d removes it', async (quantity) => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ items: [], total_items: 0, subtotal: 0 })
})

test('[C06] a positive quantity is set', async () => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity: 7 })
  expect(await response.json()).toMatchObject({ total_items: 7 })
})

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

test.each([
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 0.5],
  ['huge', 1e9],
  ['beyond whole numbers', 2 ** 53],
  ['a text of a number', '1'],
  ['a word', 'many'],
  ['null', null],
  ['a list', [1]],
])('adding a quantity that is %s is refused', async (_, quantity) => {
  const body = await refusal(await add(api.visitor(), 'cultured-butter', { quantity }))
  expect(body).toMatchObject({ status: 422, code: 'invalid_input', field: 'quantity' })
})

test.each([0.5, 1e9, 2 ** 53, '1', null, 'many'])(
  'changing a quantity to %j is refused',
  async (quantity) => {
    const visitor = api.visitor()
    const line = firstId(await added(visitor, 'cultured-butter'))
    const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity })
    expect((await refusal(response)).status).toBe(422)
    expect((await cartOf(visitor)).total_items).toBe(1)
  },
)

test.each([
  ['a required option is missing', {}, 'option_missing'],
  ['an option is unknown', { size: 'wedge', colour: 'red' }, 'option_unknown'],
  ['a choice is not offered', { size: 'half' }, 'option_unknown'],
])('adding is refused where %s', async (_, selectedAttributes, code) => {
  const body = await refusal(await add(api.visitor(), 'aged-farm-cheese', { selectedAttributes }))
  expect(body).toMatchObject({ status: 422, code })
  expect(body.field).toMatch(/^selectedAttributes\./u)
})

test('options are told in the page’s language', async () => {
  const cart = await added(api.visitor({ language: 'nb' }), 'aged-farm-cheese', {
    selectedAttributes: { size: 'whole' },
  })
  expect(cart.items[0]?.options).toEqual([{ label: 'Størrelse', value: 'Hel ost, 800 g' }])
})

test('at most 100 lines', async () => {
  const visitor = api.visitor()
  const cart = await added(visitor, 'gift-box', {
    selectedAttributes: { ribbon: 'red', wrapping: 'none' },
  })
  await api.database.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 99)
      insert into cart_items select 'line-' || i, ?, ?, 'key-' || i, '{}', 1, 100, 'x', null, 1 from n`,
    args: [cart.id, idOf('flatbread')],
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

test('a price or breakdown sent along changes nothing', async () => {
  const cart = await added(api.visitor(), 'aged-farm-cheese', {
    selectedAttributes: {
      size: 'whole',
      pricing_breakdown: { rows: [], total_price: 1 },
    },
  })
  expect(cart).toMatchObject({ subtotal: 28_900 })
})

test.each([
  'user_id',
  'unit_price',
  'unitPriceOre',
  'price',
  'role',
  'is_active',
  'factory_id',
  'status',
  'total',
  'cartId',
])('adding with %s is refused and writes nothing', async (field) => {
  const lines = await count('cart_items')
  const response = await add(api.visitor(), 'cultured-butter', { [field]: 1 })
  expect(response.status).toBe(422)
  expect(await count('cart_items')).toBe(lines)
})

test('changing a line with other fields is refused', async () => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  const body = { quantity: 2, unitPriceOre: 1 }
  expect((await visitor.send('PATCH', `/api/cart/lines/${line}`, body)).status).toBe(422)
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

test.each(['', 'not-a-uuid'])('adding with the key %j is refused', async (key) => {
  const response = await add(api.visitor(), 'cultured-butter', {}, { 'idempotency-key': key })
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'key_missing' })
})

test('removing and clearing', async () => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  await added(visitor, 'flatbread')
  const removed = await visitor.send('DELETE', `/api/cart/lines/${line}`)
  expect(await removed.json()).toMatchObject({ total_items: 1 })
  const cleared = await visitor.send('DELETE', '/api/cart/lines')
  expect(await cleared.json()).toMatchObject({ items: [], subtotal: 0 })
  expect(await (await api.visitor().send('DELETE', '/api/cart/lines')).json()).toMatchObject({
    items: [],
  })
})

test('another’s line is not found, and stays as it was', async () => {
  const owner = api.visitor()
  const line = firstId(await added(owner, 'cultured-butter', { quantity: 2 }))
  const stranger = api.visitor()
  const without = api.visitor()
  await added(stranger, 'flatbread')
  for (const visitor of [stranger, without])
    for (const response of [
      await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity: 5 }),
      await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity: 0 }),
      await visitor.send('DELETE', `/api/cart/lines/${line}`),
    ])
      expect(await refusal(response)).toMatchObject({ status: 404, code: 'line_not_found' })
  await stranger.send('DELETE', '/api/cart/lines')
  await stranger.send('PUT', '/api/cart/prices', { lines: [{ id: line, unitPriceOre: 1 }] })
  expect(await cartOf(owner)).toMatchObject({ total_items: 2, subtotal: 12_800 })
})

test('a changed price is shown and stored once it was seen', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cloudberry-jam')
  await api.database.execute(
    `update products set shop_price_ore = 15000 where key = 'cloudberry-jam'`,
  )
  const cart = await cartOf(visitor)
  expect(cart.subtotal).toBe(15_000)
  expect(cart.items[0]?.priceChanged).toMatchObject({ from: 13_900, to: 15_000 })
  expect(cart.items[0]?.priceChanged?.message.replaceAll(/[\u2066-\u2069\u00a0]/gu, ' ')).toMatch(
    /^The price of .+ changed from  139,00 kr  to  150,00 kr \. Please check before you continue\.$/u,
  )
  const seen = (unitPriceOre: number) =>
    visitor.send('PUT', '/api/cart/prices', { lines: [{ id: firstId(cart), unitPriceOre }] })
  const wrong = (await (await seen(14_000)).json()) as CartView
  expect(wrong.items[0]?.priceChanged).toBeDefined()
  const right = (await (await seen(15_000)).json()) as CartView
  expect(right.items[0]?.priceChanged).toBeUndefined()
  const { rows } = await api.database.execute({
    sql: `select unit_price_ore, json_extract(selected_attributes, '$.pricing_breakdown.total_price') as total
      from cart_items where id = ?`,
    args: [firstId(cart)],
  })
  expect(rows[0]).toMatchObject({ unit_price_ore: 15_000, total: 15_000 })
})

test('a line that cannot be ordered any more says why', async () => {
  const visitor = api.visitor()
  await added(visitor, 'peeled-shrimp', { quantity: 3 })
  await api.database.execute(
    `update stock_levels set on_hand = 0 where product_id = '${idOf('peeled-shrimp')}'`,
  )
  expect((await cartOf(visitor)).items[0]).toMatchObject({
    maxQty: 0,
    issue: { code: 'sold_out', message: expect.stringContaining('is sold out.') },
  })
})

test('[C10] a product without a price stands at 0 and says so', async () => {
  await api.database.execute(
    `update products set shop_price_ore = null where key = 'potato-crisps'`,
  )
  const cart = await added(api.visitor(), 'potato-crisps', { quantity: 2 })
  expect(cart).toMatchObject({ subtotal: 0, items: [{ issue: { code: 'price_missing' } }] })
})

test('[C14] the picture is the processed one, else the original, else the product’s own', async () => {
  const visitor = api.visitor()
  await added(visitor, 'flatbread')
  const image = async () => (await cartOf(visitor)).items[0]?.image?.url
  const at = `where product_id = '${idOf('flatbread')}'`
  expect(await image()).toBe('/pictures/flatbread-640.webp')
  await api.database.execute(`update product_images set processed_url = null ${at}`)
  expect(await image()).toBe('/pictures/flatbread-1200.webp')
  await api.database.execute(`delete from product_images ${at}`)
  expect(await image()).toBe('/pictures/flatbread-640.webp')
})

test.each([
  [
    'JSON from another site',
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    403,
  ],
  ['JSON from a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form’s plain text', { 'content-type': 'text/plain' }, 415],
])('%s is stopped and writes nothing', async (_, headers, status) => {
  const lines = await count('cart_items')
  expect((await add(api.visitor(), 'cultured-butter', {}, headers)).status).toBe(status)
  expect(await count('cart_items')).toBe(lines)
})

test('a write that does not say where it comes from is stopped', async () => {
  const response = await api.visitor().get('/api/cart/lines', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ productId: idOf('cultured-butter'), quantity: 1 }),
  })
  expect(response.status).toBe(403)
})

test('broken and hostile JSON is refused', async () => {
  const visitor = api.visitor()
  const post = (body: string) =>
    visitor.get('/api/cart/lines', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://matverk.test',
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    })
  expect((await post('{"productId":')).status).toBe(400)
  expect((await post('[]')).status).toBe(422)
  expect((await post('null')).status).toBe(422)
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  expect((await post(`{"productId":"x","selectedAttributes":${deep}}`)).status).toBe(422)
  expect((await post(`"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
})

test('old guest carts and keys are forgotten, younger ones stay', async () => {
  const old = api.visitor()
  const young = api.visitor()
  const oldCart = await added(old, 'cultured-butter')
  await added(young, 'cultured-butter')
  const day = 24 * 3600 * 1000
  await api.database.batch(
    [
      {
        sql: 'update carts set updated_at = ? where id = ?',
        args: [Date.now() - (appConfig.cart.guestDays + 1) * day, oldCart.id],
      },
      {
        sql: `insert into idempotency_keys values ('old', 'cart.add', 'x', null, ?)`,
        args: [Date.now() - 2 * day],
      },
    ],
    'write',
  )
  const keys = await count('idempotency_keys')
  const database = openDatabase(api.platform.settings)
  await cleanCarts({ database, now: () => Date.now(), log: consoleLog('test') })
  expect((await cartOf(old)).items).toEqual([])
  expect((await cartOf(young)).total_items).toBe(1)
  expect(await count('idempotency_keys')).toBe(keys - 1)
  const { rows } = await api.database.execute({
    sql: 'select count(*) as n from cart_items where cart_id = ?',
    args: [oldCart.id],
  })
  expect(rows[0]).toMatchObject({ n: 0 })
})
