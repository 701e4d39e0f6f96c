import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, deliveryOf, orderFor, placed } from '#tests/support/shopping.ts'

const { buyer, place, rows } = usePlacing(useApi())

test('[O01] our van delivers where it goes, post takes what keeps', async () => {
  const chilled = await buyer()
  const to = { street: 'Strandgaten 12', postcode: '0150', city: 'Oslo' }
  const view = await checkoutOf(chilled, '0150')
  expect(deliveryOf(view, 'own_van')).toMatchObject({
    priceOre: null,
    note: 'We do not deliver chilled goods to 0150. Choose pick-up.',
  })
  const byVan = orderFor(view, {
    ...to,
    shippingKind: 'own_van',
    date: '2026-11-20',
    fromMinute: 1020,
  })
  expect(await place(chilled, byVan)).toMatchObject({
    status: 422,
    code: 'postcode_not_delivered',
    field: 'form.postcode',
  })
  const dry = await buyer({ 'blueberry-jam': 3 })
  expect(deliveryOf(await checkoutOf(dry, '0150'), 'own_van')).toMatchObject({
    note: 'Our van does not drive to 0150. Choose another way of delivery.',
  })
  const byPost = orderFor(view, { ...to, shippingKind: 'post' })
  expect(await place(chilled, byPost)).toMatchObject({
    status: 409,
    code: 'method_unavailable',
    field: 'form.methodId',
  })
})

test('[O02] our van in Bergen: freight in the total, VAT in the rates of the goods, the city filled in', async () => {
  const visitor = await buyer()
  const { token } = await placed(visitor, {
    shippingKind: 'own_van',
    street: 'Strandgaten 12',
    postcode: '5003',
    city: 'bergn',
  })
  const [order] = await rows('select * from orders where public_token = ?', token)
  expect(order).toMatchObject({
    shipping_ore: 8900,
    total_ore: 19_200 + 8900,
    promised_from_minute: 1020,
  })
  expect(JSON.parse(String(order?.['vat']))).toEqual([
    { rateBp: 1500, netOre: 24_435, vatOre: 3665 },
  ])
  expect(JSON.parse(String(order?.['address']))).toMatchObject({ city: 'Bergen' })
})

test('[O02] a business gets dry goods by post, on invoice', async () => {
  const visitor = await buyer({ 'cold-pressed-rapeseed-oil': 2 })
  const view = await checkoutOf(visitor, '9990')
  const post = deliveryOf(view, 'post')
  expect(post.payments).toEqual({ private: [], business: ['invoice'] })
  const { token } = await placed(visitor, {
    shippingKind: 'post',
    buyerKind: 'business',
    companyName: 'Kafé AS',
    orgNo: '974760673',
    street: 'Gata 1',
    postcode: '9990',
    city: 'Båtsfjord',
  })
  const [order] = await rows('select * from orders where public_token = ?', token)
  expect(order).toMatchObject({ promised_from_minute: null, promised_date: '2026-11-23' })
  expect(Number(order?.['shipping_ore'])).toBe(post.priceOre)
})
