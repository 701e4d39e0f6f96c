import { useEffect, useSyncExternalStore } from 'react'
import {
  type CartState,
  cartState,
  cartStateOnServer,
  refreshCart,
  subscribeToCart,
} from './cart.store.ts'

/** The cart, with whatever is on its way to the server already in it. */
export function useCart(): CartState {
  return useSyncExternalStore(subscribeToCart, cartState, cartStateOnServer)
}

/** The cart for a view that shows all of it: read anew whenever the view opens, since prices and stock change. */
export function useOpenCart(): CartState {
  const state = useCart()
  useEffect(() => void refreshCart(), [])
  return state
}
