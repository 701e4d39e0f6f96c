import { createFileRoute, redirect } from '@tanstack/react-router'
import { getRestaurants } from '#app/features/restaurants/restaurants.functions.ts'
import { pageAddress } from '#app/ui/page-link.tsx'

/** Without a name it is the menu of the only restaurant that is open, else all of them. It is another one tomorrow: nobody may keep the way. */
export const Route = createFileRoute('/restaurant-menu/')({
  loader: async () => {
    const { restaurants } = await getRestaurants()
    const [only, ...others] = restaurants.filter(({ opening }) => opening.isOpen)
    const isOnly = only !== undefined && others.length === 0
    throw redirect({
      href: pageAddress(isOnly ? `/restaurant-menu/${only.slug}` : '/restaurants'),
      statusCode: 303,
      headers: { 'Cache-Control': 'private, no-cache' },
    })
  },
})
