import { expect, test } from 'vitest'
import type { TypedOrderForm } from '#domain/checkout.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, orderFor, placed } from '#tests/support/shopping.ts'

const { buyer, counts, place, rows } = usePlacing(useApi())

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

test.each<[Partial<Record<keyof TypedOrderForm, unknown>>, string, string]>([
  [{ email: 'ingrid' }, 'email', 'Enter a valid e-mail address, for example name@example.no.'],
  [{ name: '1' }, 'name', 'Enter your name.'],
  [{ phone: '400' }, 'phone', 'Enter a phone number of 8 digits, or with country code.'],
  [{ terms: false }, 'terms', 'Please accept the terms to order.'],
  [{ note: 'x'.repeat(501) }, 'note', 'At most 500 characters.'],
  [{ payment: 'cash' }, 'payment', 'This way of paying is not available for this order.'],
  [{ date: '', fromMinute: null }, 'date', 'Choose a day and a time.'],
  [{ methodId: 'x' }, 'methodId', 'Choose a way of delivery.'],
  [{ shippingKind: 'zz' }, 'shippingKind', 'Choose a way of delivery.'],
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
    field: 'form.payment',
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

test('a name keeps no invisible signs and a mail address no second line', async () => {
  const visitor = await buyer()
  const { token } = await placed(visitor, { name: 'Ing\u202Erid\u0000 Solheim' })
  const [order] = await rows('select name from orders where public_token = ?', token)
  expect(order?.['name']).toBe('Ingrid Solheim')
})
