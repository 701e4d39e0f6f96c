import type { Localized } from './catalog.ts'
import type { Side } from './dish-price.ts'

/** A dish as the kitchen reads it in any language, as it was called when it was ordered. */
export interface TicketWords {
  title: Localized
  size?: Localized
  halves?: [Localized, Localized]
  options: { title: Localized; quantity: number; side?: Side }[]
}
