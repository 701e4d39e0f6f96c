import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { ContentText } from '#app/features/content/content-text.tsx'
import { getPageTexts } from '#app/features/content/content.functions.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/cart')({
  loader: () => getPageTexts('cart'),
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
  const words = { page: 'cart', texts }
  return (
    <CartPage
      intro={
        <>
          <ContentText as="h1" name="title" of={words} />
          <ContentText as="p" className="cart-lede" name="lede" of={words} />
        </>
      }
      title={texts['title']?.value ?? ''}
    />
  )
}
