import { slugOf } from './slugs.ts'

/**
 * The first address that a title suggests and nobody has.
 * @example freeSlug('Torgets ost Bergen', ['torgets-ost-bergen']) // 'torgets-ost-bergen-2'
 */
export function freeSlug(title: string, taken: readonly string[]): string {
  const slug = slugOf(title) || 'seller'
  const known = new Set(taken)
  if (!known.has(slug)) return slug
  const numbers = Array.from({ length: known.size + 1 }, (_, at) => `${slug}-${at + 2}`)
  return numbers.find((each) => !known.has(each)) ?? slug
}
