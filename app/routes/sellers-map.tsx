import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
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
  loader: async ({ deps }) => {
    const search = parseMapSearch(deps)
    return { list: await getSellers(search), search }
  },
  head: ({ match, matches }) =>
    pageHead({
      matches,
      path: '/sellers-map',
      title: match.context.i18n._(msg`Where to buy our goods`),
      description: match.context.i18n._(
        msg`Shops, restaurants and markets that sell our goods, on a map and as a list, with opening hours.`,
      ),
    }),
  component: SellersMapRoute,
  pendingMs: 1000,
})

function SellersMapRoute() {
  return <SellersMapPage {...Route.useLoaderData()} />
}
