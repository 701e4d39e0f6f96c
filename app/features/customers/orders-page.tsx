import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnOrders } from '#domain/account.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
          {own.pages > 1 && <Pages page={own.page} pages={own.pages} />}
        </>
      ) : (
        <NoOrders level="h2" />
      )}
    </>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  const address = (number: number) =>
    number === 1 ? '/account/orders' : `/account/orders?page=${number}`
  return (
    <nav aria-label={t`Pages`} className="account-pages">
      {page > 1 && (
        <ContentLink aria-label={t`Previous page`} className="icon-btn" url={address(page - 1)}>
          <Icon name="arrow-left" />
        </ContentLink>
      )}
      <p>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <ContentLink aria-label={t`Next page`} className="icon-btn" url={address(page + 1)}>
          <Icon name="arrow-right" />
        </ContentLink>
      )}
    </nav>
  )
}
