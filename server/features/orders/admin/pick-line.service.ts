import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { PickLine } from '#domain/fulfilment.schema.ts'
import type { Result } from '#domain/result.ts'
import { isPacking } from '#domain/short-items.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeOrder } from './change-order.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { savePicked } from './pick-line.repository.ts'

/**
 * Marks a line as picked or takes the mark away, and notes lot and best-before day. Refuses as `changeOrder`, `not_found` for a line
 * that the order has not, and `illegal_transition` where nothing is packed or all of the line has left.
 */
export function pickLine(
  ctx: Ctx,
  { id, item }: { id: string; item: string },
  { rev, isPicked, lot, bestBefore }: PickLine,
): Promise<Result<AdminOrder>> {
  const wanted = { isPicked, lot: lot || null, bestBefore: bestBefore || null }
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: ({ lines }) => {
        const line = lines.find((each) => each.line.id === item)?.line
        return (
          line?.isPicked === isPicked &&
          line.lot === wanted.lot &&
          line.bestBefore === wanted.bestBefore
        )
      },
      write: async ({ order, lines }) => {
        const line = lines.find((each) => each.line.id === item)?.line
        if (!line) return { code: 'not_found' }
        if (!isPacking(order.status) || line.sentQty === line.qty) return inState(ctx, order)
        return (await savePicked(ctx, order, { lineId: item, ...wanted }))
          ? undefined
          : { code: 'stale' }
      },
    },
  )
}
