import { Trans, useLingui } from '@lingui/react/macro'
import type { SellerPage as Page } from '#domain/seller-places.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { ProductGrid } from '#app/features/catalog/product-card.tsx'
import { PhoneLink } from '#app/features/content/phone-link.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { kindNames } from './kind-names.ts'
import { RouteLink } from './route-link.tsx'
import { SellerHours } from './seller-hours.tsx'
import { dayText, SellerOpening } from './seller-opening.tsx'

/** One seller: where it is and when it is open, its story, and the goods that it carries. */
export function SellerPage({ page }: { page: Page }) {
  const { t, i18n } = useLingui()
  const { seller, story, goods, now } = page
  const day = seller.opening?.closedUntil
  const until = day === undefined ? undefined : dayText(day)
  return (
    <div className="wrap page-end">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, url: '/' },
          { label: t`Where to buy our goods`, url: '/sellers-map' },
          { label: seller.name },
        ]}
      />
      <div className="grid gap-10 pt-6 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="grid content-start gap-5">
          <p className="text-sm text-muted-foreground">{i18n._(kindNames[seller.kind])}</p>
          <h1>
            <bdi>{seller.name}</bdi>
          </h1>
          {seller.opening && (
            <p>
              <SellerOpening now={now} opening={seller.opening} />
            </p>
          )}
          {until !== undefined && seller.closureNote !== '' && (
            <p className="rounded-m bg-muted px-4 py-3">
              <bdi>{seller.closureNote}</bdi>
            </p>
          )}
          {story && (
            <div className="grid max-w-[62ch] gap-4 text-lg" dir={story.dir} lang={story.lang}>
              {paragraphsOf(story.text).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
        </div>
        <SellerFacts page={page} />
      </div>
      {goods.length > 0 && (
        <section aria-labelledby="goods">
          <h2 className="mb-6" id="goods">
            <Trans>Sold here</Trans>
          </h2>
          <ProductGrid products={goods} />
        </section>
      )}
    </div>
  )
}

function SellerFacts({ page }: { page: Page }) {
  const { seller } = page
  return (
    <aside className="grid content-start gap-6">
      <div className="grid gap-2">
        {seller.street !== '' && (
          <address className="not-italic">
            <bdi>{seller.street}</bdi>
            <br />
            <bdi>{`${seller.postcode} ${seller.city}`}</bdi>
          </address>
        )}
        {seller.phone !== '' && (
          <p>
            <PhoneLink number={seller.phone} text={phoneText(seller.phone)} />
          </p>
        )}
        {seller.website !== '' && (
          <p>
            <a
              className="link"
              href={seller.website}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              <bdi dir="ltr">{hostOf(seller.website)}</bdi>
            </a>
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        <RouteLink lat={seller.lat} lng={seller.lng} />
        <PageLink
          className="btn btn-outline"
          to={`/sellers-map?near=${seller.lat.toFixed(4)},${seller.lng.toFixed(4)}`}
        >
          <Trans>See on the map</Trans>
        </PageLink>
      </p>
      <SellerHours exceptions={page.exceptions} weekly={page.weekly} />
    </aside>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/u).filter((each) => each.trim() !== '')
}

/** An address that is none stands as it was written. */
function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address
}
