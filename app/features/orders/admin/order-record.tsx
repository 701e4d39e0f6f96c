import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { RecordPage } from '#app/workspace/sheet/record-page.tsx'
import { OrderSheet } from './order-sheet.tsx'

/** One order on a page of its own. */
export function OrderRecord({ data: order, start, onChanged }: SectionProps<AdminOrder>) {
  return (
    <OrderSheet
      Frame={RecordPage}
      canMove={isAllowed(start, 'orders.move')}
      canPayBack={isAllowed(start, 'orders.refund')}
      key={order.id}
      onChanged={onChanged}
      order={order}
    />
  )
}
