import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { getCartTexts } from '#app/features/cart/cart.functions.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/cart')({
  loader: () => getCartTexts(),
  head: ({ matches, loaderData: texts }) =>
    pageHead({
      matches,
      title: texts?.['metaTitle']?.value,
      description: texts?.['metaDescription']?.value,
      robots: 'noindex',
    }),
  component: Cart,
})

function Cart() {
  const texts = Route.useLoaderData()
  const title = texts['title']?.value ?? ''
  return (
    <CartPage
      intro={
        <>
          <h1>{title}</h1>
          <p className="mt-3 max-w-[56ch] text-muted-foreground">{texts['lede']?.value}</p>
        </>
      }
      title={title}
    />
  )
}
