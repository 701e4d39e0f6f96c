import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { cartOf, firstId, refusal, useCarts } from '#tests/support/carts.ts'

const api = useApi()
const { idOf, add, added, count } = useCarts(api)

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

test.each(['', 'not-a-uuid'])('adding with the key %j is refused', async (key) => {
  const response = await add(api.visitor(), 'cultured-butter', {}, { 'idempotency-key': key })
  expect(await refusal(response)).toMatchObject({ status: 422, code: 'key_missing' })
})

test('a call without the key that it needs is told which one', async () => {
  const response = await api.visitor().get('/api/cart/lines', {
    method: 'POST',
    headers: { origin: 'http://matverk.test', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'key_missing',
    field: 'idempotency-key',
    message:
      'The request needs a UUID in its header Idempotency-Key. Reload the page and try again.',
    retryable: false,
    ref: expect.any(String),
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
    body: JSON.stringify({ productId: await idOf('cultured-butter'), quantity: 1 }),
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
