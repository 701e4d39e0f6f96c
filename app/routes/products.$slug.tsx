import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SaveToList } from '#app/features/customers/save-to-list.tsx'
import { getProduct } from '#app/features/catalog/catalog.functions.ts'
import { productData } from '#app/features/catalog/product-data.ts'
import { ProductPage } from '#app/features/catalog/product-page.tsx'
import { pageHead } from '#app/platform/head.ts'
import { orRedirect } from '#app/platform/or-redirect.ts'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'

export const Route = createFileRoute('/products/$slug')({
  loader: async ({ params: { slug }, location }) => {
    const product = await orRedirect(getProduct(slug), location)
    return { product, paths: product.paths }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          title: loaderData.product.name,
          description: loaderData.product.description,
          paths: loaderData.paths,
          alternates: loaderData.product.alternates,
          image: loaderData.product.sharedImages[0],
        })
      : {},
  component: ProductRoute,
})

const root = getRouteApi('__root__')

function ProductRoute() {
  const { product } = Route.useLoaderData()
  const { company, language } = root.useLoaderData()
  const place = { origin: currentOrigin(), languageCode: language.code, company: company.name }
  return (
    <>
      <ProductPage Keep={SaveToList} key={product.id} product={product} />
      <DataScript data={productData(product, place)} key={`data ${product.id}`} />
    </>
  )
}
