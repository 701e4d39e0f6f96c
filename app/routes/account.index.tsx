import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getOverview } from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { OverviewPage } from '#app/features/customers/overview-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'

export const Route = createFileRoute('/account/')({
  loader: ({ location }) => getOverview(location.href),
  head: privateHead(msg`My account`),
  component: Overview,
})

function Overview() {
  return <OverviewPage onCartChanged={() => void refreshCart()} overview={Route.useLoaderData()} />
}
