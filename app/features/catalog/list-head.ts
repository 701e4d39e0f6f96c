import type { ProductList } from '#domain/catalog.schema.ts'
import { pageHead, type PageHead } from '#app/platform/head.ts'
import { isPlain, type ListSearch } from './list-search.ts'

/**
 * The head of a list. `?category=` is the category's own page under another address, which its canonical says;
 * a filtered or sorted list is not offered to search engines.
 */
export function listHead(
  matches: PageHead['matches'],
  path: string,
  loaded: { list: ProductList; search: ListSearch } | undefined,
) {
  if (!loaded) return {}
  const { list, search } = loaded
  return pageHead({
    matches,
    path,
    title: search.search ?? list.heading.metaTitle,
    description: list.heading.metaDescription,
    picture: list.heading.picture,
    paths: list.category?.paths,
    alternates: list.category?.alternates,
    ...(isPlain(search) ? {} : { robots: 'noindex' as const }),
  })
}
