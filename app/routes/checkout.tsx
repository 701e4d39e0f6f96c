import { createFileRoute } from '@tanstack/react-router'
import { cartWasOrdered, refreshCart } from '#app/features/cart/cart.store.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import {
  getBuyer,
  getCheckout,
  getCheckoutTexts,
} from '#app/features/checkout/checkout.functions.ts'
import { SignInHint } from '#app/features/checkout/sign-in-hint.tsx'
import { addPeoplesWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/checkout')({
  loader: async ({ context }) => {
    const [texts, view, buyer] = await Promise.all([
      getCheckoutTexts(),
      getCheckout(),
      getBuyer(),
      addPeoplesWords(context.i18n),
    ])
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
  const navigate = Route.useNavigate()
  const title = texts['title']?.value ?? ''
  return (
    <CheckoutPage
      buyer={buyer}
      intro={
        <>
          <h1>{title}</h1>
          <p className="mt-3 max-w-[56ch] text-muted-foreground">{texts['lede']?.value}</p>
          {buyer.id === '' && <SignInHint />}
        </>
      }
      onCartChanged={() => void refreshCart()}
      onPlaced={({ token }) => {
        cartWasOrdered()
        void navigate({
          to: '/order-success/$orderId',
          params: { orderId: token },
          replace: true,
        })
      }}
      title={title}
      view={view}
    />
  )
}
