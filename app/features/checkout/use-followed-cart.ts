import { useEffect, useRef, useState } from 'react'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { type CartShown, isBehind, textOf } from './cart-shown.ts'
import type { ViewRefusal } from './use-checkout-view.ts'

interface Followed {
  view: CheckoutView
  /** Why the checkout was not read anew the last time. */
  refusal: ViewRefusal | undefined
  /** Undefined while this browser does not know its cart. */
  cart: readonly CartShown[] | undefined
  isCartSaving: boolean
  /** Asks for the checkout anew. */
  askAnew: () => void
  /** Reads the cart anew. */
  onCartChanged: () => void
}

/**
 * Keeps the checkout to the cart as it changes, here and in other tabs: true while the two are not the same, since a change is on its
 * way. Each change is asked for once; where the cart is what is out of date, it is read anew, once. Where they differ even so, or the
 * question is refused, nobody is kept waiting: the server has the last word on goods and prices.
 */
export function useFollowedCart(followed: Followed): boolean {
  const { view, refusal, cart, isCartSaving, askAnew, onCartChanged } = followed
  const asked = useRef<Pick<Followed, 'view' | 'cart'>>(undefined)
  const reread = useRef('')
  const [settled, setSettled] = useState<Pick<Followed, 'view' | 'cart'>>()
  const isBehindNow = cart !== undefined && isBehind(view, cart)
  useEffect(() => {
    if (!cart || isCartSaving || !isBehindNow) return
    const text = textOf(cart)
    if (asked.current?.cart !== cart) {
      asked.current = { view, cart }
      askAnew()
    } else if (asked.current.view !== view) {
      if (reread.current === text) return setSettled({ view, cart })
      reread.current = text
      onCartChanged()
    }
  }, [view, cart, isCartSaving, isBehindNow, askAnew, onCartChanged])
  if (cart && isCartSaving) return true
  return isBehindNow && !refusal && !(settled?.view === view && settled.cart === cart)
}
