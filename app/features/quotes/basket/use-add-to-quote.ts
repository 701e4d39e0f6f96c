import { useLingui } from '@lingui/react/macro'
import { notify } from '#app/ui/notify.ts'
import type { AskedProduct } from './basket.ts'
import { useBasketStore } from './basket-provider.tsx'

/** Puts a product into the basket of a quote, and says so; what a basket is made of is fetched with the first one. */
export function useAddToQuote() {
  const { t } = useLingui()
  const basket = useBasketStore()
  return async (product: AskedProduct, wanted?: { quantity?: number; notes?: string }) => {
    try {
      const { addToBasket } = await import('./add-to-basket.ts')
      if (addToBasket(basket, product, wanted)) notify.success(t`Added to your request`)
      else notify.error(t`A request holds 100 lines at most.`)
    } catch {
      notify.error(t`This part could not be loaded. Try again when you are connected.`)
    }
  }
}
