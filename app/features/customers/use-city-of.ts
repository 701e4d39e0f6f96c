import { useEffect, useRef } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { isPostcode } from '#domain/contact.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { callApi } from '#app/platform/api.ts'

interface AddressFields {
  values: { postcode: string; city: string }
  change: (fields: { city: string }) => void
}

/**
 * Writes the city of a postcode beside it, as the checkout does: the shop knows the places that its own van drives to. A city
 * that somebody has typed stays.
 */
export function useCityOf({ values, change }: AddressFields) {
  const filledIn = useRef('')
  const asked = useRef('')
  const city = useRef(values.city)
  useEffect(() => {
    city.current = values.city
  })
  return async (typed: string) => {
    const postcode = plainDigits(typed.trim())
    asked.current = postcode
    if (!isPostcode(postcode)) return
    const answer = await callApi<CheckoutView>(`/checkout?postcode=${postcode}`)
    if (!answer.ok || asked.current !== postcode || !answer.value.city) return
    if (city.current.trim() !== filledIn.current) return
    filledIn.current = answer.value.city
    change({ city: answer.value.city })
  }
}
