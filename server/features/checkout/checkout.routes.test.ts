import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { checkoutOf, deliveryOf, fillCart } from '#tests/support/shopping.ts'

const api = useApi()

beforeEach(() => {
  api.platform.now = () => Date.parse('2026-11-19T08:00:00Z')
})

async function buyer(goods: Record<string, number>) {
  const visitor = api.visitor()
  await fillCart(api.database, visitor, goods)
  return visitor
}

test('[O02] the checkout shows goods, freight, VAT per rate and the sum', async () => {
  const view = await checkoutOf(await buyer({ 'cultured-butter': 3 }), '5003')
  expect(deliveryOf(view, 'own_van').totals).toEqual({
    itemsOre: 19_200,
    shippingOre: 8900,
    totalOre: 28_100,
    vat: [{ rateBp: 1500, netOre: 24_435, vatOre: 3665 }],
  })
  expect(view.city).toBe('Bergen')
})

test('[O01] without a postcode pick-up is ready to choose and the van asks for one', async () => {
  const view = await checkoutOf(await buyer({ 'cultured-butter': 3 }))
  expect(deliveryOf(view, 'pickup')).toMatchObject({
    priceOre: 0,
    note: 'Ready from Friday 20 November',
  })
  expect(deliveryOf(view, 'pickup').days[0]?.slots.map(({ text }) => text)).toEqual([
    '10–12',
    '12–14',
    '14–16',
    '16–18',
  ])
  expect(deliveryOf(view, 'own_van')).toMatchObject({ priceOre: null, days: [] })
  expect(deliveryOf(view, 'post')).toMatchObject({
    priceOre: null,
    note: 'Not for chilled or frozen goods.',
  })
})

test('[O01] what is made to order is offered from its date on, by every way', async () => {
  const goods = { 'cultured-butter': 3, 'dried-cod': 1 }
  await api.database.execute({
    sql: `update products set restock_on = '2026-12-07' where key = ?`,
    args: ['dried-cod'],
  })
  const view = await checkoutOf(await buyer(goods), '5003')
  for (const kind of ['pickup', 'own_van'] as const)
    expect(deliveryOf(view, kind).days[0]?.date).toBe('2026-12-07')
  expect(deliveryOf(view, 'pickup').note).toBe('Ready from Monday 7 December')
})

test('[O01] the van goes to Os on Tuesdays and Thursdays', async () => {
  const view = await checkoutOf(await buyer({ 'cultured-butter': 3 }), '5200')
  const van = deliveryOf(view, 'own_van')
  expect(van.priceOre).toBe(12_900)
  expect(van.days.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-12-01',
  ])
})

test('[O02] freight is free from the method’s sum on', async () => {
  const view = await checkoutOf(await buyer({ 'cultured-butter': 13 }), '5003')
  expect(deliveryOf(view, 'own_van').priceOre).toBe(0)
})

test('[O02] goods without a right of withdrawal are marked before buying', async () => {
  const view = await checkoutOf(await buyer({ 'cultured-butter': 1, 'blueberry-jam': 1 }))
  expect(view.lines.map(({ isWithdrawable }) => isWithdrawable)).toEqual([false, true])
})

test('[O01] every sentence that a field may need is there, in the reader’s language', async () => {
  const view = await checkoutOf(await buyer({ 'blueberry-jam': 1 }))
  expect(view.sentences['email_invalid']).toBe(
    'Enter a valid e-mail address, for example name@example.no.',
  )
  expect(view.sentences['terms_missing']).toBe('Please accept the terms to order.')
})

test.each(['1', 'abcd', '0000', '50033'])('a postcode %s is refused', async (postcode) => {
  const response = await api.visitor().get(`/api/checkout?postcode=${postcode}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'postcode_invalid', field: 'postcode' })
})

test('reading a checkout writes nothing and nobody may keep it', async () => {
  const visitor = api.visitor()
  const response = await visitor.get('/api/checkout')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await response.json()).toMatchObject({ lines: [], placed: null })
})
