import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#db/schema/index.ts'
import type { StaffStep } from '#domain/admin-orders.schema.ts'
import type { OrderStatus } from '#domain/orders.ts'
import { doGoodsLeave } from '#domain/staff-steps.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { leftStock } from '#server/features/orders/stock.queries.ts'
import { isAtRev, transitionStatements } from '#server/features/orders/transition.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface Moving {
  found: FoundOrder
  step: Exclude<StaffStep, 'call_off'>
  to: OrderStatus
  tracking: string
  /** Who takes the step. */
  userId: string | null
  at: number
}

/** What the buyer is told of a step, where it is anything. */
const messages: Partial<Record<StaffStep, OrderMessageKind>> = { pack_ready: 'M4', ship: 'M5' }

/** Takes an order one step on in one batch: status and event, the goods off the shelf where they leave, the invoice open, the mail due. */
export async function moveOrder(database: Database, moving: Moving): Promise<void> {
  const { found, step, to, userId, at } = moving
  const { order } = found
  const doLeave = doGoodsLeave(order.status, step)
  await database.write([
    ...transitionStatements(build, {
      ...{ orderId: order.id, from: order.status, to, event: step, at },
      ...{ actorType: 'staff', actorId: userId },
      guard: isAtRev(build, order.id, order.rev),
    }),
    ...(doLeave ? leftStock(found.lines.map(({ line }) => line)) : []),
    ...(doLeave ? [openedInvoice(order.id)] : []),
    ...trackedBy(moving),
    ...toldOf(moving),
  ])
}

/** Its goods have left: from now on the buyer owes what the invoice says. */
function openedInvoice(id: string): Statement {
  return statementOf(
    build
      .update(orders)
      .set({ paymentStatus: 'invoice_open' })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.paymentMethod, 'invoice'),
          sql`${orders.paymentStatus} = 'pending'`,
        ),
      ),
  )
}

function trackedBy({ found, step, tracking }: Moving): Statement[] {
  if (step !== 'ship' || tracking === '') return []
  return [statementOf(build.update(orders).set({ tracking }).where(eq(orders.id, found.order.id)))]
}

function toldOf({ found: { order }, step, at }: Moving): Statement[] {
  const kind = messages[step]
  if (!kind) return []
  const { factoryId, id: entityId, languageCode, email: recipient } = order
  return [queuedMessage({ factoryId, kind, entityId, languageCode, recipient, at })]
}
