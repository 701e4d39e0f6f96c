import { Trans, useLingui } from '@lingui/react/macro'
import type { Restaurants } from '#domain/restaurants.schema.ts'
import { ListIntro } from '#app/features/catalog/list-intro.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Opening } from './opening.tsx'
import { Plates } from './plates.tsx'
import { Services } from './services.tsx'

/** Every restaurant of the factory: the first one wide, the others two abreast. */
export function DirectoryPage({ heading, restaurants, now }: Restaurants) {
  const { t } = useLingui()
  return (
    <div className="wrap page-end">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: heading.title }]} />
      <div className="list-head">
        <ListIntro {...heading} />
      </div>
      {restaurants.length === 0 && (
        <EmptyState icon="utensils" title={<Trans>There is no restaurant here yet</Trans>} />
      )}
      <ul className="grid gap-x-8 gap-y-16 md:grid-cols-2">
        {restaurants.map((restaurant, index) => (
          <RestaurantTile
            isFirst={index === 0}
            key={restaurant.slug}
            now={now}
            restaurant={restaurant}
          />
        ))}
      </ul>
    </div>
  )
}

interface RestaurantTileProps {
  restaurant: Restaurants['restaurants'][number]
  isFirst: boolean
  now: number
}

function RestaurantTile({ restaurant, isFirst, now }: RestaurantTileProps) {
  const { slug, name, description, street, city, tint, plates, opening } = restaurant
  const place = isFirst
    ? 'md:col-span-2 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:gap-x-14'
    : ''
  return (
    <li className={`tint-${tint} grid content-start gap-5 ${place}`}>
      <Plates load={isFirst ? 'eager' : 'lazy'} plates={plates} />
      <div className="grid gap-4">
        <Opening now={now} opening={opening} />
        <div className="grid gap-2">
          <h2 className={isFirst ? 'text-2xl md:text-[3.25rem] md:leading-[1.1]' : ''}>
            <PageLink to={`/restaurant-menu/${slug}`}>
              <bdi>{name}</bdi>
            </PageLink>
          </h2>
          <address className="text-sm font-semibold not-italic">
            <bdi>{`${street}, ${city}`}</bdi>
          </address>
        </div>
        <p className="max-w-[48ch] text-muted-foreground">{description}</p>
        <Services now={now} restaurant={restaurant} />
        <p>
          <ButtonLink
            size={isFirst ? 'l' : 'm'}
            to={`/restaurant-menu/${slug}`}
            variant={isFirst ? 'primary' : 'outline'}
          >
            <Trans>See the menu</Trans>
          </ButtonLink>
        </p>
      </div>
    </li>
  )
}
