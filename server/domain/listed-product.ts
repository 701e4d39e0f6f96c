import type { ProductListQuery } from './catalog.schema.ts'
import type { Facet, FacetFacts } from './facets.ts'
import type { ProductCard } from './product-card.schema.ts'
import { fold } from './search.ts'

export type ListSort = ProductListQuery['sort']

/** A product as lists and searches look at it, with the card that they show. */
export interface ListedProduct {
  card: ProductCard
  facts: FacetFacts
  /** The folded words, each language's on a line of its own: the page's first, then those that fill its gaps. */
  words: string
  sku: string | null
  barcode: string | null
  isBuyable: boolean
  /** Its place in each order, from 1. */
  places: Record<ListSort, number>
}

/** What is ticked. `categoryId` is undefined where no category is chosen, and nobody's where one that does not exist is. */
export interface TickedFacets extends Pick<ProductListQuery, 'diet' | 'free' | 'storage'> {
  categoryId: string | undefined
}

/** The ticked facets that a product does not meet: every diet, no allergen, any storage. */
export function unmetFacets({ facts }: ListedProduct, ticked: TickedFacets): Facet[] {
  const { categoryId, diet, free, storage } = ticked
  const isMet: Record<Facet, boolean> = {
    category: categoryId === undefined || facts.categories.includes(categoryId),
    diet: diet.every((value) => facts.diets.includes(value)),
    free: !free.some((value) => facts.allergens.includes(value)),
    storage: storage.length === 0 || storage.some((value) => value === facts.temperature),
  }
  return facetNames.filter((name) => !isMet[name])
}

const facetNames = ['category', 'diet', 'free', 'storage'] as const

/**
 * The products that a text finds: in their words, or as the whole of an item number or barcode. A text that folds to nothing, such
 * as an accent alone, is in no words.
 */
export function findByText(products: readonly ListedProduct[], text: string): ListedProduct[] {
  const needle = fold(text)
  const upperCase = text.toUpperCase()
  return products.filter(
    ({ words, sku, barcode }) =>
      (needle !== '' && words.includes(needle)) || sku === upperCase || barcode === text,
  )
}

/** What a text finds, the best first: names that begin with it, names that hold it, the rest; the most popular first in each. */
export function bestByText(products: readonly ListedProduct[], text: string): ListedProduct[] {
  const needle = fold(text)
  return findByText(products, text)
    .map((product) => ({ product, rank: rankOf(product, needle) }))
    .toSorted((a, b) => a.rank - b.rank || a.product.places.popular - b.product.places.popular)
    .map(({ product }) => product)
}

/** Folding hardly changes a name's length, so what is found within it is found in the name. */
function rankOf({ card, words }: ListedProduct, needle: string): number {
  const place = words.indexOf(needle)
  if (place === 0) return 0
  return place > 0 && place < card.name.length ? 1 : 2
}
