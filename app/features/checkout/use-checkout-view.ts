import { useCallback, useRef, useState } from 'react'
import { isPostcode } from '#domain/contact.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { plainDigits } from '#domain/typed-text.ts'
import { callApi } from '#app/platform/api.ts'

/** The checkout as the server last told it, and a way to ask again. An answer that a later question overtook is dropped. */
export function useCheckoutView(loaded: CheckoutView) {
  const [answered, setAnswered] = useState({ after: loaded, view: loaded })
  const asked = useRef(0)
  const refresh = useCallback(
    async (typedPostcode: string, key?: string) => {
      asked.current += 1
      const question = asked.current
      const postcode = plainDigits(typedPostcode.trim())
      const answer = await callApi<CheckoutView>(
        isPostcode(postcode) ? `/checkout?postcode=${postcode}` : '/checkout',
        key ? { idempotencyKey: key } : {},
      )
      if (!answer.ok || question !== asked.current) return undefined
      setAnswered({ after: loaded, view: answer.value })
      return answer.value
    },
    [loaded],
  )
  // What the router loaded anew is newer than any earlier answer.
  return { view: answered.after === loaded ? answered.view : loaded, refresh }
}
