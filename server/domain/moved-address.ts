/**
 * Where an old address leads, with the query that it was asked with. A place with a query of its own keeps that one alone, and another
 * site learns nothing.
 * @example withQuery('/faq#delivery', '?from=mail') // '/faq?from=mail#delivery'
 */
export function withQuery(to: string, search: string): string {
  const isPlainPlace = to.startsWith('/') && !to.includes('?')
  return isPlainPlace ? to.replace(/(?=#|$)/u, () => search) : to
}
