import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getPage } from '#app/features/content/content.functions.ts'
import { PageIntro } from '#app/features/content/page-intro.tsx'
import { PageSections } from '#app/features/content/page-sections.tsx'
import { Places } from '#app/features/content/places-page.tsx'
import { SellersByPlace } from '#app/features/sellers/map/sellers-by-place.tsx'
import { getSellersByPlace } from '#app/features/sellers/map/sellers.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'

export const Route = createFileRoute('/resellers')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async () => {
    const [page, { places }] = await Promise.all([getPage('resellers'), getSellersByPlace()])
    return { ...page, places }
  },
  head: ({ matches, loaderData }) => contentHead({ matches, ...loaderData }),
  component: Resellers,
})

function Resellers() {
  const { places, ...page } = Route.useLoaderData()
  const words = { ...page, page: 'resellers' as const }
  return (
    <div className="page-end">
      <PageIntro words={words} />
      <SellersByPlace places={places} />
      <Places words={words} />
      <PageSections words={words} />
    </div>
  )
}
