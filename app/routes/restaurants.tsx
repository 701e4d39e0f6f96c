import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { DirectoryPage } from '#app/features/restaurants/directory-page.tsx'
import { directoryData } from '#app/features/restaurants/menu-data.ts'
import { getRestaurants } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'

export const Route = createFileRoute('/restaurants')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: () => getRestaurants(),
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          path: '/restaurants',
          title: loaderData.heading.metaTitle,
          description: loaderData.heading.metaDescription,
          picture: loaderData.heading.picture,
        })
      : {},
  component: RestaurantsRoute,
})

const root = getRouteApi('__root__')

function RestaurantsRoute() {
  const directory = Route.useLoaderData()
  const { language } = root.useLoaderData()
  const place = {
    origin: currentOrigin(),
    languageCode: language.code,
    directory: directory.heading.title,
  }
  return (
    <>
      <DirectoryPage {...directory} />
      <DataScript data={directoryData(directory, place)} />
    </>
  )
}
