import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getOwnOrders } from '#app/features/customers/account.functions.ts'
import { parseOrdersSearch } from '#app/features/customers/orders-search.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { OrdersPage } from '#app/features/customers/orders-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'

export const Route = createFileRoute('/account/orders')({
  validateSearch: parseOrdersSearch,
  // What the validation leaves out is still in the search of the parent route.
  loaderDeps: ({ search }) => ({ page: parseOrdersSearch({ ...search }).page ?? 1 }),
  loader: ({ deps, location }) => getOwnOrders(deps.page, location.href),
  head: privateHead(msg`Orders`),
  component: Orders,
})

function Orders() {
  return <OrdersPage onCartChanged={() => void refreshCart()} own={Route.useLoaderData()} />
}
