import { useEffect, useState } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { keepForm, readForm } from './checkout-storage.ts'
import type { FieldErrors } from './field-errors.ts'
import { emptyForm, fitted, type FormValues } from './order-form.ts'

export interface OrderFormState {
  values: FormValues
  errors: FieldErrors
  /** Changes fields; what was wrong with them is no longer said. */
  change: (fields: Partial<FormValues>) => void
}

/** What is typed and chosen, kept for this tab until the order is placed. */
export function useOrderForm(view: CheckoutView) {
  const [typed, setTyped] = useState(emptyForm)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    setTyped(readForm())
    setIsReady(true)
  }, [])
  useEffect(() => {
    if (isReady) keepForm(typed)
  }, [typed, isReady])
  const change = (fields: Partial<FormValues>) => {
    setTyped((before) => ({ ...before, ...fields }))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
  }
  const state: OrderFormState = { values: fitted(typed, view), errors, change }
  return { ...state, setErrors, isReady }
}
