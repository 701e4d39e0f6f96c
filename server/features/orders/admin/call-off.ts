import type { OrderStatus } from '#domain/orders.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { cancelOrder } from '#server/features/orders/orders.repository.ts'
import { isAtRev } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'

interface CallingOff {
  found: FoundAdminOrder
  to: OrderStatus
  /** The buyer reads it. */
  reason: string
}

/** Cancels an order for the shop: its goods and its time are given back, its buyer is told why, and the log keeps who did it. */
export function callOff(ctx: Ctx, { found, to, reason }: CallingOff): Promise<void> {
  const { id, rev } = found.order
  return cancelOrder(ctx.database, {
    ...{ found, to, reason, event: 'call_off', message: 'M6' },
    ...{ actorType: 'staff', actorId: ctx.actor.userId ?? null, at: ctx.now() },
    guard: isAtRev(ctx.database.build, id, rev),
    also: [auditedBy(ctx, { action: 'order_called_off', entity: 'order', entityId: id })],
  })
}
