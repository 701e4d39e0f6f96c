import { allergenCodes, diets, type Sort, sorts, temperatures } from '#domain/catalog.ts'
import { searchedLine } from '#domain/searched-line.ts'
import { beginningOf } from '#domain/typed-text.ts'

/** The state of a list as its address holds it; several values are parted by commas. */
export interface ListSearch {
  category?: string
  search?: string
  sort?: Sort
  page?: number
  diet?: string
  free?: string
  storage?: string
}

/** The facets that several values may be ticked of. */
const facetValues = { diet: diets, free: allergenCodes, storage: temperatures } as const
export type FacetName = keyof typeof facetValues

const maxCategory = 200
/** Reads an address's parameters. What is unknown or makes no sense is ignored, so that an old link still shows something. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  const text = (name: string) => textOf(raw[name]).trim()
  const page = Number(text('page'))
  const sort = sorts.find((each) => each === raw['sort'] && each !== sorts[0])
  const category = beginningOf(text('category'), maxCategory)
  // As the search itself reads it: the title shows it.
  const search = searchedLine(text('search'))
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}),
    ...facetOf('diet', text('diet')),
    ...facetOf('free', text('free')),
    ...facetOf('storage', text('storage')),
  }
}

/** The values of a facet that are ticked. */
export function tickedIn(search: ListSearch, name: FacetName): string[] {
  return search[name]?.split(',') ?? []
}

/** The list without one value of a facet, from its first page. */
export function withoutValue(search: ListSearch, name: FacetName, value: string): ListSearch {
  const rest = tickedIn(search, name).filter((each) => each !== value)
  return parseListSearch({ ...search, page: undefined, [name]: rest.join(',') })
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The list with another category, from its first page; without one for all. */
export function withCategory(search: ListSearch, category: string | undefined): ListSearch {
  return parseListSearch({ ...search, page: undefined, category })
}

/** What the fields of a list's form say: the same as the address that it would be sent to. */
export function searchOfForm(form: HTMLFormElement): ListSearch {
  const fields = new FormData(form)
  const texts = [...new Set(fields.keys())].map((name) => [
    name,
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(','),
  ])
  return parseListSearch(Object.fromEntries(texts) as Record<string, unknown>)
}

/** True where a list shows everything in its own order: only such a page is offered to search engines. */
export function isPlain({ category: _category, page: _page, ...rest }: ListSearch): boolean {
  return Object.keys(rest).length === 0
}

function facetOf(name: FacetName, text: string): ListSearch {
  const asked = new Set(text.split(','))
  const known = facetValues[name].filter((value) => asked.has(value))
  return known.length > 0 ? { [name]: known.join(',') } : {}
}
