import { Trans, useLingui } from '@lingui/react/macro'
import type { SellersByPlace as Places } from '#domain/seller-places.schema.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { kindNames } from './kind-names.ts'

/** Every seller under its place, and the way to the map of them. */
export function SellersByPlace({ places }: Places) {
  const { i18n } = useLingui()
  if (places.length === 0)
    return (
      <div className="wrap">
        <EmptyState icon="store" title={<Trans>There is no seller yet</Trans>} />
      </div>
    )
  return (
    <div className="wrap grid gap-10">
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/sellers-map" variant="outline">
          <Trans>See all on the map</Trans>
        </ButtonLink>
        <ButtonLink to="/become-seller" variant="plain">
          <Trans>Become a seller</Trans>
        </ButtonLink>
        <ButtonLink to="/catalog-pdf" variant="plain">
          <Trans>Catalogue</Trans>
        </ButtonLink>
      </p>
      <ul className="columns-1 gap-12 sm:columns-2 lg:columns-3">
        {places.map(({ city, sellers }) => (
          <li className="mb-10 break-inside-avoid" key={city}>
            <h2 className="text-lg">
              <bdi>{city}</bdi>
            </h2>
            <ul className="mt-3 grid gap-3">
              {sellers.map(({ slug, name, kind, street, postcode }) => (
                <li className="text-sm" key={slug}>
                  <PageLink className="link font-semibold" to={`/sellers/${slug}`}>
                    <bdi>{name}</bdi>
                  </PageLink>
                  <p className="text-muted-foreground">{i18n._(kindNames[kind])}</p>
                  {street !== '' && (
                    <address className="text-muted-foreground not-italic">
                      <bdi>{`${street}, ${postcode} ${city}`}</bdi>
                    </address>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
