import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { piecesOre } from '#domain/dropped-lines.ts'
import { formatOre } from '#domain/money.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { isReduction, type RefundedLine, refundVat } from '#domain/refunds.ts'
import type { Refund } from '#domain/refunds.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { findConfirmedOwner } from '#server/features/identity/second-factor/owner.service.ts'
import { inPaymentState } from '#server/features/orders/in-state.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import {
  paidOre,
  refundableOre,
  refundableQty,
  refundableVat,
} from '#server/features/orders/paid.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { getAdminOrder } from './admin-order.service.ts'
import { changeOrder } from './change-order.ts'
import { freeOre } from './order-money.ts'
import { findBookedRefund, insertRefund } from './refund-order.repository.ts'

/**
 * Writes down that money went back to the buyer, once per key, with a credit note: for goods, for something else, or both. The shop pays
 * it back by itself, over the counter or from its bank; what was paid online can go back the same way. Of an invoice that nobody has paid, it is taken off what there is to pay. The
 * owners are told of a large one. Refuses as `changeOrder`, `key_reused`, `illegal_transition` where nothing is paid or invoiced, or where
 * the way is that of the other, `refund_empty`, `refund_lines_high` with how many of a line, `refund_high` with how much
 * can still go back, and a large one without the right password as `confirmPassword`.
 */
export async function refundOrder(
  ctx: Ctx,
  id: string,
  refund: Refund,
  key: string,
): Promise<Result<AdminOrder>> {
  const { password: _, ...body } = refund
  let outcome: Result<AdminOrder> | undefined
  const made = await makeOnce(
    ctx,
    { scope: 'refund', key, body: { id, ...body } },
    {
      find: (stored) => findBookedRefund(ctx, stored),
      make: async (call) => {
        let booked: string | undefined
        outcome = await changeOrder(
          ctx,
          { id, rev: refund.rev },
          {
            // The key tells that.
            isDone: () => false,
            write: async (found) => {
              const booking = await book(ctx, found, { refund, call })
              if (!booking.ok) return booking.problem
              booked = booking.value
              return undefined
            },
          },
        )
        return booked
      },
    },
  )
  if (made.ok) return getAdminOrder(ctx, id)
  return outcome && !outcome.ok && made.problem.code === 'too_many' ? outcome : made
}

async function book(
  ctx: Ctx,
  found: FoundAdminOrder,
  { refund, call }: { refund: Refund; call: Call },
): Promise<Result<string>> {
  const { order } = found
  const { otherOre, otherRateBp, settles, way, reason } = refund
  const isUnpaid = paidOre(order) === 0
  const left = refundableVat(found)
  if ((isUnpaid && left.length === 0) || isReduction(refund) !== isUnpaid)
    return { ok: false, problem: await inPaymentState(ctx, order) }
  if (way === 'online' && !found.payment)
    return { ok: false, problem: await inPaymentState(ctx, order) }
  const lines = refundedLines(found, refund.lines)
  if (!lines.ok) return lines
  const amountOre = otherOre + lines.value.reduce((sum, { ore }) => sum + ore, 0)
  if (amountOre === 0) return refused('refund_empty')
  const taxed = lines.value.map(({ lineId, ore }) => ({ ore, vatBp: rateOf(found, lineId) }))
  const mostOre = mostBack(found, way)
  const vat = refundVat(left, { lines: taxed, otherOre, otherRateBp })
  if (amountOre > mostOre) return tooHigh(mostOre)
  if (!vat.ok) return tooHigh(Number(vat.problem.values?.['leftOre'] ?? mostOre))
  const isLarge = amountOre > freeOre(found)
  const unproven = isLarge && (await whyUnproven(ctx, refund))
  if (unproven) return { ok: false, problem: unproven }
  const at = ctx.now()
  const id = await insertRefund(ctx, {
    ...{ found, lines: lines.value, otherOre, amountOre, vat: vat.value, settles, way, reason, at },
    ...{ call, isLarge, isLast: amountOre === refundableOre(found) },
    year: Number(osloClock(at).date.slice(0, 4)),
  })
  if (way === 'online') doLater(ctx, { kind: 'order', orderId: order.id })
  ctx.log.info(isUnpaid ? 'order.reduced' : 'order.refunded', { order: order.id })
  return done(id)
}

/** The most that can go back: the way it was paid online, no more than was drawn and is not on its way back. */
function mostBack(found: FoundAdminOrder, way: Refund['way']): number {
  const { payment, operations } = found
  if (way !== 'online' || !payment) return refundableOre(found)
  const back = operations.filter(({ kind }) => kind === 'refund')
  const backOre = back.reduce((sum, { amountOre }) => sum + amountOre, 0)
  return Math.max(0, Math.min(refundableOre(found), payment.capturedOre - backOre))
}

function tooHigh(mostOre: number): Result<never> {
  return refused('refund_high', { values: { amount: isolated(formatOre(mostOre)) } })
}

/** Who sits at somebody's open session pays no large sum back. */
async function whyUnproven(ctx: Ctx, { password }: Refund): Promise<Problem | undefined> {
  if (!password) return { code: 'password_missing', field: 'password' }
  const confirmed = await findConfirmedOwner(ctx, password)
  return confirmed.ok ? undefined : confirmed.problem
}

/** What of which lines goes back, at what each piece cost. */
function refundedLines(found: FoundAdminOrder, wanted: Refund['lines']): Result<RefundedLine[]> {
  const refunded: RefundedLine[] = []
  for (const { lineId, quantity } of wanted) {
    const line = found.lines.find((each) => each.line.id === lineId)?.line
    if (!line) return refused('not_found')
    const before = refunded.filter((each) => each.lineId === lineId)
    const left = refundableQty(found, line) - before.reduce((sum, each) => sum + each.quantity, 0)
    if (quantity > left)
      return refused('refund_lines_high', { values: { left, title: line.titleSnapshot } })
    refunded.push({ lineId, quantity, ore: piecesOre(line, quantity) })
  }
  return done(refunded)
}

function rateOf({ lines }: FoundOrder, lineId: string): number {
  return lines.find(({ line }) => line.id === lineId)?.line.vatBp ?? 0
}
