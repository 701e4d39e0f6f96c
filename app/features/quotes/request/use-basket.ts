import { useEffect, useMemo } from 'react'
import { type BasketLine, basketText, readBasket } from '#app/features/quotes/basket/basket.ts'
import { useBasketStore, useBasketText } from '#app/features/quotes/basket/basket-provider.tsx'

/** The lines of the basket, and how they are changed: from what is kept at that moment, since another tab may have changed it. */
export function useBasket() {
  const basket = useBasketStore()
  const text = useBasketText()
  const lines = useMemo(() => readBasket(text), [text])
  useEffect(() => {
    // What was dropped on reading goes, so that the header counts what there is.
    if (text !== null && text !== basketText(lines)) basket.keep(basketText(lines))
  }, [basket, text, lines])
  const change = (of: (lines: readonly BasketLine[]) => BasketLine[]) =>
    basket.keep(basketText(of(readBasket(basket.text()))))
  return { lines, change }
}
