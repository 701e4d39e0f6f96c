import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import type { ProductList } from '#domain/catalog.schema.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Facets, filtersId } from './facets.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListIntro } from './list-intro.tsx'
import { type ListSearch, parseListSearch } from './list-search.ts'
import { NothingFound } from './nothing-found.tsx'
import { Paging } from './paging.tsx'
import { ProductGrid } from './product-card.tsx'
import { SortSelect } from './sort-select.tsx'

interface ListPageProps {
  list: ProductList
  /** The bare path of the list. */
  path: `/${string}`
  /** The state that the list at hand was made for. */
  search: ListSearch
  /** Between the home page and the list. */
  crumbs?: readonly Crumb[]
}

/** Products under filters: /products, /shop and the categories' own pages. Its state is its address. */
export function ListPage({ list, path, search, crumbs = [] }: ListPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const prefix = currentPrefix()
  const isBusy = useRouterState({ select: (state) => state.isLoading })
  // The address changes before the list arrives: what is ticked, and what can be given up, follows the former, so that nothing jumps
  // back or is lost.
  const wanted = parseListSearch(
    useRouterState({
      // On the way to another page this one stays as it was.
      select: ({ location, resolvedLocation = location }) =>
        location.pathname === resolvedLocation.pathname ? location.search : resolvedLocation.search,
    }),
  )
  const show = (next: ListSearch) =>
    void navigate({ to: '.', search: next as never, resetScroll: false, viewTransition: false })
  const { heading, products, total } = list
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...crumbs, { label: search.search ?? heading.title }]} />
      <div className="list-head">
        {search.search ? (
          <SearchTitle text={search.search} />
        ) : (
          <ListIntro {...heading} category={list.category?.key} />
        )}
      </div>
      <div className="list">
        <Facets
          action={prefix ? prefixedPath(path, prefix) : path}
          list={list}
          onSearch={show}
          path={path}
          search={wanted}
        />
        <section aria-labelledby="count">
          <div className="list-bar">
            <p aria-live="polite" className="list-count num" id="count">
              {t`${plural(total, { one: '# product', other: '# products' })}`}
            </p>
            <button className="chip list-filters" popoverTarget={filtersId} type="button">
              <Icon name="sliders-horizontal" size="s" />
              <span>{t`Filters`}</span>
            </button>
            <FilterChips list={list} path={path} search={wanted} />
            <SortSelect onSearch={show} search={wanted} />
          </div>
          {products.length > 0 ? (
            <>
              <ProductGrid columns={3} isBusy={isBusy} level="h2" products={products} />
              <Paging {...list} path={path} search={wanted} />
            </>
          ) : (
            <NothingFound path={path} search={search} total={total} />
          )}
        </section>
      </div>
    </div>
  )
}

function SearchTitle({ text }: { text: string }): ReactNode {
  return (
    <h1>
      <Trans>
        Results for “<bdi>{text}</bdi>”
      </Trans>
    </h1>
  )
}
