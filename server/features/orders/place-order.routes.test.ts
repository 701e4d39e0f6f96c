import { beforeEach, expect, test } from 'vitest'
import type { TypedOrderForm } from '#domain/checkout.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { checkoutOf, deliveryOf, fillCart, orderFor, placed } from '#tests/support/shopping.ts'

const api = useApi()
/** A Thursday morning in Oslo, before the cut-off. */
const thursday = Date.parse('2026-11-19T08:00:00Z')

beforeEach(async () => {
  api.platform.now = () => thursday
  await api.database.execute(
    `update stock_levels set on_hand = 1000, reserved = 0 where product_id in
      (select id from products where stock_policy = 'tracked')`,
  )
  await api.database.execute('delete from slot_bookings')
  await api.database.execute('update shipping_slots set capacity = 8')
  await api.database.execute(
    `update products set shop_price_ore = 6400 where key = 'cultured-butter'`,
  )
})

async function buyer(goods: Record<string, number> = { 'cultured-butter': 3 }) {
  const visitor = api.visitor()
  await fillCart(api.database, visitor, goods)
  return visitor
}

async function manyBuyers(count: number): Promise<Visitor[]> {
  const buyers: Visitor[] = []
  while (buyers.length < count) buyers.push(await buyer())
  return buyers
}

async function place(visitor: Visitor, body: unknown, key?: string) {
  const headers = key ? { 'idempotency-key': key } : {}
  const response = await visitor.send('POST', '/api/orders', body, headers)
  const answer = (await response.json()) as ErrorBody & { token: string; number: string }
  return { status: response.status, ...answer }
}

/** A sentence without direction marks and hard spaces. */
function plain(text = ''): string {
  return text.replaceAll(/[\u2068\u2069]/gu, '').replaceAll('\u00A0', ' ')
}

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function stockOf(key: string) {
  const [row] = await rows(
    'select on_hand, reserved from stock_levels join products on id = product_id where key = ?',
    key,
  )
  return { onHand: Number(row?.['on_hand']), reserved: Number(row?.['reserved']) }
}

async function setStock(key: string, left: number) {
  await rows(
    `update stock_levels set on_hand = ${left}, reserved = 0 where product_id = (select id from products where key = ?)`,
    key,
  )
}

async function counts() {
  const [row] = await rows(`select (select count(*) from orders) as orders,
    (select count(*) from order_lines) as lines, (select count(*) from events) as events,
    (select count(*) from outbox) as messages, (select coalesce(sum(taken), 0) from slot_bookings) as booked,
    (select coalesce(sum(last), 0) from counters) as last, (select sum(reserved) from stock_levels) as reserved`)
  return { ...row }
}

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

test('[O04] 200 parallel checkouts for a stock of 50 make 50 orders, numbered without a gap', async () => {
  await setStock('cultured-butter', 150)
  await rows('update shipping_slots set capacity = 1000')
  const buyers = await manyBuyers(200)
  const [first] = buyers
  if (!first) throw new Error('no buyer')
  const body = orderFor(await checkoutOf(first))
  const bodies: unknown[] = []
  for (const visitor of buyers)
    bodies.push({ ...body, cartKey: (await checkoutOf(visitor)).cartKey })
  const [last] = await rows(`select last from counters`)
  const answers = await Promise.all(
    buyers.map(async (visitor, index) => {
      const key = crypto.randomUUID()
      let answer = await place(visitor, bodies[index], key)
      while (answer.status === 503) answer = await place(visitor, bodies[index], key)
      return answer
    }),
  )
  const orders = answers.filter(({ status }) => status === 201)
  expect(orders).toHaveLength(50)
  expect(answers.filter(({ status }) => status !== 201).map(({ code }) => code)).toEqual(
    Array.from({ length: 150 }, () => 'sold_out'),
  )
  const start = Number(last?.['last'] ?? 0)
  const numbers = orders.map(({ number }) => Number(number.slice(6))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => start + 1 + index))
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 150, reserved: 150 })
})

test('[O01] a time with 8 places takes 8 of 20 buyers', async () => {
  const buyers = await manyBuyers(20)
  const answers = await Promise.all(
    buyers.map(async (visitor) =>
      place(
        visitor,
        orderFor(await checkoutOf(visitor), { date: '2026-11-21', fromMinute: 600 }),
        crypto.randomUUID(),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, code, field }) => ({ status, code, field }))).toEqual(
    Array.from({ length: 12 }, () => ({ status: 409, code: 'slot_taken', field: 'date' })),
  )
  expect(refused[0]?.message).toBe('This delivery time was just taken. Choose another.')
})

test('[O04] a changed price is told and nothing is taken', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  await rows(`update products set shop_price_ore = 7000 where key = 'cultured-butter'`)
  const before = await counts()
  const answer = await place(visitor, body)
  expect(answer).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(answer.fields?.map(({ code }) => code)).toEqual(['cart_changed', 'price_changed'])
  expect(plain(answer.fields?.[1]?.message)).toBe(
    'The price of Cultured butter changed from 64,00 kr to 70,00 kr. Please check before you continue.',
  )
  expect(await counts()).toEqual(before)
  const anew = await checkoutOf(visitor)
  expect(anew.changes).toHaveLength(1)
  expect((await place(visitor, orderFor(anew))).status).toBe(201)
})

test('[O04] fewer left than wanted: the quantity is reduced, told, and taken only after a new yes', async () => {
  const visitor = await buyer({ 'cultured-butter': 5 })
  const body = orderFor(await checkoutOf(visitor))
  await setStock('cultured-butter', 3)
  const answer = await place(visitor, body)
  expect(answer).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(answer.fields?.[1]).toMatchObject({
    code: 'quantity_reduced',
    message: 'Only 3 of Cultured butter left; we changed the quantity.',
  })
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 3, reserved: 0 })
  expect((await place(visitor, orderFor(await checkoutOf(visitor)))).status).toBe(201)
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 3, reserved: 3 })
})

test('[O04] what is sold out stands in the way of the rest until it is removed', async () => {
  const visitor = await buyer({ 'cultured-butter': 3, 'cold-pressed-rapeseed-oil': 1 })
  const body = orderFor(await checkoutOf(visitor))
  await setStock('cultured-butter', 0)
  expect(await place(visitor, body)).toMatchObject({
    status: 409,
    code: 'sold_out',
    message: 'Cultured butter is sold out.',
  })
})

test('[O04] a cart that another tab changed is shown again before anything is taken', async () => {
  const visitor = await buyer({ 'cultured-butter': 3 })
  const body = orderFor(await checkoutOf(visitor))
  await fillCart(api.database, visitor, { 'cultured-butter': 3 }).catch(() => undefined)
  await rows(`update cart_items set quantity = 4`)
  expect(await place(visitor, body)).toMatchObject({ status: 409, code: 'cart_changed' })
})

test('[C10] goods without a price are refused: the quote is the way', async () => {
  const visitor = await buyer()
  await rows(`update products set shop_price_ore = null where key = 'cultured-butter'`)
  const view = await checkoutOf(visitor)
  expect(view.lines[0]?.issue?.code).toBe('price_missing')
  expect(await place(visitor, orderFor(view))).toMatchObject({ status: 409, code: 'price_missing' })
})

test('[O01] the smallest order is told with what is missing', async () => {
  const visitor = await buyer({ 'cultured-butter': 1 })
  const view = await checkoutOf(visitor)
  expect(view.minimum).toMatchObject({ minOre: 15_000, restOre: 8600 })
  const answer = await place(visitor, orderFor(view))
  expect(answer).toMatchObject({ status: 409, code: 'minimum_order' })
  expect(plain(answer.message)).toBe('Minimum order is 150,00 kr. Add 86,00 kr more.')
})

test('[O05] an empty cart is no order', async () => {
  const visitor = await buyer()
  const body = orderFor(await checkoutOf(visitor))
  await rows('delete from cart_items')
  expect(await place(visitor, body)).toMatchObject({ status: 409, code: 'cart_empty' })
  expect(await place(api.visitor(), body)).toMatchObject({ status: 409, code: 'cart_empty' })
})

test.each<[Partial<Record<keyof TypedOrderForm, unknown>>, string, string]>([
  [{ email: 'ingrid' }, 'email', 'Enter a valid e-mail address, for example name@example.no.'],
  [{ name: '1' }, 'name', 'Enter your name.'],
  [{ phone: '400' }, 'phone', 'Enter a phone number of 8 digits, or with country code.'],
  [{ terms: false }, 'terms', 'Please accept the terms to order.'],
  [{ note: 'x'.repeat(501) }, 'note', 'At most 500 characters.'],
  [{ payment: 'cash' }, 'payment', 'This way of paying is not available for this order.'],
  [{ date: '', fromMinute: null }, 'date', 'Choose a day and a time.'],
  [
    { buyerKind: 'business', companyName: 'Kafé AS', orgNo: '123456789' },
    'orgNo',
    'This is not a valid organisation number.',
  ],
])('[O01] %o is refused with 422 at %s', async (change, field, message) => {
  const visitor = await buyer()
  const { form, ...rest } = orderFor(await checkoutOf(visitor))
  const before = await counts()
  const answer = await place(visitor, { ...rest, form: { ...form, ...change } })
  expect(answer).toMatchObject({ status: 422, field: `form.${field}`, message })
  expect(await counts()).toEqual(before)
})

test('[O01] all wrong fields are told at once', async () => {
  const visitor = await buyer()
  const { form, ...rest } = orderFor(await checkoutOf(visitor))
  const wrong = { ...form, email: '', name: '', phone: '', terms: false }
  const answer = await place(visitor, { ...rest, form: wrong })
  expect(answer.fields?.map((each) => each.field)).toEqual([
    'form.email',
    'form.name',
    'form.phone',
    'form.terms',
  ])
})

test('[O07] an invoice is for businesses alone', async () => {
  const visitor = await buyer()
  const view = await checkoutOf(visitor)
  expect(await place(visitor, orderFor(view, { payment: 'invoice' }))).toMatchObject({
    status: 422,
    code: 'payment_unavailable',
    field: 'payment',
  })
  const business = {
    buyerKind: 'business',
    companyName: 'Kafé AS',
    orgNo: '974 760 673',
    payment: 'invoice',
  } as const
  const { token } = await placed(visitor, business)
  const [order] = await rows('select * from orders where public_token = ?', token)
  expect(order).toMatchObject({ org_no: '974760673', invoice_address: '0192:974760673' })
})

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
    field: 'postcode',
  })
  const byPost = orderFor(view, { ...to, shippingKind: 'post' })
  expect(await place(chilled, byPost)).toMatchObject({ status: 409, code: 'method_unavailable' })
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

test.each(['user_id', 'unit_price', 'factory_id', 'status', 'total_ore'])(
  'a body with %s is refused: nobody assigns that',
  async (name) => {
    const visitor = await buyer()
    const body = orderFor(await checkoutOf(visitor))
    expect((await place(visitor, { ...body, [name]: 1 })).status).toBe(422)
    expect((await place(visitor, { ...body, form: { ...body.form, [name]: 1 } })).status).toBe(422)
  },
)

test.each([-1, 0.5, 2 ** 53, '1', null])(
  'an expected total of %s is refused or not what is due',
  async (total) => {
    const visitor = await buyer()
    const body = { ...orderFor(await checkoutOf(visitor)), expectedTotalOre: total }
    const { status } = await place(visitor, body)
    expect([409, 422]).toContain(status)
  },
)

test('[O04] the shared revision rises when stock turns low or sold out, not with each order', async () => {
  const revision = async () =>
    Number(
      (await rows(`select revision from content_revisions where language_code = '*'`))[0]?.[
        'revision'
      ],
    )
  await setStock('cultured-butter', 100)
  const start = await revision()
  await placed(await buyer())
  expect(await revision()).toBe(start)
  await setStock('cultured-butter', 8)
  await placed(await buyer())
  expect(await revision()).toBe(start + 1)
  await setStock('cultured-butter', 3)
  await placed(await buyer())
  expect(await revision()).toBe(start + 2)
})

test('a name keeps no invisible signs and a mail address no second line', async () => {
  const visitor = await buyer()
  const { token } = await placed(visitor, { name: 'Ing\u202Erid\u0000 Solheim' })
  const [order] = await rows('select name from orders where public_token = ?', token)
  expect(order?.['name']).toBe('Ingrid Solheim')
})
