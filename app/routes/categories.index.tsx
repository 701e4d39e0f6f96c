import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '#app/features/catalog/categories-page.tsx'
import { getCategories } from '#app/features/catalog/catalog.functions.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/categories/')({
  loader: () => getCategories(),
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          path: '/categories',
          title: loaderData.heading.metaTitle,
          description: loaderData.heading.metaDescription,
          picture: loaderData.heading.picture,
        })
      : {},
  component: CategoriesRoute,
})

function CategoriesRoute() {
  return <CategoriesPage {...Route.useLoaderData()} />
}
