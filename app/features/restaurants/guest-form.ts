import * as v from 'valibot'
import type { DishPayment } from '#domain/checkout.ts'
import type { ErrorBody } from '#domain/errors.ts'
import {
  type DishCheckout,
  guestFormSchema,
  type TypedGuestForm,
} from '#domain/restaurant-checkout.schema.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'

/** What is typed and chosen; a time that nobody has chosen is as soon as possible. */
export interface GuestValues extends Omit<
  TypedGuestForm,
  'slotAt' | 'isAsap' | 'table' | 'payment'
> {
  slotAt: number | null
  payment: DishPayment
}
export type GuestField = keyof GuestValues
export type GuestErrors = Partial<Record<GuestField, string>>

/** In the order of the page: the first that is wrong has the focus. */
export const guestFields = [
  'mode',
  'slotAt',
  'name',
  'phone',
  'email',
  'allergyNote',
  'comment',
  'hasCutlery',
  'payment',
  'terms',
] as const satisfies readonly GuestField[]

export const emptyGuest = {
  slotAt: null,
  name: '',
  phone: '',
  email: '',
  payment: 'pay_at_counter',
  hasCutlery: false,
  comment: '',
  allergyNote: '',
  terms: false,
} as const satisfies Omit<GuestValues, 'mode'>

/** A way of paying that is not there any more is given up. */
export function paymentIn({ payments }: DishCheckout, chosen: DishPayment): DishPayment {
  const first = payments[0]?.method ?? 'pay_at_counter'
  return payments.some(({ method }) => method === chosen) ? chosen : first
}

/** What is sent: the form with what the guest saw. */
export function dishOrderOf(values: GuestValues, view: DishCheckout, table: string) {
  const { slotAt, ...typed } = values
  const form: TypedGuestForm = {
    ...typed,
    payment: paymentIn(view, values.payment),
    table: values.mode === 'eat_in' ? table : '',
    isAsap: slotAt === null,
    slotAt: slotAt ?? view.asapAt ?? 0,
  }
  return { form, expectedTotalOre: view.totalOre, cartKey: view.cartKey }
}

/** What is wrong with a form, by field, in the API's words. The rules are the server's own. */
export function guestErrors(form: TypedGuestForm, { sentences }: DishCheckout): GuestErrors {
  const { issues = [] } = v.safeParse(guestFormSchema, form)
  const errors: GuestErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (isField(field))
      errors[field] ??= sentences[issue.message] ?? sentences['invalid_input'] ?? ''
  }
  return errors
}

/** The fields that a refused order is about. */
export function refusedGuestFields(error: ErrorBody): GuestErrors {
  const faults = error.fields ?? [{ field: error.field ?? '', message: error.message }]
  const errors: GuestErrors = {}
  for (const { field, message } of faults) {
    const name = field.replace(/^form\./u, '')
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

export function guestFieldId(name: GuestField): string {
  return `guest-${name}`
}

const typedKey = 'guest-form'

/** What this tab has typed so far. Consent and a time are never remembered. */
export function typedBefore(): Partial<GuestValues> {
  const kept = tabStorage.value(typedKey)
  if (typeof kept !== 'object' || kept === null) return {}
  const texts = ['name', 'phone', 'email', 'comment', 'allergyNote'] as const
  const known = texts.flatMap((name) => {
    const value: unknown = (kept as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(known) as Partial<GuestValues>
}

export function keepTyped({ name, phone, email, comment, allergyNote }: GuestValues): void {
  tabStorage.keepValue(typedKey, { name, phone, email, comment, allergyNote })
}

export function forgetTyped(): void {
  tabStorage.forget(typedKey)
}

function isField(name: string | null): name is GuestField {
  return (guestFields as readonly (string | null)[]).includes(name)
}
