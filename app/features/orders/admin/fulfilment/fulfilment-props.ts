import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { FulfilmentLine } from '#domain/fulfilment.schema.ts'

export interface FulfilmentProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

export interface FulfilmentLineProps extends FulfilmentProps {
  line: FulfilmentLine
}
