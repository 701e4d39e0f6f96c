import { useEffect } from 'react'
import { type CartState, refreshCart } from './cart.store.ts'
import { useCart } from './use-cart.ts'

/** The cart for a view that shows all of it: read anew whenever the view opens, since prices and stock change. */
export function useOpenCart(): CartState {
  const state = useCart()
  useEffect(() => void refreshCart(), [])
  return state
}
