import { Trans } from '@lingui/react/macro'
import type { TrackedOrder } from '#domain/order-tracking.schema.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

/** Where the food is, the way there, and whom to call. */
export function TicketPlace({ restaurant }: Pick<TrackedOrder, 'restaurant'>) {
  const { slug, name, street, postcode, city, phone } = restaurant
  const address = `${street}, ${postcode} ${city}`
  const route = new URL('https://www.openstreetmap.org/search')
  route.searchParams.set('query', address)
  return (
    <section className="grid gap-4 border-y border-border py-5">
      <div>
        <h2 className="text-lg">
          <PageLink to={`/restaurant-menu/${slug}`}>
            <bdi>{name}</bdi>
          </PageLink>
        </h2>
        <address className="text-sm not-italic">
          <bdi>{address}</bdi>
        </address>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          className={lookOf({ variant: 'outline' })}
          href={route.href}
          rel="noreferrer"
          target="_blank"
        >
          <Icon name="map-pin" size="s" />
          <span>
            <Trans>Show the way</Trans>
          </span>
        </a>
        <a className={lookOf({ variant: 'outline' })} href={`tel:${phone}`}>
          <Icon name="phone" size="s" />
          <span>
            <Trans>Call</Trans>
          </span>
        </a>
      </div>
    </section>
  )
}
