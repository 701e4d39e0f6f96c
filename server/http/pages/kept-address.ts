import { appConfig } from '#config'
import { isPrivate } from '#domain/private-paths.ts'

/** A path that is spelt in the one way in which it is linked to. */
const plainPath = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/u

/** Parameters that a list page may be kept with, and what each may hold. */
const listParameters: Record<string, RegExp> = {
  category: /^[a-z0-9-]{1,80}$/u,
  sort: /^[a-z-]{1,20}$/u,
  diet: /^[a-z_,]{1,80}$/u,
  free: /^[a-z,]{1,120}$/u,
  storage: /^[a-z,]{1,40}$/u,
  page: /^\d{1,2}$/u,
}
const listPath = /^\/(?:products|shop|categories\/[^/]+)$/u

/**
 * The address under which a page may be kept, or undefined where it must be made anew: private pages, unusual spellings, searches,
 * unknown parameters and list pages beyond the 20th (an address that anyone can invent must not fill the memory).
 */
export function keptAddress(path: string, search: URLSearchParams): string | undefined {
  if (isPrivate(path) || !plainPath.test(path)) return undefined
  const names = [...search.keys()]
  if (names.length === 0) return path
  if (!listPath.test(path) || new Set(names).size !== names.length) return undefined
  const isKnown = [...search].every(([name, value]) => listParameters[name]?.test(value))
  if (!isKnown || Number(search.get('page') ?? 1) > appConfig.catalog.keptPages) return undefined
  const sorted = new URLSearchParams(search)
  sorted.sort()
  return `${path}?${sorted.toString()}`
}
