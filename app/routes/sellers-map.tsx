import { createFileRoute } from '@tanstack/react-router'
import { mapWords } from '#app/features/sellers/map/map-words.ts'
import { type MapSearch, parseMapSearch } from '#app/features/sellers/map/map-search.ts'
import { getSellers } from '#app/features/sellers/map/sellers.functions.ts'
import { SellersMapPage } from '#app/features/sellers/map/sellers-map-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/sellers-map')({
  // Read by the loader: what reads it is fetched with the page.
  validateSearch: (search: MapSearch) => search,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ deps, context }) => {
    const search = parseMapSearch(deps)
    return { list: await getSellers(search), search, words: mapWords(context.i18n) }
  },
  head: ({ matches, loaderData }) =>
    loaderData ? pageHead({ matches, path: '/sellers-map', ...loaderData.words }) : {},
  component: SellersMapRoute,
  pendingMs: 1000,
})

function SellersMapRoute() {
  const { list, search } = Route.useLoaderData()
  return <SellersMapPage list={list} search={search} />
}
