import { expect, test } from 'vitest'
import type { FilledCart, OwnOrders } from '#domain/account.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { placed } from '#tests/support/shopping.ts'

const api = useApi()
const { added } = useCarts(api)

async function bought(person: Visitor) {
  await added(person, 'cultured-butter', { quantity: 2 })
  await added(person, 'aged-farm-cheese', { selectedAttributes: { size: 'whole' } })
  return placed(person)
}

const ordersOf = async (person: Visitor, query = '') =>
  (await (await person.get(`/api/account/orders${query}`)).json()) as OwnOrders

test('[U04] one’s orders are listed with what is in them, the last first', async () => {
  const person = await callerOf(api, 'customer')
  const first = await bought(person)
  const second = await bought(person)
  const { orders, ...pages } = await ordersOf(person)
  expect(pages).toEqual({ page: 1, pages: 1, total: 2 })
  expect(orders.map(({ number }) => number)).toEqual([second.number, first.number])
  expect(orders[1]).toMatchObject({
    token: first.token,
    status: 'placed',
    statusText: 'Received',
    totalOre: 2 * 6400 + 28_900,
    itemCount: 3,
    titles: ['Cultured butter', expect.stringContaining('cheese')],
    canCancel: true,
  })
  expect(await ordersOf(await callerOf(api, 'owner'))).toMatchObject({ orders: [], total: 0 })
})

test('[U04] more orders than a page holds are on the next', async () => {
  const person = await callerOf(api, 'customer')
  const { number } = await bought(person)
  await api.database.execute({
    sql: `insert into orders select 'copy-' || value, factory_id, number || '-' || value, 'copy-' || value,
      'copy-' || value, channel, status, payment_method, payment_status, user_id, guest_hash, buyer_kind, email, name,
      phone, company_name, org_no, po_number, invoice_address, language_code, shipping_method_id, shipping_kind,
      shipping_name, address, promised_date, promised_from_minute, promised_to_minute, note, items_ore, shipping_ore,
      total_ore, vat, terms_accepted_at, rev, created_at + value, updated_at, email_proven_at, tracking, receipt_no, search_text,
      paid_ore, paid_vat, refunded_ore
      from orders, generate_series(1, 10) where number = ?`,
    args: [number],
  })
  expect(await ordersOf(person)).toMatchObject({ pages: 2, total: 11 })
  expect((await ordersOf(person, '?page=2')).orders.map((order) => order.number)).toEqual([number])
  expect((await ordersOf(person, '?page=9')).orders).toEqual([])
})

test.each(['0', '-1', '1.5', 'x', '99999'])(
  '[U04] the page %s of orders is refused',
  async (page) => {
    const person = await callerOf(api, 'customer')
    expect((await person.get(`/api/account/orders?page=${page}`)).status).toBe(422)
  },
)

test('[U04] an order is put into the cart again once, with its options, and what is gone is told', async () => {
  const person = await callerOf(api, 'customer')
  const { token } = await bought(person)
  await api.database.execute(`update products set is_active = 0 where key = 'cultured-butter'`)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const again = () => person.send('POST', `/api/account/orders/${token}/reorder`, {}, headers)
  const { cart, left } = (await (await again()).json()) as FilledCart
  await api.database.execute(`update products set is_active = 1 where key = 'cultured-butter'`)
  expect(left).toEqual([{ title: 'Cultured butter', message: 'Product not found' }])
  expect(
    cart.items.map(({ quantity, selectedAttributes }) => [quantity, selectedAttributes]),
  ).toEqual([[1, { size: 'whole' }]])
})

test('[U04] a repeated reorder adds nothing', async () => {
  const person = await callerOf(api, 'customer')
  const { token } = await bought(person)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const again = () => person.send('POST', `/api/account/orders/${token}/reorder`, {}, headers)
  await Promise.all([again(), again()])
  await again()
  expect((await cartOf(person)).total_items).toBe(3)
})

test('[D11] another’s order is not reordered, also with its link', async () => {
  const { token } = await bought(await callerOf(api, 'customer'))
  const stranger = await callerOf(api, 'owner')
  const answer = await stranger.send('POST', `/api/account/orders/${token}/reorder`, {})
  expect(answer.status).toBe(404)
  expect((await cartOf(stranger)).items).toEqual([])
})
