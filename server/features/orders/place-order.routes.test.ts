import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, orderFor, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, counts, place, rows, stockOf } = usePlacing(api)

test('[O05] a placed order has number, lines, stock, event and mail, and the cart is empty', async () => {
  const visitor = await buyer({ 'cultured-butter': 3, 'aged-farm-cheese': 1 })
  await rows(`update cart_items set options_key = '{"size":"whole"}', selected_attributes = '{"size":"whole"}',
    unit_price_ore = 28900 where product_id = (select id from products where key = 'aged-farm-cheese')`)
  const { token, number } = await placed(visitor)
  expect(number).toMatch(/^PF-26-\d{6}$/u)
  expect(token).toMatch(/^[\w-]{22}$/u)
  const [order] = await rows('select * from orders where public_token = ?', token)
  const id = String(order?.['id'])
  expect(order).toMatchObject({
    number,
    status: 'placed',
    payment_status: 'pending',
    items_ore: 3 * 6400 + 28_900,
    shipping_ore: 0,
    total_ore: 48_100,
    phone: '+4740000000',
    promised_date: '2026-11-20',
  })
  expect(JSON.parse(String(order?.['vat']))).toEqual([
    { rateBp: 1500, netOre: 41_826, vatOre: 6274 },
  ])
  const lines = await rows('select * from order_lines where order_id = ? order by sort_order', id)
  expect(lines.map((line) => [line['title_snapshot'], line['qty'], line['reserved_qty']])).toEqual([
    ['Cultured butter', 3, 3],
    [lines[1]?.['title_snapshot'], 1, 1],
  ])
  expect(JSON.parse(String(lines[1]?.['options']))).toHaveLength(1)
  expect(JSON.parse(String(lines[0]?.['allergens']))).toMatchObject([{ code: 'milk' }])
  expect(
    await rows('select event, to_state, actor_type from events where entity_id = ?', id),
  ).toEqual([expect.objectContaining({ event: 'place', to_state: 'placed', actor_type: 'guest' })])
  const [message] = await rows('select * from outbox where dedupe_key = ?', `M1:${id}`)
  expect(message).toMatchObject({
    state: 'queued',
    recipient: 'ingrid@example.no',
    language_code: 'en',
  })
  expect((await checkoutOf(visitor)).lines).toEqual([])
  expect((await stockOf('cultured-butter')).reserved).toBe(3)
})

test('[O03] twenty equal keys make one order', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  const before = await counts()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(visitor, body, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  const after = await counts()
  expect(Number(after['orders'])).toBe(Number(before['orders']) + 1)
  expect(Number(after['messages'])).toBe(Number(before['messages']) + 1)
  expect(Number(after['reserved'])).toBe(Number(before['reserved']) + 3)
})

test('[O03] the same key answers the same order long after its day', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  const key = crypto.randomUUID()
  const first = await place(visitor, body, key)
  await rows('delete from idempotency_keys')
  expect(await place(visitor, body, key)).toMatchObject({ status: 201, token: first.token })
  const view = await visitor.get('/api/checkout', { headers: { 'idempotency-key': key } })
  expect(await view.json()).toMatchObject({ placed: { token: first.token, number: first.number } })
})

test('[O03] a key with another content is refused, and one of another buyer is another order', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  const key = crypto.randomUUID()
  const first = await place(visitor, body, key)
  const other = { ...body, form: { ...body.form, name: 'Somebody Else' } }
  expect(await place(visitor, other, key)).toMatchObject({ status: 409, code: 'key_reused' })
  const stranger = await buyer()
  const theirs = await place(stranger, orderFor(await checkoutOf(stranger)), key)
  expect(theirs.status).toBe(201)
  expect(theirs.token).not.toBe(first.token)
})

test('an order needs a key', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  expect(await place(visitor, body, 'abc')).toMatchObject({ status: 422, code: 'key_missing' })
})

test('[O05] an empty cart is no order', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  await rows('delete from cart_items')
  expect(await place(visitor, body)).toMatchObject({ status: 409, code: 'cart_empty' })
  expect(await place(api.visitor(), body)).toMatchObject({ status: 409, code: 'cart_empty' })
})
