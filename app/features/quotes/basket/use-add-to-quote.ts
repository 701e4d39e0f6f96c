import { useLingui } from '@lingui/react/macro'
import type { Asked } from '#app/features/quotes/request/add-to-basket.ts'
import { notify } from '#app/ui/notify.ts'
import { useBasketStore } from './basket-provider.tsx'

/** Puts a product into the basket of a quote; what a basket is made of is fetched with the first one. */
export function useAddToQuote() {
  const { i18n, t } = useLingui()
  const basket = useBasketStore()
  return async (asked: Asked) => {
    try {
      const { addToBasket } = await import('#app/features/quotes/request/add-to-basket.ts')
      await addToBasket({ basket, i18n }, asked)
    } catch {
      notify.error(t`This part could not be loaded. Try again when you are connected.`)
    }
  }
}
