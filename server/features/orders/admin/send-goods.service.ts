import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { SendGoods } from '#domain/fulfilment.schema.ts'
import type { Problem, Result } from '#domain/result.ts'
import { isAllSent, quantityOf, sendableQty } from '#domain/shipments.ts'
import { staffStepFrom } from '#domain/staff-steps.ts'
import { whyHeld } from '#server/features/orders/after-sale/held.ts'
import { inState } from '#server/features/orders/in-state.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { whyNotHeld } from '#server/features/payments/held-money.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeOrder, hasJust } from './change-order.ts'
import { sendOrder } from './move-order.repository.ts'

/**
 * Sends goods of an order: with the last of them it is sent, before in part. Refuses as `changeOrder`, `illegal_transition` where nothing
 * can be sent, `not_found` for a line that the order has not, and `send_high` with how many can be sent.
 */
export function sendGoods(
  ctx: Ctx,
  id: string,
  { rev, lines: leaving, carrier, tracking }: SendGoods,
): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: (found) => {
        const last = found.shipments.at(-1)
        const isOwn = hasJust(ctx, found, 'ship') || hasJust(ctx, found, 'ship_part')
        const parts = last?.lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
        const isSame = JSON.stringify(parts) === JSON.stringify(leaving)
        return isOwn && isSame && (last?.tracking ?? '') === tracking
      },
      write: async (found) => {
        const { order, lines } = found
        const isLast = isAllSent(
          lines.map(({ line }) => line),
          leaving,
        )
        const leads = staffStepFrom(order, 'ship')
        if (!leads.ok) return inState(ctx, order)
        const problem =
          (await whyHeld(ctx, found.sale)) ??
          (await whyNotHeld(ctx, order)) ??
          whyNotSent(found, leaving)
        if (problem) return problem
        const [userId, at] = [ctx.actor.userId ?? null, ctx.now()]
        const to = isLast ? leads.value : 'partly_shipped'
        const event = isLast ? 'ship' : 'ship_part'
        await sendOrder(ctx.database, {
          ...{ found, event, to, leaving, carrier, tracking, userId, at },
        })
        doLater(ctx, { kind: 'order', orderId: id })
        ctx.log.info('order.moved', { order: id, step: event })
        return undefined
      },
    },
  )
}

function whyNotSent(
  { lines, shorts }: FoundOrder,
  leaving: SendGoods['lines'],
): Problem | undefined {
  const isUnknown = leaving.some(({ lineId }) => !lines.some(({ line }) => line.id === lineId))
  if (isUnknown) return { code: 'not_found' }
  const over = lines.find(
    ({ line }) => quantityOf(leaving, line.id) > sendableQty(line, shorts),
  )?.line
  if (!over) return undefined
  const values = { left: sendableQty(over, shorts), title: over.titleSnapshot }
  return { code: 'send_high', values }
}
