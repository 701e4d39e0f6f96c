import { auditedBy } from '#server/audit/audit.queries.ts'
import type { FoundAdminOrder } from '#server/features/orders/admin/admin-order.repository.ts'
import { isAtRev, transitionStatements } from '#server/features/orders/transition.queries.ts'
import { issuedInvoice } from '#server/features/invoices/issued-invoice.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

/** Issues an invoice in one batch: event, number, paper, credit notes, mail, log. Throws `isOvertaken` where the order has changed. */
export async function saveIssued(ctx: Ctx, found: FoundAdminOrder): Promise<void> {
  const { order } = found
  const { id, status, rev } = order
  const [at, userId] = [ctx.now(), ctx.actor.userId ?? null]
  await ctx.database.write([
    ...transitionStatements(build, {
      ...{ orderId: id, from: status, to: status, event: 'invoice_issued', at },
      ...{ actorType: 'staff', actorId: userId },
      guard: isAtRev(build, id, rev),
    }),
    ...(await issuedInvoice(ctx.database, found, { userId, at, deliveredAt: leftAt(found) })),
    auditedBy(ctx, { action: 'order_invoiced', entity: 'order', entityId: id }),
  ])
}

/** When the last of its goods left: of what was picked up, when it was handed over. */
function leftAt({ order, shipments, steps }: FoundAdminOrder): number {
  const handedOver = steps.find(({ event }) => event === 'ship' || event === 'hand_over')
  return shipments.at(-1)?.sentAt ?? handedOver?.at ?? order.updatedAt
}
