import { createFileRoute, useRouter } from '@tanstack/react-router'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { getOrder } from '#app/features/orders/orders.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/order-success/$orderId')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getOrder(params.orderId),
  head: ({ matches, loaderData: order }) =>
    order ? pageHead({ matches, title: order.number, robots: 'noindex' }) : {},
  component: OrderSuccess,
})

function OrderSuccess() {
  const token = Route.useParams().orderId
  const router = useRouter()
  return (
    <OrderPage
      key={token}
      onClaimed={() => router.invalidate({ sync: true })}
      order={Route.useLoaderData()}
      token={token}
    />
  )
}
