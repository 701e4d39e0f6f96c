import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { PlacesPage } from '#app/features/content/places-page.tsx'

export const Route = createFileRoute('/resellers')({
  loader: () => getPageTexts('resellers'),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData }),
  component: Resellers,
})

function Resellers() {
  return <PlacesPage words={{ page: 'resellers', texts: Route.useLoaderData() }} />
}
