import { useCallback, useEffect, useRef, useState } from 'react'
import { isPostcode } from '#domain/checkout.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { plainDigits } from '#domain/typed-text.ts'
import { callApi } from '#app/platform/api.ts'

/** The checkout as the server last told it, and a way to ask again. An answer that a later question overtook is dropped. */
export function useCheckoutView(first: CheckoutView) {
  const [view, setView] = useState(first)
  const asked = useRef(0)
  useEffect(() => setView(first), [first])
  const refresh = useCallback(async (typedPostcode: string, key?: string) => {
    asked.current += 1
    const question = asked.current
    const postcode = plainDigits(typedPostcode.trim())
    const answer = await callApi<CheckoutView>(
      isPostcode(postcode) ? `/checkout?postcode=${postcode}` : '/checkout',
      key ? { idempotencyKey: key } : {},
    )
    if (!answer.ok || question !== asked.current) return undefined
    setView(answer.value)
    return answer.value
  }, [])
  return { view, refresh }
}
