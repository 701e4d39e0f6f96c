import { withdrawals } from '#db/schema/index.ts'
import type { WithdrawnLine } from '#domain/after-sale.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { isAtRev } from '#server/features/orders/transition.queries.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { noted, raisedRev, toldBuyer } from './after-sale.repository.ts'

export interface Withdrawing {
  order: OrderRow
  lines: WithdrawnLine[]
  amountOre: number
  name: string
  email: string
}

/** Writes a withdrawal with its entry in the order's history and its receipt; false where the order has changed since it was read. */
export function writeWithdrawal(ctx: Ctx, withdrawing: Withdrawing): Promise<boolean> {
  const { order, ...said } = withdrawing
  const at = ctx.now()
  const row = { orderId: order.id, ...said, receivedAt: at, updatedAt: at }
  return saveWhere(ctx, isAtRev(build, order.id, order.rev), {
    also: [
      statementOf(build.insert(withdrawals).values({ ...row, status: 'received' })),
      raisedRev(order.id, at),
      noted({
        ...{ order, event: 'withdrawn', at },
        actorType: buyerTypeOf(ctx.actor),
        actorId: ctx.actor.userId ?? ctx.actor.guestHash ?? null,
      }),
      toldBuyer(order, { kind: 'M7', at, recipient: said.email }),
    ],
  })
}
