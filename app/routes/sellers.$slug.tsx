import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SellerPage } from '#app/features/sellers/map/seller-page.tsx'
import { sellerData } from '#app/features/sellers/map/seller-data.ts'
import { getSeller } from '#app/features/sellers/map/sellers.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'

export const Route = createFileRoute('/sellers/$slug')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params: { slug } }) => getSeller(slug),
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          title: `${loaderData.seller.name}, ${loaderData.seller.city}`,
          description: loaderData.story?.text.slice(0, 160),
        })
      : {},
  component: SellerRoute,
})

const root = getRouteApi('__root__')

function SellerRoute() {
  const page = Route.useLoaderData()
  const { language } = root.useLoaderData()
  const place = { origin: currentOrigin(), languageCode: language.code }
  return (
    <>
      <SellerPage key={page.seller.id} page={page} />
      <DataScript data={sellerData(page, place)} />
    </>
  )
}
