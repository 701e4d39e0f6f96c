import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { askedErrors, type FieldErrors } from './field-errors.ts'
import { type Buyer, fitted, type FormValues } from './order-form.ts'
import { changeForm, startForm, subscribeToForm, typedForm } from './order-form.store.ts'

export interface OrderFormState {
  values: FormValues
  errors: FieldErrors
  /** Changes fields; what was wrong with them is no longer said. */
  change: (fields: Partial<FormValues>) => void
}

/**
 * What is typed and chosen, kept for this tab until the order is placed, and what is wrong with it. It starts with what is known
 * of the buyer.
 */
export function useOrderForm(view: CheckoutView, buyer: Buyer) {
  const start = useMemo(() => startForm(buyer), [buyer])
  const typed = useSyncExternalStore(
    subscribeToForm,
    () => typedForm(buyer, start),
    // The server knows nothing of what was typed.
    () => start,
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = (fields: Partial<FormValues>) => {
    changeForm(fields)
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
  }
  const values = fitted(typed, view)
  const state: OrderFormState = { values, errors: askedErrors(errors, values, view), change }
  /** What is typed by now, as it fits another view. */
  const valuesFor = (other: CheckoutView) => fitted(typedForm(buyer, start), other)
  return { ...state, setErrors, valuesFor }
}
