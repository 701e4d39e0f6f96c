import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { formatOre } from '#domain/money.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { type RefundedLine, refundVat } from '#domain/refunds.ts'
import type { Refund } from '#domain/refunds.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { inPaymentState } from '#server/features/orders/in-state.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { paidOre, paidVatLeft, refundableOre, refundableQty } from '#server/features/orders/paid.ts'
import type { Ctx } from '#server/http/context.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { changeOrder, hasJust } from './change-order.ts'
import { insertRefund } from './refund-order.repository.ts'

/**
 * Writes down that money went back to the buyer, with a credit note: for goods, for something else, or both. The shop pays it back by
 * itself, over the counter or from its bank. Refuses as `changeOrder`, `illegal_transition` where nothing is paid, `refund_empty`,
 * `refund_lines_high` with how many of a line, and `refund_high` with how much can still go back.
 */
export function refundOrder(ctx: Ctx, id: string, refund: Refund): Promise<Result<AdminOrder>> {
  const { rev, otherOre, way, reason } = refund
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: (found) => {
        const last = found.refunds.at(-1)
        const isSame =
          JSON.stringify(last?.lines.map(({ ore: _, ...line }) => line)) ===
          JSON.stringify(refund.lines)
        return (
          hasJust(ctx, found, 'refunded') &&
          isSame &&
          last?.otherOre === otherOre &&
          last.way === way &&
          last.reason === reason
        )
      },
      write: async (found) => {
        const { order } = found
        if (paidOre(order) === 0) return inPaymentState(ctx, order)
        const lines = refundedLines(found, refund.lines)
        if (!lines.ok) return lines.problem
        const amountOre = otherOre + lines.value.reduce((sum, { ore }) => sum + ore, 0)
        if (amountOre === 0) return { code: 'refund_empty' }
        const taxed = lines.value.map(({ lineId, ore }) => ({ ore, vatBp: rateOf(found, lineId) }))
        const vat = refundVat(paidVatLeft(found), { lines: taxed, otherOre })
        const mostOre = refundableOre(order)
        if (!vat.ok || amountOre > mostOre)
          return { code: 'refund_high', values: { amount: isolated(formatOre(mostOre)) } }
        const at = ctx.now()
        await insertRefund(ctx, {
          ...{ order, lines: lines.value, otherOre, amountOre, vat: vat.value, way, reason, at },
          isLast: amountOre === mostOre,
          year: Number(osloClock(at).date.slice(0, 4)),
        })
        ctx.log.info('order.refunded', { order: id })
        return undefined
      },
    },
  )
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
    refunded.push({ lineId, quantity, ore: line.unitOre * quantity })
  }
  return done(refunded)
}

function rateOf({ lines }: FoundOrder, lineId: string): number {
  return lines.find(({ line }) => line.id === lineId)?.line.vatBp ?? 0
}
