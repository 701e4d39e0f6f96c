import { createFileRoute } from '@tanstack/react-router'
import { cartWasOrdered, changeCart, refreshCart } from '#app/features/cart/cart.store.ts'
import { useCart } from '#app/features/cart/use-cart.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import {
  getBuyer,
  getCheckout,
  getCheckoutTexts,
} from '#app/features/checkout/checkout.functions.ts'
import { keepPaying } from '#app/features/checkout/paying.ts'
import { SignInHint } from '#app/features/checkout/sign-in-hint.tsx'
import { ContentText } from '#app/features/content/content-text.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/checkout')({
  loader: async () => {
    const [texts, view, buyer] = await Promise.all([getCheckoutTexts(), getCheckout(), getBuyer()])
    return { texts, view, buyer }
  },
  head: ({ matches, loaderData }) =>
    pageHead({
      matches,
      title: loaderData?.texts['metaTitle']?.value,
      description: loaderData?.texts['metaDescription']?.value,
      robots: 'noindex',
    }),
  component: Checkout,
})

function Checkout() {
  const { texts, view, buyer } = Route.useLoaderData()
  const { status, cart, isSaving } = useCart()
  const navigate = Route.useNavigate()
  const title = texts['title']?.value ?? ''
  const words = { page: 'checkout', texts }
  return (
    <CheckoutPage
      buyer={buyer}
      cart={status === 'read' ? cart.items : undefined}
      intro={
        <>
          <ContentText as="h1" name="title" of={words} />
          <ContentText
            as="p"
            className="mt-3 max-w-[56ch] text-muted-foreground"
            name="lede"
            of={words}
          />
          {buyer.id === '' && <SignInHint />}
        </>
      }
      isCartSaving={isSaving}
      onCartChanged={() => void refreshCart()}
      onRemove={(lineId) => changeCart({ kind: 'remove', lineId })}
      onPlaced={({ token, payUrl }) => {
        cartWasOrdered()
        keepPaying(token)
        void navigate({
          to: '/order-success/$orderId',
          params: { orderId: token },
          replace: true,
          // Who goes back from where it is paid comes to the order, not to an empty checkout.
        }).then(() => payUrl !== null && location.assign(payUrl))
      }}
      title={title}
      view={view}
    />
  )
}
