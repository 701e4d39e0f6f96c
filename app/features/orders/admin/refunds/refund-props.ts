import type { AdminOrder } from '#domain/admin-orders.schema.ts'

export interface RefundProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}
