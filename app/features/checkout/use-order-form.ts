import { useState, useSyncExternalStore } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { FieldErrors } from './field-errors.ts'
import { fitted, type FormValues } from './order-form.ts'
import { changeForm, subscribeToForm, typedForm, typedFormOnServer } from './order-form.store.ts'

export interface OrderFormState {
  values: FormValues
  errors: FieldErrors
  /** Changes fields; what was wrong with them is no longer said. */
  change: (fields: Partial<FormValues>) => void
}

/** What is typed and chosen, kept for this tab until the order is placed, and what is wrong with it. */
export function useOrderForm(view: CheckoutView) {
  const typed = useSyncExternalStore(subscribeToForm, typedForm, typedFormOnServer)
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = (fields: Partial<FormValues>) => {
    changeForm(fields)
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
  }
  const state: OrderFormState = { values: fitted(typed, view), errors, change }
  return { ...state, setErrors }
}
