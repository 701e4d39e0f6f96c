import { createFileRoute } from '@tanstack/react-router'
import { shopFacts } from '#app/features/content/content-facts.ts'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { PlacesPage } from '#app/features/content/places-page.tsx'
import { retried } from '#app/platform/retry.ts'

export const Route = createFileRoute('/locations')({
  loader: () => retried(() => getPageTexts({ data: 'locations' })),
  head: ({ matches, loaderData: texts }) => contentHead({ matches, texts, facts: shopFacts }),
  component: Locations,
})

function Locations() {
  return <PlacesPage words={{ page: 'locations', texts: Route.useLoaderData() }} />
}
