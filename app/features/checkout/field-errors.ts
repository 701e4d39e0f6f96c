import * as v from 'valibot'
import { orderFormSchema } from '#domain/checkout.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { isAsked } from './asked-fields.ts'
import { deliveryOf, type FieldName, fieldOrder, type FormValues } from './order-form.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** What is wrong with a form, by field, in the API's words. The rules are the server's own. */
export function errorsOf(values: FormValues, view: CheckoutView): FieldErrors {
  const { sentences } = view
  const { issues = [] } = v.safeParse(orderFormSchema, values)
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    const sentence = sentences[issue.message] ?? sentences['invalid_input'] ?? ''
    if (isField(field)) errors[field] ??= sentence
  }
  return isAsked('date', values, view) ? errors : withoutTime(errors, values, view)
}

/** Where no times are drawn, a missing one is reported at the field that decides whether there are any. */
function withoutTime(
  { date: missing, ...errors }: FieldErrors,
  values: FormValues,
  view: CheckoutView,
): FieldErrors {
  if (missing === undefined) return errors
  const delivery = deliveryOf(view, values)
  if (delivery?.kind !== 'own_van') return { methodId: delivery?.note ?? missing, ...errors }
  return { postcode: isAnswered(values, view) ? delivery.note : missing, ...errors }
}

/** Whether the server's answer about the postcode is about the one that is typed now. */
export function isAnswered({ postcode }: FormValues, view: CheckoutView): boolean {
  return plainDigits(postcode.trim()) === view.postcode
}

/** What is wrong with the fields that the page still asks for. */
export function askedErrors(
  errors: FieldErrors,
  values: FormValues,
  view: CheckoutView,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => isField(name) && isAsked(name, values, view)),
  )
}

/** The fields that a refused order is about. */
export function refusedFields(error: ErrorBody): FieldErrors {
  const faults = error.fields ?? [{ field: error.field ?? '', message: error.message }]
  const errors: FieldErrors = {}
  for (const { field, message } of faults) {
    const name = field.replace(/^form\./u, '')
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

/** The first wrong field of the page. */
export function firstWrong(errors: FieldErrors): FieldName | undefined {
  return fieldOrder.find((name) => errors[name] !== undefined)
}

function isField(name: string | null): name is FieldName {
  return (fieldOrder as readonly (string | null)[]).includes(name)
}
