import type { CartView } from '#domain/cart.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

interface News {
  languageCode: string
  /** Without it each tab reads the cart for itself. */
  cart: CartView | undefined
}

let channel: BroadcastChannel | undefined

/** Tells what other tabs saved: the cart where they name it in this page's language, else undefined. To be called once. */
export function listenToTabs(hear: (cart: CartView | undefined) => void): void {
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', ({ data }: MessageEvent<News>) =>
    hear(data.languageCode === currentLanguageCode() ? data.cart : undefined),
  )
}

/** Tells the other tabs what this one saved, or that the cart is another one now. */
export function tellTabs(cart?: CartView): void {
  const news: News = { languageCode: currentLanguageCode(), cart }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(news)
}

/** Runs one write at a time in all tabs together, so that two first adds do not make two carts. */
export function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? locks.request('cart', write) : write()
}
