import { complaints, withdrawals } from '#db/schema/index.ts'
import type { AnswerComplaint, DecideWithdrawal } from '#domain/after-sale.schema.ts'
import type { SplitWithdrawal } from '#domain/after-sale.ts'
import type { FoundOrder, OrderRow } from '#server/features/orders/orders.repository.ts'
import { paidOre } from '#server/features/orders/paid.ts'
import { isAtRev } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { acceptedWithdrawal } from './accepted-withdrawal.queries.ts'
import { noted, raisedRev, toldBuyer } from './after-sale.repository.ts'

/** Writes down that a withdrawal is declined, with history, log and mail; false where somebody has decided it meanwhile. */
export function saveDeclined(
  ctx: Ctx,
  order: OrderRow,
  { rev, reason }: Pick<DecideWithdrawal, 'rev' | 'reason'>,
): Promise<boolean> {
  const [at, status] = [ctx.now(), 'declined'] as const
  return saveRow(ctx, {
    ...{ table: withdrawals, id: { orderId: order.id }, rev },
    set: { status, reason, decidedBy: ctx.actor.userId ?? null },
    audit: { action: 'order_withdrawal_declined', entity: 'order', entityId: order.id },
    also: [
      noted({ ...by(ctx), order, event: 'withdrawal_declined', at, reason }),
      raisedRev(order.id, at),
      toldBuyer(order, { kind: 'M8-declined', at }),
    ],
  })
}

/** Writes down that a withdrawal is accepted, with all that follows for the order's goods and sums; false where it, or the order, has changed meanwhile. */
export function saveAccepted(
  ctx: Ctx,
  found: FoundOrder,
  { rev, returned, dropped }: SplitWithdrawal & { rev: number },
): Promise<boolean> {
  const [at, { order }] = [ctx.now(), found]
  const parts = { returnedLines: returned, droppedLines: dropped, wasPaid: paidOre(order) > 0 }
  return saveRow(ctx, {
    ...{ table: withdrawals, id: { orderId: order.id }, rev },
    set: { status: 'accepted', decidedBy: ctx.actor.userId ?? null, ...parts },
    when: isAtRev(build, order.id, order.rev),
    audit: { action: 'order_withdrawal_accepted', entity: 'order', entityId: order.id },
    also: [
      noted({ ...by(ctx), order, event: 'withdrawal_accepted', at }),
      ...acceptedWithdrawal(found, dropped, at),
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
