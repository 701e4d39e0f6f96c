import { useEffect, useRef } from 'react'
import type { CheckoutView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import { forgetCheckout, readPlacing } from './checkout-storage.ts'
import type { Buyer } from './order-form.ts'
import { emptyTypedForm, typedForm } from './order-form.store.ts'

/**
 * Takes up what this tab left: asks for the postcode that was typed before, and for the order whose answer never came. One
 * that was taken after all leads to its page, also where the cart is empty by now.
 */
export function useResumedOrder(
  buyer: Buyer,
  refresh: (postcode: string, key?: string) => Promise<CheckoutView | undefined>,
  onPlaced: (order: PlacedOrder) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    void resume()

    async function resume() {
      const { postcode } = typedForm(buyer)
      const sent = readPlacing()
      if (!postcode && !sent) return
      const now = await refresh(postcode, sent?.key)
      if (!now?.placed) return
      forgetCheckout()
      emptyTypedForm()
      onPlaced(now.placed)
    }
  }, [buyer, refresh, onPlaced])
}
