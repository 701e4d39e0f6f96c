import '#app/styles/sellers-map.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sellers } from '#domain/seller-places.schema.ts'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { InBrowser } from '#app/ui/in-browser.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MapCanvasProps } from './map-canvas.tsx'
import { type MapSearch, parseMapSearch } from './map-search.ts'
import { SellerList } from './seller-list.tsx'
import { SellersFilter } from './sellers-filter.tsx'

interface SellersMapPageProps {
  list: Sellers
  /** The state that the list at hand was made for. */
  search: MapSearch
}

/** Where the goods are sold: a list that is all of it, and the same on a map. Its state is its address. */
export function SellersMapPage({ list, search }: SellersMapPageProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const show = (next: MapSearch, isReplacing = false) =>
    void navigate({
      ...{ to: '.', search: parseMapSearch({ ...next }) as never, resetScroll: false },
      ...{ viewTransition: false, replace: isReplacing },
    })
  const chooseOnMap = (slug: string | undefined, index: number) => {
    setChosen(slug)
    const page = Math.floor(index / list.pageSize) + 1
    if (slug !== undefined && page !== list.page) show({ ...search, page }, true)
  }
  return (
    <div className="map-page">
      <div className="map-side">
        <div className="map-head">
          <h1>
            <Trans>Where to buy our goods</Trans>
          </h1>
          <SellersFilter
            list={list}
            onSearch={(next) => {
              setChosen(undefined)
              show(next)
            }}
            search={search}
          />
        </div>
        <SellerList chosen={chosen} list={list} onChoose={setChosen} search={search} />
        <p className="px-4 py-6">
          <PageLink className="link" to="/become-seller">
            <Trans>Become a seller</Trans>
          </PageLink>
        </p>
      </div>
      <div className="map-space">
        <InBrowser waiting={<div className="map-waiting" />}>
          <SellerMap chosen={chosen} list={list} onChoose={chooseOnMap} search={search} />
        </InBrowser>
      </div>
    </div>
  )
}

/** The map's code and data come once the page stands. */
const SellerMap = fetchedPart<MapCanvasProps>(
  async () => (await import('./map-canvas.tsx')).MapCanvas,
  { waiting: () => <div className="map-waiting" />, failed: () => <NoMap /> },
)

/** The map has not come. */
function NoMap() {
  const { t } = useLingui()
  return (
    <p className="map-none" role="status">
      {t`The map could not be loaded. All sellers stand in the list.`}
    </p>
  )
}
