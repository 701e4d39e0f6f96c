import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isPostcode } from '#domain/contact.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { callApi } from '#app/platform/api.ts'
import { untilAnswered } from '#app/platform/until-answered.ts'
import type { Buyer } from './order-form.ts'

/** Why the checkout was not read anew, in a sentence. */
export type ViewRefusal = Pick<ErrorBody, 'message'> & { code?: ErrorBody['code'] }

interface Answered {
  /** What the router had loaded when this was asked. */
  after: CheckoutView
  view: CheckoutView
  refusal?: ViewRefusal | undefined
}

/**
 * The checkout as last read from the server, why it could not be read the last time where it was refused, and a way to ask again, which goes
 * on until somebody answers. An answer that a later question overtook is dropped.
 */
export function useCheckoutView(loaded: CheckoutView, { id: buyerId }: Buyer) {
  const { t } = useLingui()
  const [answered, setAnswered] = useState<Answered>({ after: loaded, view: loaded })
  const asked = useRef(0)
  // After the page was left no answer is awaited.
  useEffect(() => () => void (asked.current += 1), [])
  const refresh = useCallback(
    async (typedPostcode: string, key?: string) => {
      asked.current += 1
      const question = asked.current
      // Why an earlier question was refused says nothing of this one.
      setAnswered((last) => (last.refusal ? { ...last, refusal: undefined } : last))
      const isWanted = () => question === asked.current
      const answer = await untilAnswered(() => ask(typedPostcode, { key, as: buyerId }), {
        isWanted,
      })
      if (!isWanted()) return undefined
      if (answer.ok) {
        setAnswered({ after: loaded, view: answer.value })
        return answer.value
      }
      const fault = t`We failed, or the connection did. Nothing is lost. Try again in a moment.`
      const refusal = answer.reason === 'refused' ? answer.error : { message: fault }
      setAnswered((last) => ({ after: loaded, view: viewAfter(last, loaded), refusal }))
      return undefined
    },
    [loaded, buyerId, t],
  )
  const refusal = answered.after === loaded ? answered.refusal : undefined
  return { view: viewAfter(answered, loaded), refusal, refresh }
}

/** What the router loaded anew is newer than any earlier answer. */
function viewAfter({ after, view }: Answered, loaded: CheckoutView): CheckoutView {
  return after === loaded ? view : loaded
}

function ask(typedPostcode: string, { key, as }: { key: string | undefined; as: string }) {
  const postcode = plainDigits(typedPostcode.trim())
  return callApi<CheckoutView>(
    isPostcode(postcode) ? `/checkout?postcode=${postcode}` : '/checkout',
    key ? { as, idempotencyKey: key } : { as },
  )
}
