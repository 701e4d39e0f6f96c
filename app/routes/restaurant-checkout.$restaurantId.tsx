import { createFileRoute } from '@tanstack/react-router'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { getBuyer } from '#app/features/checkout/checkout.functions.ts'
import { CheckoutPage } from '#app/features/restaurants/checkout-page.tsx'
import { getDishCheckout } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/restaurant-checkout/$restaurantId')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async ({ params: { restaurantId } }) => {
    const [view, { known }] = await Promise.all([getDishCheckout(restaurantId), getBuyer()])
    return { view, known }
  },
  head: ({ matches, loaderData }) =>
    pageHead({ matches, title: loaderData?.view.restaurant.name, robots: 'noindex' }),
  component: RestaurantCheckout,
})

function RestaurantCheckout() {
  const { view, known } = Route.useLoaderData()
  const { name = '', phone = '', email = '' } = known
  const navigate = Route.useNavigate()
  return (
    <CheckoutPage
      key={view.restaurant.id}
      known={{ name: name.slice(0, 40), phone, email }}
      onPlaced={({ token, payUrl }) => {
        void refreshCart()
        // Who goes back from where it is paid comes to the order.
        void navigate({
          ...{ to: '/order-tracking/$token', params: { token }, replace: true },
        }).then(() => payUrl !== null && location.assign(payUrl))
      }}
      view={view}
    />
  )
}
