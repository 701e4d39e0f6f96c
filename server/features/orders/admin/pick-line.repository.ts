import { eq } from 'drizzle-orm'
import { orderLines, orders } from '#db/schema/index.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

interface Picked {
  lineId: string
  isPicked: boolean
  lot: string | null
  bestBefore: string | null
}

/** Writes down what was picked of a line. False where the order has changed since it was read. */
export function savePicked(
  ctx: Ctx,
  { id, rev }: Pick<OrderRow, 'id' | 'rev'>,
  { lineId, ...set }: Picked,
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: orders, id, rev, set: {} },
    also: [statementOf(build.update(orderLines).set(set).where(eq(orderLines.id, lineId)))],
  })
}
