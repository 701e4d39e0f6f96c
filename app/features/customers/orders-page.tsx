import { Trans } from '@lingui/react/macro'
import type { OwnOrders } from '#domain/account.schema.ts'
import { AccountPages } from './account-pages.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRows } from './order-rows.tsx'

interface OrdersPageProps {
  own: OwnOrders
  onCartChanged: () => void
}

/** All orders of a person, the newest first. */
export function OrdersPage({ own, onCartChanged }: OrdersPageProps) {
  return (
    <>
      <h1>
        <Trans>Orders</Trans>
      </h1>
      {own.total > 0 ? (
        <>
          <OrderRows onCartChanged={onCartChanged} orders={own.orders} />
          {own.pages > 1 && (
            <AccountPages page={own.page} pages={own.pages} path="/account/orders" />
          )}
        </>
      ) : (
        <NoOrders level="h2" />
      )}
    </>
  )
}
