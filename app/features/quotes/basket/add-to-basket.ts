import { type AskedProduct, basketText, readBasket, withProduct } from './basket.ts'
import type { BasketStore } from './basket-store.ts'

/** Puts a product into the basket; false where that is full. */
export function addToBasket(
  basket: BasketStore,
  product: AskedProduct,
  wanted?: { quantity?: number; notes?: string },
): boolean {
  const lines = withProduct(readBasket(basket.text()), product, Date.now(), wanted)
  if (lines) basket.keep(basketText(lines))
  return lines !== undefined
}
