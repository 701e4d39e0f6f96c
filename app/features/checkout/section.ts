import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { type FieldName, type FormValues } from './order-form.ts'
import { fieldId } from './field-summary.tsx'
import type { OrderFormState } from './use-order-form.ts'

/** What each part of the form works with. */
export interface SectionProps {
  form: OrderFormState
  view: CheckoutView
}

type TextName = {
  [Name in FieldName]: FormValues[Name] extends string ? Name : never
}[FieldName]

/** The attributes that tie a control to a field of the form. */
export function boundTo<Name extends TextName>(
  { values, errors, change }: OrderFormState,
  name: Name,
) {
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  }
}
