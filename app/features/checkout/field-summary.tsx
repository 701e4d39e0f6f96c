import { FieldSummary as Summary } from '#app/ui/field-summary.tsx'
import { type FieldName, fieldOrder } from './order-form.ts'
import type { FieldErrors } from './field-errors.ts'

/** The id of a field's control, so that the summary and the focus find it. */
export function fieldId(name: FieldName): string {
  return `checkout-${name}`
}

/** All that is wrong with the order, on top of its form. */
export function FieldSummary({ errors }: { errors: FieldErrors }) {
  const wrong = fieldOrder.flatMap((name) => {
    const sentence = errors[name]
    return sentence === undefined ? [] : [{ id: fieldId(name), sentence }]
  })
  return <Summary wrong={wrong} />
}
