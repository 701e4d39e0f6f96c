import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { PlacesPage } from '#app/features/content/places-page.tsx'

export const Route = createFileRoute('/locations')({
  loader: () => getPage('locations'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Locations,
})

function Locations() {
  return <PlacesPage words={{ ...Route.useLoaderData(), page: 'locations' }} />
}
