import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getProducts } from '#app/features/catalog/catalog.functions.ts'
import { listHead } from '#app/features/catalog/list-head.ts'
import { ListPage } from '#app/features/catalog/list-page.tsx'
import { parseListSearch } from '#app/features/catalog/list-search.ts'

export const Route = createFileRoute('/shop')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch({ ...search }),
  loader: async ({ deps }) => {
    const list = await getProducts(deps, 'shop')
    return { list, search: deps }
  },
  head: ({ matches, loaderData }) => listHead(matches, '/shop', loaderData),
  component: Shop,
  pendingMs: 1000,
})

function Shop() {
  const { t } = useLingui()
  const { list, search } = Route.useLoaderData()
  return (
    <ListPage crumbs={[{ label: t`Home`, url: '/' }]} list={list} path="/shop" search={search} />
  )
}
