import { useLingui } from '@lingui/react/macro'
import type { ProductList } from '#domain/catalog.schema.ts'
import { ListLink } from './list-link.tsx'
import { type ListSearch, withCategory } from './list-search.ts'

interface CategoryFacetProps {
  list: ProductList
  path: `/${string}`
  search: ListSearch
}

/** The categories as links: one at a time. On a category's own page they lead to each other's pages, with the filters kept. */
export function CategoryFacet({ list, path, search }: CategoryFacetProps) {
  const { t } = useLingui()
  const isOwnPage = path.startsWith('/categories/')
  const chosen = list.category?.key
  const linkTo = (category: { key: string; slug: string }) =>
    isOwnPage
      ? { path: `/categories/${category.slug}` as const, search: withCategory(search, undefined) }
      : { path, search: withCategory(search, category.key) }
  const offered = list.facets.categories.filter(({ key, count }) => count > 0 || key === chosen)
  if (offered.length === 0 && !chosen) return null
  return (
    <div className="facet">
      <p className="facet-legend">{t`Category`}</p>
      <ul>
        {chosen && (
          <li>
            <ListLink
              className="facet-link"
              path={isOwnPage ? '/products' : path}
              search={withCategory(search, undefined)}
            >
              {t`All categories`}
            </ListLink>
          </li>
        )}
        {offered.map((category) => (
          <li key={category.key}>
            <ListLink
              aria-current={category.key === chosen ? 'true' : undefined}
              className="facet-link"
              {...linkTo(category)}
            >
              <span>{category.name}</span>
              <bdi>{category.count}</bdi>
            </ListLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
