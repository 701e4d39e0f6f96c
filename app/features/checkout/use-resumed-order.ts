import { useEffect, useRef, useState } from 'react'
import type { CheckoutView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import { forgetCheckout, forgetSent, unansweredKeys } from './checkout-storage.ts'
import type { Buyer } from './order-form.ts'
import { emptyTypedForm, typedForm } from './order-form.store.ts'

/**
 * Takes up what was left: asks for the postcode that was typed before, and for the orders whose answer never came to this tab or
 * another. One that was taken after all leads to its page, also where the cart is empty by now. True once that is over: nothing
 * should be asked in between, since an answer that is overtaken is dropped.
 */
export function useResumedOrder(
  buyer: Buyer,
  refresh: (postcode: string, key?: string) => Promise<CheckoutView | undefined>,
  onPlaced: (order: PlacedOrder) => void,
): boolean {
  const isBegun = useRef(false)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void resume().finally(() => setDone(true))

    async function resume() {
      const { postcode } = typedForm(buyer)
      const sent = unansweredKeys()
      if (postcode && sent.length === 0) await refresh(postcode)
      for (const key of sent) {
        const now = await refresh(postcode, key)
        if (!now?.placed) continue
        if (now.placed.payUrl === null) {
          forgetCheckout()
          emptyTypedForm()
        } else forgetSent()
        onPlaced(now.placed)
        return
      }
    }
  }, [buyer, refresh, onPlaced])
  return isDone
}
