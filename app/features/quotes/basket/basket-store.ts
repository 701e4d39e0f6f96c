import { browserStorage } from '#app/platform/browser/storage.ts'
import { listenToSession } from '#app/platform/session.ts'

/** Where a basket lies as text, and who hears that it is another one. What it says is read by `basket.ts`, which is fetched by those who have one. */
export interface BasketStore {
  /** As it was kept, by whatever version of the shop; null where there is none. */
  text: () => string | null
  keep: (text: string) => void
  subscribe: (reader: () => void) => () => void
}

const key = 'quote-basket'
const readers = new Set<() => void>()
let isListening = false

/** The basket of this browser, the same in all its tabs. Where the browser keeps nothing, it lasts as long as the page. */
export const browserBasket: BasketStore = {
  text: () => browserStorage.text(key),
  keep: (text) => {
    browserStorage.keepText(key, text)
    tell()
  },
  subscribe: (reader) => {
    readers.add(reader)
    listen()
    return () => readers.delete(reader)
  },
}

function listen(): void {
  if (isListening) return
  isListening = true
  // Without a key all of it was forgotten.
  addEventListener('storage', (event) => (event.key ?? key) === key && tell())
  // Who signs out takes it along.
  listenToSession(tell)
}

function tell(): void {
  for (const reader of readers) reader()
}
