import { eq } from 'drizzle-orm'
import { orders, shipments } from '#db/schema/index.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

/** Writes down the number of an order's last parcel. False where the order has changed since it was read. */
export function saveTracking(
  ctx: Ctx,
  { order: { id, rev }, shipments: sent }: FoundOrder,
  tracking: string,
): Promise<boolean> {
  const last = sent.at(-1)
  return saveRow(ctx, {
    ...{ table: orders, id, rev, set: { tracking } },
    also: last
      ? [statementOf(build.update(shipments).set({ tracking }).where(eq(shipments.id, last.id)))]
      : [],
  })
}
