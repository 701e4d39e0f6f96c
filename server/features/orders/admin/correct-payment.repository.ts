import { eq } from 'drizzle-orm'
import { orders, shortItems } from '#db/schema/index.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import { isAtRev, transitionStatements } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Writes down that an order is not paid after all. Throws `isOvertaken` where it has changed. */
export async function saveUnpaid(ctx: Ctx, order: OrderRow, reason: string): Promise<void> {
  const { id, status, rev, paymentMethod } = order
  await ctx.database.write([
    ...transitionStatements(build, {
      ...{ orderId: id, from: status, to: status, event: 'payment_corrected', reason },
      ...{ actorType: 'staff', actorId: ctx.actor.userId ?? null, at: ctx.now() },
      guard: isAtRev(build, id, rev),
    }),
    statementOf(
      build
        .update(orders)
        .set({
          paymentStatus: paymentMethod === 'invoice' ? 'invoice_open' : 'pending',
          ...{ receiptNo: null, paidOre: null, paidVat: null },
        })
        .where(eq(orders.id, id)),
    ),
    // What was dropped meanwhile is not part of what will be paid.
    statementOf(build.update(shortItems).set({ wasPaid: false }).where(eq(shortItems.orderId, id))),
    auditedBy(ctx, { action: 'order_payment_corrected', entity: 'order', entityId: id }),
  ])
}
