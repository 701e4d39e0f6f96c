import { useLingui } from '@lingui/react/macro'
import type { ListedOrder } from '#domain/admin-orders.schema.ts'
import { statusTones } from './step-words.ts'

/** Where a sheet says how its order stands. */
export const orderStateId = 'order-state'

/** How an order stands: a dot and its words, and that it is late where it is. */
export function OrderState({
  order,
}: {
  order: Pick<ListedOrder, 'status' | 'statusText' | 'isLate'>
}) {
  const { t } = useLingui()
  const { status, statusText, isLate } = order
  return (
    <span className="ws-state" data-tone={isLate ? 'bad' : statusTones[status]}>
      {isLate ? t`${statusText}, late` : statusText}
    </span>
  )
}
