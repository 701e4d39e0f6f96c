import { useSyncExternalStore } from 'react'
import { type CartState, cartState, cartStateOnServer, subscribeToCart } from './cart.store.ts'

/** The cart, with whatever is on its way to the server already in it. */
export function useCart(): CartState {
  return useSyncExternalStore(subscribeToCart, cartState, cartStateOnServer)
}
