import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import { statusText } from '#server/i18n/order-words.ts'
import { adminOrderView, findOwnOrder, getAdminOrder } from './admin-order.service.ts'
import { canMarkPaid, canRegisterTill } from './order-money.ts'
import { type Paying, savePaid } from './pay-order.repository.ts'

/**
 * Writes down the till's receipt of an order that was paid when it was handed over. Refuses `not_found`, `stale` with what stands
 * there now, and `illegal_transition` with what the order or its money is; the same call twice is done once.
 */
export function registerTill(
  ctx: Ctx,
  id: string,
  { rev, receiptNo }: { rev: number; receiptNo: string },
): Promise<Result<AdminOrder>> {
  return paid(ctx, id, {
    rev,
    canPay: canRegisterTill,
    isPaid: (order) => order.paymentStatus === 'captured' && order.receiptNo === receiptNo,
    as: {
      ...{ event: 'till_registered', paymentStatus: 'captured', receiptNo },
      action: 'order_till_registered',
    },
  })
}

/** Writes down that an open invoice was paid. Refuses as `registerTill` does. */
export function markPaid(ctx: Ctx, id: string, rev: number): Promise<Result<AdminOrder>> {
  return paid(ctx, id, {
    rev,
    canPay: canMarkPaid,
    isPaid: (order) => order.paymentStatus === 'invoice_paid',
    as: { event: 'invoice_paid', paymentStatus: 'invoice_paid', action: 'order_invoice_paid' },
  })
}

interface Payment {
  rev: number
  canPay: (order: OrderRow) => boolean
  /** True where the same call has already done it. */
  isPaid: (order: OrderRow) => boolean
  as: Omit<Paying, 'found'>
}

async function paid(ctx: Ctx, id: string, payment: Payment): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  if (!found) return refused('not_found')
  const { order, steps } = found
  const isOwn = steps[0]?.event === payment.as.event && steps[0].actorId === ctx.actor.userId
  const view = () => adminOrderView(ctx, found)
  if (order.rev === payment.rev + 1 && isOwn && payment.isPaid(order)) return done(await view())
  if (order.rev !== payment.rev) return refused('stale', { current: await view() })
  if (!payment.canPay(order)) return { ok: false, problem: await whyNot(ctx, order) }
  const isSaved = await savePaid(ctx, { found, ...payment.as })
  // Somebody was faster, with this very call perhaps: what stands there now decides.
  return isSaved ? getAdminOrder(ctx, id) : paid(ctx, id, payment)
}

/** Names what stands in the way: where the order is, or what has become of its money. */
async function whyNot(ctx: Ctx, { status, paymentStatus }: OrderRow): Promise<Problem> {
  const i18n = await translatorFor(ctx)
  const isUnpaid = paymentStatus === 'pending'
  const state = isUnpaid ? statusText(i18n, status) : paymentStatusText(i18n, paymentStatus)
  return { code: 'illegal_transition', values: { state } }
}
