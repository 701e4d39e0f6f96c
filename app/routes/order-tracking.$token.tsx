import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getTracked } from '#app/features/restaurants/restaurants.functions.ts'
import { LostOrder } from '#app/features/restaurants/tracking/lost-order.tsx'
import { TrackingPage } from '#app/features/restaurants/tracking/tracking-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/order-tracking/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getTracked(params.token),
  head: privateHead(msg`Your order`),
  component: OrderTracking,
  notFoundComponent: LostOrder,
})

function OrderTracking() {
  const { token } = Route.useParams()
  return <TrackingPage key={token} order={Route.useLoaderData()} token={token} />
}
