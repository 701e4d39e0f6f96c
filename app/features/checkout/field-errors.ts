import * as v from 'valibot'
import { orderFormSchema } from '#domain/checkout.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { type FieldName, fieldOrder, type FormValues } from './order-form.ts'

export type FieldErrors = Partial<Record<FieldName, string>>

/** What is wrong with a form, by field, in the API's words (`sentences`, by error code). The rules are the server's own. */
export function errorsOf(values: FormValues, sentences: Record<string, string>): FieldErrors {
  const { issues = [] } = v.safeParse(orderFormSchema, values)
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    const sentence = sentences[issue.message] ?? sentences['invalid_input'] ?? ''
    if (isField(field)) errors[field] ??= sentence
  }
  return errors
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
