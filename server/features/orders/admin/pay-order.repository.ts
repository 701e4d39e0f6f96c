import { events, orders } from '#db/schema/index.ts'
import type { PaymentStatus } from '#domain/admin-orders.schema.ts'
import { newId } from '#domain/ids.ts'
import type { OrderHappening } from '#domain/orders.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { openVat, sumOf } from '#server/features/orders/paid.ts'

export interface Paying {
  found: FoundOrder
  event: Extract<OrderHappening, 'till_registered' | 'invoice_paid'>
  paymentStatus: PaymentStatus
  receiptNo?: string
  action: AuditAction
}

/** Writes down that an order is paid, with an entry in its history and in the log; its status and its sums stay. What was taken off its invoice is not paid. False where it has changed since it was read. */
export function savePaid(ctx: Ctx, paying: Paying): Promise<boolean> {
  const { found, paymentStatus, receiptNo, action } = paying
  const { id, rev, totalOre, vat } = found.order
  // A rate of which all was taken off is not paid.
  const claimed = openVat(found).filter((row) => sumOf([row]) > 0)
  const [paidOre, paidVat] = claimed.length > 0 ? [sumOf(claimed), claimed] : [totalOre, vat]
  return saveRow(ctx, {
    ...{ table: orders, id, rev },
    set: { paymentStatus, paidOre, paidVat, ...(receiptNo !== undefined && { receiptNo }) },
    audit: { action, entity: 'order', entityId: id },
    also: [paymentEvent(ctx, paying)],
  })
}

function paymentEvent(ctx: Ctx, { found: { order }, event }: Paying): Statement {
  return statementOf(
    build.insert(events).values({
      ...{ id: newId(), entity: 'order', entityId: order.id, event, at: ctx.now() },
      ...{ fromState: order.status, toState: order.status },
      ...{ actorType: 'staff', actorId: ctx.actor.userId ?? null },
    }),
  )
}
