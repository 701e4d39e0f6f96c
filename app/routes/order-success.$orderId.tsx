import { createFileRoute, useRouter } from '@tanstack/react-router'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { forgetPaid } from '#app/features/checkout/paying.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { getOrder } from '#app/features/orders/orders.functions.ts'
import { isOpenPayment } from '#app/features/payments/open-payment.ts'
import { getPayment } from '#app/features/payments/payments.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/order-success/$orderId')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => readOrder(params.orderId),
  head: ({ matches, loaderData }) =>
    loaderData ? pageHead({ matches, title: loaderData.order.number, robots: 'noindex' }) : {},
  component: OrderSuccess,
})

/** An order with its payment: who comes back from paying sees what the provider says now. */
async function readOrder(token: string) {
  const order = await getOrder(token)
  if (order.status !== 'awaiting_payment') return { order, payment: order.details?.payment ?? null }
  const payment = await getPayment(token)
  return { order: isOpenPayment(payment) ? order : await getOrder(token), payment }
}

function OrderSuccess() {
  const token = Route.useParams().orderId
  const router = useRouter()
  const { order, payment } = Route.useLoaderData()
  const readAgain = async () => {
    // What was not paid is in the cart again.
    void refreshCart()
    await router.invalidate({ sync: true })
  }
  return (
    <OrderPage
      key={token}
      onClaimed={() => router.invalidate({ sync: true })}
      onPaid={() => forgetPaid(token)}
      onSettled={readAgain}
      order={order}
      payment={payment}
      token={token}
    />
  )
}
