import { useCallback, useEffect, useRef, useState } from 'react'
import { isPostcode } from '#domain/contact.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { callApi } from '#app/platform/api.ts'
import { isRefusal, untilAnswered } from '#app/platform/until-answered.ts'

/**
 * The checkout as the server last told it, why it did not tell it the last time where it refused, and a way to ask again, which goes
 * on until somebody answers. An answer that a later question overtook is dropped.
 */
export function useCheckoutView(loaded: CheckoutView) {
  const [answered, setAnswered] = useState({ after: loaded, view: loaded })
  const [refusal, setRefusal] = useState<ErrorBody>()
  const asked = useRef(0)
  // Whoever has left the page waits for no answer.
  useEffect(() => () => void (asked.current += 1), [])
  const refresh = useCallback(
    async (typedPostcode: string, key?: string) => {
      asked.current += 1
      const question = asked.current
      const isWanted = () => question === asked.current
      const answer = await untilAnswered(() => ask(typedPostcode, key), { isWanted })
      if (!isWanted()) return undefined
      setRefusal(isRefusal(answer) ? answer.error : undefined)
      if (!answer.ok) return undefined
      setAnswered({ after: loaded, view: answer.value })
      return answer.value
    },
    [loaded],
  )
  // What the router loaded anew is newer than any earlier answer.
  return { view: answered.after === loaded ? answered.view : loaded, refusal, refresh }
}

function ask(typedPostcode: string, key: string | undefined) {
  const postcode = plainDigits(typedPostcode.trim())
  return callApi<CheckoutView>(
    isPostcode(postcode) ? `/checkout?postcode=${postcode}` : '/checkout',
    key ? { idempotencyKey: key } : {},
  )
}
