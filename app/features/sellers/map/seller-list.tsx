import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Sellers } from '#domain/seller-places.schema.ts'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MapSearch } from './map-search.ts'
import { SellerRow } from './seller-row.tsx'

interface SellerListProps {
  list: Sellers
  search: MapSearch
  chosen: string | undefined
  onChoose: (slug: string) => void
}

/** The sellers as a list: all that the map shows, a page at a time. */
export function SellerList({ list, search, chosen, onChoose }: SellerListProps) {
  const { t } = useLingui()
  const { total, origin, radius, sellers, page, pageSize } = list
  const last = Math.ceil(total / pageSize)
  const count = t`${plural(total, { one: '# seller', other: '# sellers' })}`
  return (
    <section aria-label={t`Sellers`} className="map-list">
      <p aria-live="polite" className="map-count">
        <b className="num">
          {origin && radius !== 'all' ? t`${count} within ${radius} km` : count}
        </b>
        <span>{origin ? t`Nearest first` : t`A to Z`}</span>
      </p>
      {total === 0 ? (
        <NoSeller list={list} search={search} />
      ) : (
        <ul>
          {sellers.map((seller) => (
            <SellerRow
              isChosen={seller.slug === chosen}
              key={seller.id}
              list={list}
              onChoose={() => onChoose(seller.slug)}
              seller={seller}
            />
          ))}
        </ul>
      )}
      {last > 1 && (
        <nav aria-label={t`Pages`} className="flex flex-wrap gap-3 py-4">
          {page > 1 && (
            <ButtonLink rel="prev" size="s" to={addressOf(search, page - 1)} variant="outline">
              <Trans>Previous page</Trans>
            </ButtonLink>
          )}
          {page < last && (
            <ButtonLink rel="next" size="s" to={addressOf(search, page + 1)} variant="outline">
              <Trans>Next page</Trans>
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}

/** Nobody is left: the way on is to look further, or without filters. */
function NoSeller({ list, search }: { list: Sellers; search: MapSearch }) {
  const isNear = list.origin !== undefined && list.radius !== 'all'
  const { page: _, ...rest } = search
  return (
    <EmptyState
      actions={
        <ButtonLink
          to={isNear ? addressOf({ ...rest, radius: 'all' }) : '/sellers-map'}
          variant="outline"
        >
          {isNear ? <Trans>Look in the whole country</Trans> : <Trans>Show all sellers</Trans>}
        </ButtonLink>
      }
      icon="store"
      title={<Trans>No seller fits</Trans>}
    />
  )
}

function addressOf(search: MapSearch, page = 1): `/${string}` {
  const { page: _, ...rest } = search
  return `/sellers-map${stringifyPlainSearch(page > 1 ? { ...rest, page } : { ...rest })}`
}
