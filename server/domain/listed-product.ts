import type { ProductListQuery } from './catalog.schema.ts'
import type { Facet, FacetFacts } from './facets.ts'
import type { ProductCard } from './product-card.schema.ts'
import { codeIn, holdsAll, nameRank, soughtWords } from './search.ts'

export type ListSort = ProductListQuery['sort']

/** A product as lists and searches look at it, with the card that they show. */
export interface ListedProduct {
  card: ProductCard
  facts: FacetFacts
  /** What a search looks into, as `searchable` writes it: the page's words first, then those that fill its gaps. */
  words: string
  /** Its item number and barcode, as they are compared. */
  codes: readonly string[]
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

/** The products that a text finds: all its words in theirs, or the whole of it as an item number or barcode. */
export function findByText(products: readonly ListedProduct[], text: string): ListedProduct[] {
  const sought = soughtWords(text)
  const code = codeIn(text)
  return products.filter(({ words, codes }) => holdsAll(words, sought) || codes.includes(code))
}

/** What a text finds, the best first: names that begin with it, names that hold it, the rest; the most popular first in each. */
export function bestByText(products: readonly ListedProduct[], text: string): ListedProduct[] {
  const sought = soughtWords(text)
  return findByText(products, text)
    .map((product) => ({ product, rank: nameRank(product.words, sought) }))
    .toSorted((a, b) => a.rank - b.rank || a.product.places.popular - b.product.places.popular)
    .map(({ product }) => product)
}
