import { prefixedPath } from '#domain/languages.ts'

export interface FactCrumb {
  name: string
  /** A bare path. */
  path: string
}

/** The way to a page for search engines, the page itself last; `origin` is the site's own address. */
export function crumbFacts(
  crumbs: readonly FactCrumb[],
  { origin, languageCode }: { origin: string; languageCode: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + prefixedPath(path, languageCode),
    })),
  }
}
