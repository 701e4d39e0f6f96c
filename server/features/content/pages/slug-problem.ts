import type { ErrorCode } from '#domain/errors.ts'
import { isPageSlug, isSlug } from '#domain/page-address.ts'

/** Why no page may have this address; undefined where one may. The codes are those of all languages, also of hidden ones. */
export function slugProblem(slug: string, codes: readonly string[]): ErrorCode | undefined {
  if (!isSlug(slug)) return 'slug_invalid'
  const languages = codes.map((code) => ({ code: code.toLowerCase() }))
  return isPageSlug(slug, languages) ? undefined : 'slug_reserved'
}
