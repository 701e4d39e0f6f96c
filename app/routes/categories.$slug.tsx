import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getCategory } from '#app/features/catalog/catalog.functions.ts'
import { listHead } from '#app/features/catalog/list-head.ts'
import { ListPage } from '#app/features/catalog/list-page.tsx'
import { parseListSearch } from '#app/features/catalog/list-search.ts'
import { orRedirect } from '#app/platform/or-redirect.ts'

export const Route = createFileRoute('/categories/$slug')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => withoutCategory(search),
  loader: async ({ params: { slug }, deps, location }) => {
    const list = await orRedirect(getCategory(slug, deps), location)
    return { list, search: deps, paths: list.category?.paths }
  },
  head: ({ matches, params, loaderData }) =>
    listHead(matches, `/categories/${params.slug}`, loaderData),
  component: Category,
  pendingMs: 1000,
})

function Category() {
  const { t } = useLingui()
  const { list, search } = Route.useLoaderData()
  const { slug } = Route.useParams()
  return (
    <ListPage
      crumbs={[
        { label: t`Home`, url: '/' },
        { label: t`Categories`, url: '/categories' },
      ]}
      list={list}
      path={`/categories/${slug}`}
      search={search}
    />
  )
}

/** The category is in the path here. */
function withoutCategory(search: object) {
  const { category: _category, ...rest } = parseListSearch({ ...search })
  return rest
}
