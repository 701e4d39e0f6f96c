import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, deliveryOf, orderFor, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, place, rows } = usePlacing(api)

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

test('[O02] goods at 15 and 25 %: each rate has its own sum, freight in both, in checkout, order and mail', async () => {
  await rows(
    `update products set vat_class = 'standard', shop_price_ore = 4990 where key = 'blueberry-jam'`,
  )
  const visitor = await buyer({ 'cultured-butter': 3, 'blueberry-jam': 2 })
  // 3 × 64,00 and 2 × 49,90 are 291,80. Freight of 89,00 follows the goods: 192,00 of 291,80 of it is 58,56, the rest 30,44.
  const totals = {
    itemsOre: 29_180,
    shippingOre: 8900,
    totalOre: 38_080,
    vat: [
      // 15 of 115 of 192,00 + 58,56 = 250,56
      { rateBp: 1500, netOre: 21_788, vatOre: 3268 },
      // 25 of 125 of 99,80 + 30,44 = 130,24
      { rateBp: 2500, netOre: 10_419, vatOre: 2605 },
    ],
  }
  expect(await (await visitor.get('/api/cart')).json()).toMatchObject({ subtotal: 29_180 })
  const van = deliveryOf(await checkoutOf(visitor, '5003'), 'own_van')
  expect(van.totals).toEqual(totals)

  const to = { street: 'Strandgaten 12', postcode: '5003', city: 'Bergen' }
  const { token } = await placed(visitor, { shippingKind: 'own_van', ...to })
  const [order] = await rows('select * from orders where public_token = ?', token)
  expect(order).toMatchObject({ items_ore: 29_180, shipping_ore: 8900, total_ore: 38_080 })
  expect(JSON.parse(String(order?.['vat']))).toEqual(totals.vat)
  const lines = `select vat_bp, line_ore from order_lines where order_id = ? order by sort_order`
  expect((await rows(lines, String(order?.['id']))).map((line) => ({ ...line }))).toEqual([
    { vat_bp: 1500, line_ore: 19_200 },
    { vat_bp: 2500, line_ore: 9980 },
  ])
  await jobsAt(api, api.platform.now())
  const [mail] = await rows(
    'select payload from outbox where dedupe_key = ?',
    `M1:${String(order?.['id'])}`,
  )
  const { html } = JSON.parse(String(mail?.['payload'])) as { html: string }
  expect(rowOf(html, '15 %')).toEqual(['15 %', '217,88 kr', '32,68 kr'])
  expect(rowOf(html, '25 %')).toEqual(['25 %', '104,19 kr', '26,05 kr'])

  // What was sold keeps its rate, whatever the law says later.
  await rows(`update tax_rates set percent_bp = 1200 where class = 'food'`)
  const view = await visitor.get(`/api/orders/${token}`)
  expect(await view.json()).toMatchObject({ details: { totals } })
})

/** The words of the row that begins with these. */
function rowOf(html: string, first: string): string[] {
  const cells = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].map(([, row = '']) =>
    row
      .split('</td>')
      .map((cell) => plain(cell.replaceAll(/<[^>]*>/gu, '')).trim())
      .filter((cell) => cell !== ''),
  )
  return cells.find(([cell]) => cell === first) ?? []
}
