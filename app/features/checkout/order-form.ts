import type { PlaceOrder, TypedOrderForm } from '#domain/checkout.schema.ts'
import type { CheckoutView, DeliveryView } from '#domain/checkout-view.schema.ts'
import type { BuyerKind } from '#domain/checkout.ts'

/** What is typed and chosen; a payment that nobody has chosen yet is empty. */
export type FormValues = Omit<TypedOrderForm, 'payment'> & {
  payment: TypedOrderForm['payment'] | ''
}
export type FieldName = keyof FormValues

/** What the account of a buyer fills in: who it is, and where the goods go by default. */
export type KnownBuyer = Partial<
  Pick<FormValues, 'email' | 'name' | 'phone' | 'street' | 'postcode' | 'city'>
>

export const emptyForm: FormValues = {
  email: '',
  name: '',
  phone: '',
  buyerKind: 'private',
  companyName: '',
  orgNo: '',
  poNumber: '',
  invoiceAddress: '',
  methodId: '',
  shippingKind: 'pickup',
  street: '',
  postcode: '',
  city: '',
  date: '',
  fromMinute: null,
  payment: '',
  note: '',
  terms: false,
}

/** Who fills in the form. */
export interface Buyer {
  /** Of the account; empty for a guest. */
  id: string
  known: KnownBuyer
}

export const guest: Buyer = { id: '', known: {} }

/** True where what one buyer has typed may be shown to the other: a guest who signs in goes on with it, nobody else does. */
export function isAlsoOf(typistId: string, buyer: Buyer): boolean {
  return typistId === buyer.id || typistId === guest.id
}

/** The form with what is known of the buyer where nothing was typed. */
export function withKnown(values: FormValues, known: KnownBuyer): FormValues {
  const missing = Object.entries(known).filter(([name]) => values[name as FieldName] === '')
  return { ...values, ...(Object.fromEntries(missing) as KnownBuyer) }
}

/** The fields in the order in which the page shows them: errors are listed and focused in it. */
export const fieldOrder = [
  'email',
  'name',
  'phone',
  'buyerKind',
  'companyName',
  'orgNo',
  'poNumber',
  'methodId',
  'shippingKind',
  'street',
  'postcode',
  'city',
  'date',
  'fromMinute',
  'payment',
  'invoiceAddress',
  'note',
  'terms',
] as const satisfies readonly FieldName[]

/**
 * What a buyer may choose: a delivery that wants a postcode opens the address, one that cannot be paid or carry the goods does not.
 * One that is full says so where its times would stand.
 */
export function canChoose(delivery: DeliveryView, buyer: BuyerKind): boolean {
  if (delivery.payments[buyer].length === 0) return false
  return delivery.reason === null || ['area', 'postcode_wanted', 'full'].includes(delivery.reason)
}

/** The chosen delivery, or undefined where there is none to choose. */
export function deliveryOf(view: CheckoutView, values: FormValues): DeliveryView | undefined {
  return view.deliveries.find(({ id }) => id === values.methodId)
}

/**
 * The values as they fit what is offered now: a delivery, day, time and payment that are gone are given up, what is not
 * asked any more is not sent, and what leaves no choice is chosen.
 */
export function fitted(values: FormValues, view: CheckoutView): FormValues {
  const choosable = view.deliveries.filter((each) => canChoose(each, values.buyerKind))
  const delivery =
    choosable.find(({ id }) => id === values.methodId) ??
    choosable.find(({ reason }) => reason !== 'full') ??
    choosable[0]
  if (!delivery) return { ...values, methodId: '', date: '', fromMinute: null, payment: '' }
  const payments = delivery.payments[values.buyerKind]
  const payment = payments.find((each) => each === values.payment) ?? payments[0] ?? ''
  const isKnownPlace = view.city !== null && delivery.kind === 'own_van'
  return {
    ...values,
    methodId: delivery.id,
    shippingKind: delivery.kind,
    payment,
    poNumber: values.buyerKind === 'business' ? values.poNumber : '',
    invoiceAddress: payment === 'invoice' ? values.invoiceAddress : '',
    city: isKnownPlace ? (view.city ?? '') : values.city,
    ...timeOf(values, delivery),
  }
}

function timeOf(values: FormValues, { days }: DeliveryView) {
  const free = days.filter(({ slots }) => slots.some(({ isFull }) => !isFull))
  const day = free.find(({ date }) => date === values.date) ?? free[0]
  if (!day) return { date: '', fromMinute: null }
  const slots = day.slots.filter(({ isFull }) => !isFull)
  const chosen = slots.find(({ fromMinute }) => fromMinute === values.fromMinute)
  const only = slots.length === 1 ? slots[0] : undefined
  return { date: day.date, fromMinute: (chosen ?? only)?.fromMinute ?? null }
}

/** What is sent: the form with what the buyer saw. */
export function orderOf(
  values: FormValues,
  view: CheckoutView,
): Omit<PlaceOrder, 'form'> & { form: FormValues } {
  return {
    form: values,
    expectedTotalOre: deliveryOf(view, values)?.totals.totalOre ?? view.itemsOre,
    cartKey: view.cartKey,
  }
}
