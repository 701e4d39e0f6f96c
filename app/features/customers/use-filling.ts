import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FilledCart } from '#domain/account.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { notify } from '#app/ui/notify.ts'
import { useSameKey } from '#app/ui/use-same-key.ts'

export interface Filling {
  isBusy: boolean
  /** What stayed out of the cart, and why. */
  left: FilledCart['left']
  message: string | undefined
  fill: () => Promise<void>
}

/** Several things go into the cart at once, at an address that does it; once however often it is pressed. */
export function useFilling(path: string, onCartChanged: () => void): Filling {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [left, setLeft] = useState<FilledCart['left']>([])
  const [message, setMessage] = useState<string>()
  const keyFor = useSameKey()
  async function fill() {
    if (isBusy) return
    setIsBusy(true)
    const key = keyFor(path)
    const answer = await callApi<FilledCart>(path, {
      method: 'POST',
      body: {},
      idempotencyKey: key.value,
    })
    setIsBusy(false)
    // What may be done in a moment may be done already: it is sent again as it was.
    if (answer.ok || (answer.reason === 'refused' && !answer.error.retryable)) key.isAnswered()
    setMessage(answer.ok ? undefined : reasonOf(answer))
    setLeft(answer.ok ? answer.value.left : [])
    if (!answer.ok) return
    onCartChanged()
    if (answer.value.cart.items.length > 0) notify.success(t`Added to cart`)
  }
  const reasonOf = (
    answer: { reason: 'unreachable' } | { reason: 'refused'; error: { message: string } },
  ) =>
    answer.reason === 'refused'
      ? answer.error.message
      : t`We cannot reach the shop. Try again in a moment.`
  return { isBusy, left, message, fill }
}
