import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ListedSeller, Sellers } from '#domain/seller-places.schema.ts'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import { RouteLink } from './route-link.tsx'
import { SellerOpening } from './seller-opening.tsx'

interface SellerRowProps {
  seller: ListedSeller
  list: Sellers
  isChosen: boolean
  onChoose: () => void
}

/** A seller in the list. Pressed anywhere but on its name it is chosen, as its pin on the map is. */
export function SellerRow({ seller, list, isChosen, onChoose }: SellerRowProps) {
  const { t } = useLingui()
  const isHydrating = useIsHydrating()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { slug, name, street, city, km, opening, goods } = seller
  const product = list.product?.name
  const others = goods - 1
  return (
    <li className="map-row" data-on={isChosen ? '' : undefined} ref={row}>
      <h2>
        <PageLink to={`/sellers/${slug}`}>
          <bdi>{name}</bdi>
        </PageLink>
      </h2>
      {km !== undefined && <span className="map-km num">{distanceText(km)}</span>}
      <address className="not-italic">
        <bdi>{street === '' ? city : `${street}, ${city}`}</bdi>
      </address>
      {opening && (
        <span className="map-row-open">
          <SellerOpening now={list.now} opening={opening} />
        </span>
      )}
      {isChosen && goods > 0 && (
        <p className="map-row-goods">
          {product === undefined
            ? t`${plural(goods, { one: '# product is sold here', other: '# products are sold here' })}`
            : others > 0
              ? t`${product} and ${plural(others, { one: '# other product', other: '# other products' })} are sold here`
              : t`${product} is sold here`}
        </p>
      )}
      {isChosen && (
        <div className="map-row-ways">
          <RouteLink lat={seller.lat} lng={seller.lng} size="s" />
          <ButtonLink size="s" to={`/sellers/${slug}`} variant="outline">
            {t`About the seller`}
          </ButtonLink>
        </div>
      )}
      {!isHydrating && (
        <button
          aria-label={t`Show ${name} on the map`}
          aria-pressed={isChosen}
          className="map-row-choose"
          onClick={onChoose}
          type="button"
        />
      )}
    </li>
  )
}

/** Kilometres with one digit behind the comma below ten. */
function distanceText(km: number): string {
  return new Intl.NumberFormat(figureLocale(currentLanguageCode()), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km)
}
