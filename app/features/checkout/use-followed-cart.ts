import { useEffect, useRef } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { type CartShown, isBehind, textOf } from './cart-shown.ts'

interface Followed {
  view: CheckoutView
  /** Undefined while this browser does not know its cart. */
  cart: readonly CartShown[] | undefined
  /** Asks for the checkout anew. */
  askAnew: () => void
  /** Reads the cart anew. */
  onCartChanged: () => void
}

/**
 * Keeps the checkout to the cart as it changes, here and in other tabs: true while the two are not the same, since a change is on its
 * way. Each change is asked for once; where the cart is what is out of date, it is read anew, once.
 */
export function useFollowedCart({ view, cart, askAnew, onCartChanged }: Followed): boolean {
  const asked = useRef<Pick<Followed, 'view' | 'cart'>>(undefined)
  const reread = useRef('')
  const isBehindNow = cart !== undefined && isBehind(view, cart)
  useEffect(() => {
    if (!cart || !isBehindNow) return
    const text = textOf(cart)
    if (asked.current?.cart !== cart) {
      asked.current = { view, cart }
      askAnew()
    } else if (asked.current.view !== view && reread.current !== text) {
      reread.current = text
      onCartChanged()
    }
  }, [view, cart, isBehindNow, askAnew, onCartChanged])
  return isBehindNow
}
