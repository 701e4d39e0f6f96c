import type { CartView } from '#domain/cart.schema.ts'
import { inTurn as inTurnOf, openTabs } from '#app/platform/browser/tabs.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

interface News {
  languageCode: string
  /** Without it each tab reads the cart for itself. */
  cart: CartView | undefined
}

let tell: ((news: News) => void) | undefined

/** Tells what other tabs saved: the cart where they name it in this page's language, else undefined. To be called once. */
export function listenToTabs(hear: (cart: CartView | undefined) => void): void {
  tell = openTabs<News>('cart', ({ languageCode, cart }) =>
    hear(languageCode === currentLanguageCode() ? cart : undefined),
  )
}

/** Tells the other tabs what this one saved, or that the cart is another one now. */
export function tellTabs(cart?: CartView): void {
  tell?.({ languageCode: currentLanguageCode(), cart })
}

/** Runs one write at a time in all tabs together, so that two first adds do not make two carts. */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  return inTurnOf('cart', write)
}
