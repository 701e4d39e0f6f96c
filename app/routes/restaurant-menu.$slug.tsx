import { useLingui } from '@lingui/react/macro'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useOrdering } from '#app/features/cart/use-ordering.ts'
import { MenuPage } from '#app/features/restaurants/menu-page.tsx'
import { menuData } from '#app/features/restaurants/menu-data.ts'
import { getMenu } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'
import { orRedirect } from '#app/platform/or-redirect.ts'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'

export const Route = createFileRoute('/restaurant-menu/$slug')({
  validateSearch: ({ dish }: Record<string, unknown>): { dish?: string } =>
    typeof dish === 'string' ? { dish } : {},
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params: { slug }, location }) => orRedirect(getMenu(slug), location),
  // A dish is opened and closed without asking for the menu again.
  staleTime: 60_000,
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          title: loaderData.restaurant.name,
          description: loaderData.restaurant.description,
        })
      : {},
  component: MenuRoute,
})

const root = getRouteApi('__root__')

function MenuRoute() {
  const { t } = useLingui()
  const menu = Route.useLoaderData()
  const { dish } = Route.useSearch()
  const ordering = useOrdering(menu.restaurant.id)
  const { language } = root.useLoaderData()
  const place = {
    origin: currentOrigin(),
    languageCode: language.code,
    directory: t`Restaurants`,
  }
  return (
    <>
      <MenuPage dishKey={dish} key={menu.restaurant.slug} menu={menu} ordering={ordering} />
      <DataScript data={menuData(menu, place)} />
    </>
  )
}
