import { allergenCodes, diets, temperatures } from './catalog.ts'
import type { ProductList } from './catalog.schema.ts'

/** How many products each value of a facet leaves, each counted under the filters of the other facets. */
export interface FacetCounts {
  total: number
  /** By category id. */
  categories: Record<string, number>
  diet: Record<string, number>
  storage: Record<string, number>
  /** Products that contain, or may contain, an allergen. */
  withAllergen: Record<string, number>
  /** Products that the facets other than `free` leave: those without an allergen are the rest of these. */
  besidesFree: number
}

/** What a product is counted by. */
export interface FacetFacts {
  /** Category ids. */
  categories: readonly string[]
  diets: readonly string[]
  /** Each that it contains or may contain, once. */
  allergens: readonly string[]
  temperature: string
}

export type Facet = 'category' | 'diet' | 'free' | 'storage'

/** The counts among products that a list could hold, of which each says which ticked facets it does not meet. */
export function countFacets(
  products: readonly { facts: FacetFacts; unmet: readonly Facet[] }[],
): FacetCounts {
  const under = (counted?: Facet) =>
    products
      .filter(({ unmet }) => unmet.every((facet) => facet === counted))
      .map(({ facts }) => facts)
  const besidesFree = under('free')
  return {
    total: under().length,
    categories: tally(under('category').flatMap(({ categories }) => categories)),
    diet: tally(under('diet').flatMap(({ diets }) => diets)),
    storage: tally(under('storage').map(({ temperature }) => temperature)),
    withAllergen: tally(besidesFree.flatMap(({ allergens }) => allergens)),
    besidesFree: besidesFree.length,
  }
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

type Facets = Omit<ProductList['facets'], 'categories'>
type Chosen = { diet: readonly string[]; free: readonly string[]; storage: readonly string[] }

/** The values that a list offers: those that leave something, and those chosen (so that they can be given up). */
export function facetsOf(counts: FacetCounts, chosen: Chosen): Facets {
  const isOffered = (name: keyof Chosen) => (row: { value: string; count: number }) =>
    row.count > 0 || chosen[name].includes(row.value)
  return {
    diet: diets
      .map((value) => ({ value, count: counts.diet[value] ?? 0 }))
      .filter(isOffered('diet')),
    free: allergenCodes
      .filter((value) => value in counts.withAllergen || chosen.free.includes(value))
      .map((value) => ({ value, count: counts.besidesFree - (counts.withAllergen[value] ?? 0) }))
      .filter(isOffered('free')),
    storage: temperatures
      .map((value) => ({ value, count: counts.storage[value] ?? 0 }))
      .filter(isOffered('storage')),
  }
}
