import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Menu, MenuDish } from '#domain/restaurants.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { offerOf } from '#domain/dish-offer.ts'
import { DishRow } from './dish-row.tsx'
import { MyAllergies } from './my-allergies.tsx'
import { Opening } from './opening.tsx'
import { OrderBar } from './order-bar.tsx'
import type { Ordering } from './ordering.ts'
import { Services } from './services.tsx'

const DishDialog = fetchedPart(async () => (await import('./dish-dialog.tsx')).DishDialog)

interface MenuPageProps {
  menu: Menu
  /** The key of the dish that the address opens. */
  dishKey: string | undefined
  ordering: Ordering
}

/** The menu of a restaurant: its sections with their dishes, one of them open in a dialog. */
export function MenuPage({ menu, dishKey, ordering }: MenuPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { restaurant, sections, now } = menu
  const path = `/restaurant-menu/${restaurant.slug}`
  const show = (dish?: string) => {
    const search = dish === undefined ? {} : { dish }
    void navigate({ to: '.', search: search as never, resetScroll: false, viewTransition: false })
  }
  const phone = <Phone number={restaurant.phone} />
  return (
    <div className="wrap page-end">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, url: '/' },
          { label: t`Restaurants`, url: '/restaurants' },
          { label: restaurant.name },
        ]}
      />
      <div className="grid gap-8 pt-3 pb-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-end">
        <div className="grid gap-4">
          <h1>
            <bdi>{restaurant.name}</bdi>
          </h1>
          <Opening now={now} opening={restaurant.opening} />
          <p className="max-w-[56ch] text-muted-foreground">{restaurant.description}</p>
          <address className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold not-italic">
            <bdi>{`${restaurant.street}, ${restaurant.postcode} ${restaurant.city}`}</bdi>
            <a className="inline-link" href={`tel:${restaurant.phone}`}>
              {phone}
            </a>
          </address>
        </div>
        <Services now={now} restaurant={restaurant} />
      </div>
      <MyAllergies />
      <SectionLinks sections={sections} />
      {sections.map(({ key, title, dishes }, index) => (
        <section aria-labelledby={key} className="scroll-mt-32 pt-10" key={key}>
          <h2 className="scroll-mt-32" id={key}>
            {title}
          </h2>
          <ul className="grid gap-x-14 md:grid-cols-2">
            {dishes.map((dish, at) => (
              <DishRow
                isLead={at === 0}
                key={dish.key}
                count={ordering.counts[dish.key] ?? 0}
                load={index === 0 && at === 0 ? 'eager' : 'lazy'}
                offer={offerOf(dish, menu)}
                onIntent={DishDialog.preload}
                onOpen={show}
                path={path}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="flex gap-3 pt-10 text-sm">
        <Icon name="info" size="s" />
        <Trans>Tell us about allergies. In doubt, call {phone}.</Trans>
      </p>
      <OrderBar ordering={ordering} restaurantId={restaurant.id} />
      <OpenDish
        dish={dishOf(menu, dishKey)}
        menu={menu}
        onAdd={ordering.add}
        onClose={() => show()}
      />
    </div>
  )
}

function SectionLinks({ sections }: Pick<Menu, 'sections'>) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Sections`}
      className="sticky top-(--below-header) z-10 -mx-(--gutter) mt-8 overflow-x-auto border-b border-border bg-background px-(--gutter)"
    >
      <ul className="flex gap-6 text-sm font-semibold whitespace-nowrap">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a className="inline-block py-3.5 hover:underline" href={`#${key}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function dishOf({ sections }: Menu, key: string | undefined): MenuDish | undefined {
  return sections.flatMap(({ dishes }) => dishes).find((dish) => dish.key === key)
}

interface OpenDishProps {
  dish: MenuDish | undefined
  menu: Menu
  onAdd: Ordering['add']
  onClose: () => void
}

/** The dialog of a dish; while it leaves it still shows the one that was open. */
function OpenDish({ dish, menu, onAdd, onClose }: OpenDishProps) {
  const [last, setLast] = useState(dish)
  if (dish && dish !== last) setLast(dish)
  const shown = dish ?? last
  if (!shown) return null
  return (
    <DishDialog
      isOpen={dish !== undefined}
      offer={offerOf(shown, menu)}
      onAdd={(chosen, quantity) => {
        onAdd(shown, chosen, quantity)
        onClose()
      }}
      onClose={onClose}
      restaurantId={menu.restaurant.id}
    />
  )
}
