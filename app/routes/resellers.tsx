import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { PlacesPage } from '#app/features/content/places-page.tsx'

export const Route = createFileRoute('/resellers')({
  loader: () => getPage('resellers'),
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Resellers,
})

function Resellers() {
  return <PlacesPage words={{ ...Route.useLoaderData(), page: 'resellers' }} />
}
