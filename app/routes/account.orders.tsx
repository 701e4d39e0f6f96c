import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getOwnOrders } from '#app/features/account/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { OrdersPage } from '#app/features/account/orders-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'

export const Route = createFileRoute('/account/orders')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(Number(page)) && Number(page) > 1
      ? { page: Math.min(Number(page), 9999) }
      : {},
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps, location }) => getOwnOrders(deps.page, location.href),
  head: privateHead(msg`Orders`),
  component: Orders,
})

function Orders() {
  return <OrdersPage onCartChanged={() => void refreshCart()} own={Route.useLoaderData()} />
}
