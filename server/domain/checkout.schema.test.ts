import { expect, test } from 'vitest'
import * as v from 'valibot'
import { orderFormSchema, type TypedOrderForm } from './checkout.schema.ts'

const form: TypedOrderForm = {
  email: ' Ingrid@Example.NO ',
  name: 'Ingrid Solheim',
  phone: '400 00 000',
  buyerKind: 'private',
  companyName: '',
  orgNo: '',
  poNumber: '',
  invoiceAddress: '',
  methodId: '01939c4e-3c1b-7000-8000-000000000001',
  shippingKind: 'pickup',
  street: '',
  postcode: '',
  city: '',
  date: '2026-11-24',
  fromMinute: 600,
  payment: 'pay_on_pickup',
  note: '',
  terms: true,
}
const business = { buyerKind: 'business', companyName: 'Kafé AS', orgNo: '974 760 673' } as const
const delivered = {
  shippingKind: 'post',
  street: 'Gata 1',
  postcode: '0150',
  city: 'Oslo',
} as const

const codes = (change: Record<string, unknown>) => {
  const parsed = v.safeParse(orderFormSchema, { ...form, ...change })
  return Object.fromEntries(
    (parsed.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  )
}

test.each(['?!', '\u3164\u3164\u3164', '- -'])('a company is not called %j', (companyName) => {
  expect(codes({ ...business, companyName })).toEqual({ companyName: 'company_missing' })
})

test('[O01] a right form is cleaned: address lower-cased, number international', () => {
  expect(v.parse(orderFormSchema, form)).toMatchObject({
    email: 'ingrid@example.no',
    phone: '+4740000000',
  })
  expect(codes({ ...business, invoiceAddress: '0192:974760673' })).toEqual({})
  expect(codes({ ...business, invoiceAddress: 'faktura@kafe.no' })).toEqual({})
  expect(codes({ ...delivered, date: '', fromMinute: null })).toEqual({})
})

test.each([
  [{ email: 'ingrid' }, { email: 'email_invalid' }],
  [{ email: 'a@b' }, { email: 'email_invalid' }],
  [{ email: 'a@b.no\r\nBcc: c@d.no' }, { email: 'email_invalid' }],
  [{ email: `${'a'.repeat(250)}@b.no` }, { email: 'email_invalid' }],
  [{ name: '-' }, { name: 'name_invalid' }],
  [{ name: '12345' }, { name: 'name_invalid' }],
  [{ name: 'a'.repeat(101) }, { name: 'name_long' }],
  [{ phone: '400 00' }, { phone: 'phone_invalid' }],
  [{ ...business, companyName: 'K' }, { companyName: 'company_missing' }],
  [{ ...business, companyName: 'K'.repeat(121) }, { companyName: 'company_long' }],
  [{ ...business, orgNo: '974760674' }, { orgNo: 'org_no_invalid' }],
  [{ ...business, poNumber: 'x'.repeat(51) }, { poNumber: 'po_number_long' }],
  [
    { ...business, invoiceAddress: '0192:974760674' },
    { invoiceAddress: 'invoice_address_missing' },
  ],
  [
    { ...business, invoiceAddress: '1234:974760673' },
    { invoiceAddress: 'invoice_address_missing' },
  ],
  [{ ...business, invoiceAddress: 'somewhere' }, { invoiceAddress: 'invoice_address_missing' }],
  [{ ...delivered, street: 'x' }, { street: 'street_invalid' }],
  [{ ...delivered, street: 'x'.repeat(101) }, { street: 'street_long' }],
  [{ ...delivered, city: 'x'.repeat(61) }, { city: 'city_long' }],
  [{ ...delivered, postcode: '15' }, { postcode: 'postcode_invalid' }],
  [{ ...delivered, postcode: '0000' }, { postcode: 'postcode_invalid' }],
  [{ ...delivered, city: '' }, { city: 'city_missing' }],
  [{ methodId: '' }, { methodId: 'delivery_missing' }],
  [{ date: '' }, { date: 'slot_missing' }],
  [{ date: '2026-02-30' }, { date: 'slot_missing' }],
  [{ fromMinute: null }, { date: 'slot_missing' }],
  [{ payment: 'free' }, { payment: 'payment_unavailable' }],
  [{ payment: '' }, { payment: 'payment_unavailable' }],
  [{ note: 'x'.repeat(501) }, { note: 'note_long' }],
  [{ terms: false }, { terms: 'terms_missing' }],
])('[O01] %o is refused at its field', (change, expected) => {
  expect(codes(change)).toEqual(expected)
})

test('[O01] all fields that are wrong are told at once', () => {
  const wrong = { ...business, email: '', name: '', phone: '', orgNo: '1', terms: false }
  expect(Object.keys(codes(wrong)).toSorted()).toEqual(['email', 'name', 'orgNo', 'phone', 'terms'])
})

test.each(['user_id', 'unit_price', 'role', 'is_active', 'factory_id', 'status', 'total'])(
  'a form with %s is refused: nobody assigns that',
  (field) => {
    expect(v.safeParse(orderFormSchema, { ...form, [field]: 1 }).success).toBe(false)
  },
)

test('[O01] fields of the other kind of buyer or delivery are not asked for', () => {
  expect(
    codes({ companyName: 'K'.repeat(121), street: 's'.repeat(101), postcode: 'x', city: '' }),
  ).toEqual({})
})
