import { Trans } from '@lingui/react/macro'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { PageLink } from '#app/ui/page-link.tsx'

/** Where else an order stands: on its own page, in the list, and on paper. */
export function OrderLinks({ order, isAlone }: { order: AdminOrder; isAlone: boolean }) {
  const { id, number } = order
  return (
    <>
      {isAlone ? (
        <PageLink to={`/admin/orders?open=${id}`}>
          <Trans>In the list</Trans>
        </PageLink>
      ) : (
        <PageLink to={`/admin/orders/${number}`}>
          <Trans>On its own page</Trans>
        </PageLink>
      )}
      <PageLink to={`/admin/orders/papers?list=packing&ids=${id}`}>
        <Trans>Packing list</Trans>
      </PageLink>
    </>
  )
}
