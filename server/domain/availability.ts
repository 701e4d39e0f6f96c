import { appConfig } from '#config'
import type { Availability, StockPolicy } from './catalog.ts'

export type StockState = 'in_stock' | 'low' | 'sold_out' | 'back_order'

/** What a buyer may expect of a product: the stock's state where it is sold here, else why it is not. */
export type SaleState = StockState | Exclude<Availability, 'sale'>

export interface Stock {
  policy: StockPolicy
  /** On hand less reserved; null where none is counted. */
  left: number | null
  minQty: number
}

/** The state of a stock. Public pages show it, so a batch that changes it raises the content revision; one that does not need not. */
export function stockState({ policy, left, minQty }: Stock): StockState {
  if (policy === 'untracked') return 'in_stock'
  const count = left ?? 0
  if (count < minQty) return policy === 'backorder' ? 'back_order' : 'sold_out'
  return count <= appConfig.catalog.lowStockAt ? 'low' : 'in_stock'
}

/** The state that a product's page and card show. */
export function saleState(availability: Availability, stock: Stock): SaleState {
  return availability === 'sale' ? stockState(stock) : availability
}

const buyable = new Set<SaleState>(['in_stock', 'low', 'back_order'])

/** True where a product can be put into the cart now; without a price it cannot. */
export function canBeBought(state: SaleState, priceOre: number | null | undefined): boolean {
  return buyable.has(state) && typeof priceOre === 'number'
}

/** True where the only way to a product is to ask what it costs: the shop sells it, and names no price. */
export function isOnRequest(state: SaleState, hasShopPrice: boolean): boolean {
  return state === 'quote_only' || (!hasShopPrice && buyable.has(state))
}

/** True where a business may ask for an offer of a product: not of what is not made, or not sold by the factory itself. */
export function canBeAskedFor(state: SaleState): boolean {
  return state !== 'coming' && state !== 'reseller_only' && state !== 'ended'
}
