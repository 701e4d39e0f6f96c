import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getOverview } from '#app/features/account/account.functions.ts'
import { OverviewPage } from '#app/features/account/overview-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/')({
  loader: ({ location }) => getOverview(location.href),
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`My account`), robots: 'noindex' }),
  component: Overview,
})

function Overview() {
  return <OverviewPage onCartChanged={() => void refreshCart()} overview={Route.useLoaderData()} />
}
