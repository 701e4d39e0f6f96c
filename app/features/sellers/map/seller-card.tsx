import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { SellerPage } from '#domain/seller-places.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { cardWidths } from '#domain/catalog.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { packshot } from '#app/ui/packshot.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PhoneLink } from '#app/features/content/phone-link.tsx'
import { kindNames } from './kind-names.ts'
import { RouteLink } from './route-link.tsx'
import { SellerOpening } from './seller-opening.tsx'
import { getSeller } from './sellers.functions.ts'

interface SellerCardProps {
  slug: string
  onClose: () => void
}

/** So many of its goods are shown. */
const shown = 3

/** The chosen seller over the map. What cannot be read leaves the row of the list, which has the same. */
export function SellerCard({ slug, onClose }: SellerCardProps) {
  const { t, i18n } = useLingui()
  const [page, setPage] = useState<SellerPage>()
  useEffect(() => {
    let isWanted = true
    getSeller(slug).then(
      (read) => isWanted && setPage(read),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [slug])
  if (!page) return null
  const { seller, goods, now } = page
  const more = goods.length - shown
  return (
    <article aria-label={seller.name} aria-live="polite" className="map-card" dir="auto">
      <button
        aria-label={t`Close`}
        className="icon-btn map-card-close"
        onClick={onClose}
        type="button"
      >
        <Icon name="x" size="s" />
      </button>
      <h2>
        <bdi>{seller.name}</bdi>
      </h2>
      <p className="text-sm text-muted-foreground">
        <span className="me-2">{i18n._(kindNames[seller.kind])}</span>
        <bdi>{`${seller.street}, ${seller.city}`}</bdi>
      </p>
      {seller.opening && <SellerOpening now={now} opening={seller.opening} />}
      <p className="text-sm">
        <PhoneLink number={seller.phone} text={phoneText(seller.phone)} />
      </p>
      {goods.length > 0 && (
        <p className="map-card-goods">
          {goods.slice(0, shown).map(({ id, image, imageWidths, tint }) => (
            <span className={`tint-${tint}`} key={id}>
              {image && (
                <Picture
                  {...packshot({ src: image, widths: imageWidths ?? cardWidths })}
                  alt=""
                  load="eager"
                  sizes="48px"
                />
              )}
            </span>
          ))}
          {more > 0 && <em>{t`and ${more} more`}</em>}
        </p>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <RouteLink lat={seller.lat} lng={seller.lng} />
        <ButtonLink to={`/sellers/${slug}`} variant="outline">
          {t`More`}
        </ButtonLink>
      </div>
    </article>
  )
}
