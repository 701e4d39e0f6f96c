import { useCart } from './use-cart.ts'

/** How many items the cart holds, for a badge: 0 until the cart was read. */
export function useCartCount(): number {
  return useCart().cart.total_items
}
