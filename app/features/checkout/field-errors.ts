import * as v from 'valibot'
import { orderFormSchema } from '#domain/checkout.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { deliveryOf, type FieldName, fieldOrder, type FormValues } from './order-form.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** What is wrong with a form, by field, in the API's words (`sentences`, by error code). The rules are the server's own. */
function errorsOf(values: FormValues, sentences: Record<string, string>): FieldErrors {
  const { issues = [] } = v.safeParse(orderFormSchema, values)
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    const sentence = sentences[issue.message] ?? sentences['invalid_input'] ?? ''
    if (isField(field)) errors[field] ??= sentence
  }
  return errors
}

/**
 * The same with what the chosen delivery makes of it: a place that it does not reach is wrong, and no time is missing where none is
 * offered, so that the summary leads to what the page shows.
 */
export function wrongIn(values: FormValues, view: CheckoutView): FieldErrors {
  const { date, ...errors } = errorsOf(values, view.sentences)
  const delivery = deliveryOf(view, values)
  if (delivery && delivery.days.length > 0) return date === undefined ? errors : { ...errors, date }
  return delivery?.reason === 'area' ? { postcode: delivery.note, ...errors } : errors
}

/** The fields that a refused order is about. */
export function refusedFields(error: ErrorBody): FieldErrors {
  const told = error.fields ?? [{ field: error.field ?? '', message: error.message }]
  const errors: FieldErrors = {}
  for (const { field, message } of told) {
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
