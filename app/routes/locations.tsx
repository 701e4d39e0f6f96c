import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { PlacesPage } from '#app/features/content/places-page.tsx'

export const Route = createFileRoute('/locations')({
  loader: () => getPageTexts('locations'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Locations,
})

function Locations() {
  return <PlacesPage words={{ page: 'locations', texts: Route.useLoaderData() }} />
}
