import * as v from 'valibot'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import { buyerKinds, paymentMethods, shippingKinds } from './checkout.ts'
import {
  digitsSchema,
  emailSchema,
  isCity,
  isEmail,
  isPostcode,
  isStreet,
  longestCity,
  longestStreet,
  nameSchema,
  phoneSchema,
} from './contact.schema.ts'
import type { ErrorCode } from './errors.ts'
import { isOrgNo, orgNoDigits } from './org-no.ts'
import { isDate } from './oslo-time.ts'
import { peppolAddressOf } from './peppol-address.ts'
import { canBeName, cleanLine, cleanLines } from './typed-text.ts'

const longestCompanyName = 120

/** A line that only some orders take: what is left in it by others is judged by nobody, so that it may be longer than it can be used. */
function lineInUse(tooLong: ErrorCode) {
  return v.pipe(boundedText(1000, tooLong), v.transform(cleanLine))
}

/** The order form as it is typed and as it is sent: one schema for both sides. A message is the code of its sentence. */
export const orderFormSchema = v.pipe(
  v.strictObject({
    email: emailSchema,
    name: nameSchema,
    phone: phoneSchema,
    buyerKind: v.picklist(buyerKinds),
    companyName: lineInUse('company_long'),
    orgNo: v.pipe(digitsSchema('org_no_invalid'), v.transform(orgNoDigits)),
    poNumber: boundedLine(50, 'po_number_long'),
    invoiceAddress: lineInUse('invoice_address_missing'),
    methodId: uuid('delivery_missing'),
    shippingKind: v.picklist(shippingKinds, 'delivery_missing'),
    street: lineInUse('street_long'),
    postcode: digitsSchema('postcode_invalid'),
    city: lineInUse('city_long'),
    date: v.union(
      [v.literal(''), v.pipe(boundedText(10), v.check(isDate, 'slot_missing'))],
      'slot_missing',
    ),
    fromMinute: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))),
    payment: v.picklist(paymentMethods, 'payment_unavailable'),
    note: v.pipe(
      boundedText(2000, 'note_long'),
      v.transform(cleanLines),
      v.maxLength(500, 'note_long'),
    ),
    terms: v.pipe(
      v.boolean(),
      v.check((isAccepted) => isAccepted, 'terms_missing'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['buyerKind'], ['companyName']],
      ({ buyerKind, companyName }) => buyerKind === 'private' || isCompanyName(companyName),
      'company_missing',
    ),
    ['companyName'],
  ),
  v.forward(
    v.partialCheck(
      [['buyerKind'], ['companyName']],
      ({ buyerKind, companyName }) =>
        buyerKind === 'private' || companyName.length <= longestCompanyName,
      'company_long',
    ),
    ['companyName'],
  ),
  v.forward(
    v.partialCheck(
      [['buyerKind'], ['orgNo']],
      ({ buyerKind, orgNo }) => buyerKind === 'private' || isOrgNo(orgNo),
      'org_no_invalid',
    ),
    ['orgNo'],
  ),
  v.forward(
    v.partialCheck(
      [['buyerKind'], ['invoiceAddress']],
      ({ buyerKind, invoiceAddress }) =>
        buyerKind === 'private' || isInvoiceAddress(invoiceAddress),
      'invoice_address_missing',
    ),
    ['invoiceAddress'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['street']],
      ({ shippingKind, street }) => shippingKind === 'pickup' || isStreet(street),
      'street_invalid',
    ),
    ['street'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['street']],
      ({ shippingKind, street }) => shippingKind === 'pickup' || street.length <= longestStreet,
      'street_long',
    ),
    ['street'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['postcode']],
      ({ shippingKind, postcode }) => shippingKind === 'pickup' || isPostcode(postcode),
      'postcode_invalid',
    ),
    ['postcode'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['city']],
      ({ shippingKind, city }) => shippingKind === 'pickup' || isCity(city),
      'city_missing',
    ),
    ['city'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['city']],
      ({ shippingKind, city }) => shippingKind === 'pickup' || city.length <= longestCity,
      'city_long',
    ),
    ['city'],
  ),
  v.forward(
    v.partialCheck(
      [['shippingKind'], ['date'], ['fromMinute']],
      ({ shippingKind, date, fromMinute }) =>
        shippingKind === 'post' || (date !== '' && fromMinute !== null),
      'slot_missing',
    ),
    ['date'],
  ),
)

/** The order form with what the buyer saw: another total or another cart is shown before anything is taken. */
export const placeOrderSchema = v.strictObject({
  form: orderFormSchema,
  expectedTotalOre: v.pipe(v.number(), v.integer(), v.minValue(0)),
  cartKey: v.pipe(boundedText(16), v.regex(/^[\da-f]{16}$/u)),
})

export const checkoutQuerySchema = v.strictObject({
  postcode: v.optional(
    v.pipe(boundedText(4, 'postcode_invalid'), v.check(isPostcode, 'postcode_invalid')),
  ),
})

export type OrderForm = v.InferOutput<typeof orderFormSchema>
export type TypedOrderForm = v.InferInput<typeof orderFormSchema>
export type PlaceOrder = v.InferOutput<typeof placeOrderSchema>

function isCompanyName(text: string): boolean {
  return text.length >= 2 && canBeName(text)
}

/** Empty means: to the organisation number. */
function isInvoiceAddress(text: string): boolean {
  return text === '' || peppolAddressOf(text) !== undefined || isEmail(text)
}
