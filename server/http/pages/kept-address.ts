import { appConfig } from '#config'
import { allergenCodes, diets, sorts, temperatures } from '#domain/catalog.ts'
import { isPrivate } from '#domain/private-paths.ts'

/** A path that is spelt in the one way in which it is linked to. */
const plainPath = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/u

/** Parameters that a list page may be kept with, and what each may say: what a link of the list says, in its one spelling. */
const listParameters: Record<string, (value: string) => boolean> = {
  // Whether there is such a category is known once the list is read.
  category: (value) => /^[a-z0-9-]{1,80}$/u.test(value),
  sort: (value) => sorts.slice(1).some((each) => each === value),
  diet: isChoiceOf(diets),
  free: isChoiceOf(allergenCodes),
  storage: isChoiceOf(temperatures),
  page: (value) => /^[1-9]\d?$/u.test(value) && isKeptPage(Number(value)),
}
const listPath = /^\/(?:products|shop|categories\/[^/]+)$/u
/** A category's own page has it in its path, and heeds no other. */
const categoryPath = /^\/categories\//u

/** True of some of the values, each once and in their order. */
function isChoiceOf(values: readonly string[]): (text: string) => boolean {
  return (text) => {
    const chosen = new Set(text.split(','))
    return values.filter((value) => chosen.has(value)).join(',') === text && text !== ''
  }
}

/** The first page is the list without a number. */
function isKeptPage(page: number): boolean {
  return page > 1 && page <= appConfig.catalog.keptPages
}

/**
 * The address under which a page may be kept, or undefined where it must be made anew: private pages, unusual spellings, searches,
 * unknown parameters or values of them, and list pages beyond the 20th (an address that anyone can invent must not fill the memory).
 */
export function keptAddress(path: string, search: URLSearchParams): string | undefined {
  if (isPrivate(path) || !plainPath.test(path)) return undefined
  const names = [...search.keys()]
  if (names.length === 0) return path
  if (!listPath.test(path) || new Set(names).size !== names.length) return undefined
  if (categoryPath.test(path) && search.has('category')) return undefined
  const isKnown = [...search].every(([name, value]) => listParameters[name]?.(value))
  if (!isKnown) return undefined
  const sorted = new URLSearchParams(search)
  sorted.sort()
  return `${path}?${sorted.toString()}`
}
