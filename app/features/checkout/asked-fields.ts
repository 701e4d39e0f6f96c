import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { deliveryOf, type FieldName, type FormValues } from './order-form.ts'

type Question = (values: FormValues, view: CheckoutView) => boolean

const ofBusiness: Question = ({ buyerKind }) => buyerKind === 'business'
const ofAddress: Question = ({ shippingKind }) => shippingKind !== 'pickup'
const ofTime: Question = (values, view) => (deliveryOf(view, values)?.days.length ?? 0) > 0

/** The fields that the page does not always draw, and when it does. */
const questions: Partial<Record<FieldName, Question>> = {
  companyName: ofBusiness,
  orgNo: ofBusiness,
  poNumber: ofBusiness,
  street: ofAddress,
  postcode: ofAddress,
  city: ofAddress,
  date: ofTime,
  fromMinute: ofTime,
  invoiceAddress: ({ payment }) => payment === 'invoice',
}

/** Whether the page asks for a field now. A field that is not shown gets no message. */
export function isAsked(name: FieldName, values: FormValues, view: CheckoutView): boolean {
  return questions[name]?.(values, view) ?? true
}
