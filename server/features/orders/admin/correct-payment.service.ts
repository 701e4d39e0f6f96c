import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { CorrectPayment } from '#domain/refunds.schema.ts'
import type { Result } from '#domain/result.ts'
import { inPaymentState } from '#server/features/orders/in-state.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeOrder, hasJust } from './change-order.ts'
import { saveUnpaid } from './correct-payment.repository.ts'
import { canCorrect } from './order-money.ts'

/**
 * Takes back that an order was paid, where that was written down by mistake: it waits for its money again. Refuses as `changeOrder`, and
 * `illegal_transition` where it is not paid or something was paid back.
 */
export function correctPayment(
  ctx: Ctx,
  id: string,
  { rev, reason }: CorrectPayment,
): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: (found) =>
        hasJust(ctx, found, 'payment_corrected') && found.steps[0]?.reason === reason,
      write: async ({ order }) => {
        if (!canCorrect(order)) return inPaymentState(ctx, order)
        await saveUnpaid(ctx, order, reason)
        ctx.log.info('order.unpaid', { order: id })
        return undefined
      },
    },
  )
}
