import type { FacetCounts } from '#domain/facets.ts'
import type { ListedProduct } from '#domain/listed-product.ts'
import type { ProductCard } from '#domain/product-card.schema.ts'

/** Every product that lists can hold in one language. Of a site with too many for one isolate, `isWhole` is false and none is. */
export interface Assortment {
  isWhole: boolean
  products: readonly ListedProduct[]
}

/** Every product of the assortment that the filters leave, in order, and what each facet would leave. */
export interface FilteredList {
  cards: readonly ProductCard[]
  counts: FacetCounts
}
