import { complaints, withdrawals } from '#db/schema/index.ts'
import type { AnswerComplaint, DecideWithdrawal } from '#domain/after-sale.schema.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { noted, toldBuyer } from './after-sale.repository.ts'

/** Writes down what became of a withdrawal, with history, log and mail; false where somebody has decided it meanwhile. */
export function saveDecision(
  ctx: Ctx,
  order: OrderRow,
  { rev, status, reason }: DecideWithdrawal,
): Promise<boolean> {
  const at = ctx.now()
  return saveRow(ctx, {
    ...{ table: withdrawals, id: { orderId: order.id }, rev },
    set: { status, reason, decidedBy: ctx.actor.userId ?? null },
    audit: { action: `order_withdrawal_${status}`, entity: 'order', entityId: order.id },
    also: [
      noted({ ...by(ctx), order, event: `withdrawal_${status}`, at, reason }),
      toldBuyer(order, { kind: `M8-${status}`, at }),
    ],
  })
}

/** Writes down what was answered to a complaint, in the same way. */
export function saveAnswer(
  ctx: Ctx,
  order: OrderRow,
  { id, rev, status, answer }: AnswerComplaint & { id: string },
): Promise<boolean> {
  const at = ctx.now()
  return saveRow(ctx, {
    ...{ table: complaints, id, rev },
    set: { status, answer, decidedBy: ctx.actor.userId ?? null },
    audit: { action: `order_complaint_${status}`, entity: 'order', entityId: order.id },
    also: [
      noted({ ...by(ctx), order, event: `complaint_${status}`, at, reason: answer }),
      toldBuyer(order, { kind: `M9-${status}`, at, about: id }),
    ],
  })
}

function by(ctx: Ctx) {
  return { actorType: 'staff', actorId: ctx.actor.userId ?? null } as const
}
