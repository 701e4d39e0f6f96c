import { orders } from '#db/schema/index.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

/** Writes down the number of an order's parcel. False where the order has changed since it was read. */
export function saveTracking(
  ctx: Ctx,
  { id, rev }: Pick<OrderRow, 'id' | 'rev'>,
  tracking: string,
): Promise<boolean> {
  return saveRow(ctx, { table: orders, id, rev, set: { tracking } })
}
