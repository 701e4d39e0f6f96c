import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { isOpenPayment } from '#app/features/payments/open-payment.ts'
import { getPayment } from '#app/features/payments/payments.functions.ts'
import { getTracked } from '#app/features/restaurants/restaurants.functions.ts'
import { LostOrder } from '#app/features/restaurants/tracking/lost-order.tsx'
import { TrackingPage } from '#app/features/restaurants/tracking/tracking-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/order-tracking/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => readTracked(params.token),
  head: privateHead(msg`Your order`),
  component: OrderTracking,
  notFoundComponent: LostOrder,
})

/** An order with its payment: who comes back from paying sees what the provider says now. */
async function readTracked(token: string) {
  const order = await getTracked(token)
  if (order.status.status !== 'awaiting_payment')
    return { order, payment: order.details?.payment ?? null }
  const payment = await getPayment(token)
  return { order: isOpenPayment(payment) ? order : await getTracked(token), payment }
}

function OrderTracking() {
  const { token } = Route.useParams()
  const router = useRouter()
  const { order, payment } = Route.useLoaderData()
  return (
    <TrackingPage
      // What is followed begins anew once it is paid.
      key={`${token} ${payment?.state ?? ''}`}
      onSettled={() => {
        // What was not paid is in the cart again.
        void refreshCart()
        void router.invalidate({ sync: true })
      }}
      order={order}
      payment={payment}
      token={token}
    />
  )
}
