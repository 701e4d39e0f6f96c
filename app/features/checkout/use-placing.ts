import { useRef, useState } from 'react'
import { isOnline } from '#domain/checkout.ts'
import type { PlacedOrder } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { forgetCheckout, forgetSent, placingOf } from './checkout-storage.ts'
import type { Buyer, FormValues } from './order-form.ts'
import { emptyTypedForm } from './order-form.store.ts'
import { sendOrder } from './send-order.ts'

export type PlacingState = 'idle' | 'sending' | 'retrying' | 'unreachable'

interface Told {
  onPlaced: (order: PlacedOrder) => void
  onRefused: (error: ErrorBody) => void
}

/** Sends the order, once however often the button is pressed: the same content always goes with the same key. */
export function usePlacing({ id: buyerId }: Buyer, { onPlaced, onRefused }: Told) {
  const [state, setState] = useState<PlacingState>('idle')
  const isSending = useRef(false)
  const send = async (order: { form: FormValues }) => {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    const placing = { ...placingOf(JSON.stringify(order)), as: buyerId }
    const answer = await sendOrder(placing, () => setState('retrying'))
    isSending.current = false
    if (answer.ok) {
      if (isPaidNow(order.form)) forgetSent()
      else {
        forgetCheckout()
        emptyTypedForm()
      }
      onPlaced(answer.value)
      return
    }
    if (answer.reason === 'refused' && !answer.error.retryable) {
      setState('idle')
      onRefused(answer.error)
    } else setState('unreachable')
  }
  return { state, send }
}

function isPaidNow({ payment }: FormValues): boolean {
  return payment !== '' && isOnline(payment)
}
