import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addWords } from '#app/i18n/i18n.ts'
import { notify } from '#app/ui/notify.ts'
import {
  type AskedProduct,
  basketText,
  readBasket,
  withProduct,
} from '#app/features/quotes/basket/basket.ts'
import type { BasketStore } from '#app/features/quotes/basket/basket-store.ts'

export interface Asked {
  product: AskedProduct
  /** What is chosen of it, in words, and how many pieces; without these it is one more. */
  wanted?: { quantity?: number; notes?: string }
}

/** Puts a product into the basket, and says so; a full one is said, too. */
export async function addToBasket(
  { basket, i18n }: { basket: BasketStore; i18n: I18n },
  { product, wanted }: Asked,
): Promise<void> {
  const lines = withProduct(readBasket(basket.text()), product, Date.now(), wanted)
  if (lines) basket.keep(basketText(lines))
  await addWords('seldom', i18n)
  if (lines) notify.success(i18n._(msg`Added to your request`))
  else notify.error(i18n._(msg`A request holds 100 lines at most.`))
}
