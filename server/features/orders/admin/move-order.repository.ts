import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#db/schema/index.ts'
import type { StaffStep } from '#domain/admin-orders.schema.ts'
import type { OrderEvent, OrderStatus } from '#domain/orders.ts'
import type { LeavingLine } from '#domain/shipments.ts'
import { doGoodsLeave } from '#domain/staff-steps.ts'
import { issuedInvoice } from '#server/features/invoices/issued-invoice.queries.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import { followedMoney } from '#server/features/payments/operations.queries.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import {
  leftGoods,
  newShipment,
  restOf,
} from '#server/features/orders/fulfilment/leaving.queries.ts'
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
const messages: Partial<Record<StaffStep, OrderMessageKind>> = { pack_ready: 'M4' }

/** Takes an order one step on in one batch: status and event, the goods off the shelf where they leave, the invoice issued, the mail due. */
export async function moveOrder(database: Database, moving: Moving): Promise<void> {
  const { found, step, to, userId, at } = moving
  const { order } = found
  if (step === 'ship')
    return sendOrder(database, { ...moving, event: 'ship', leaving: restOf(found), carrier: '' })
  const doLeave = doGoodsLeave(order.status, step)
  const invoice = doLeave
    ? await issuedInvoice(database, found, { userId, at, deliveredAt: at })
    : []
  await database.write([
    ...transitionStatements(build, {
      ...{ orderId: order.id, from: order.status, to, event: step, at },
      ...{ actorType: 'staff', actorId: userId },
      guard: isAtRev(build, order.id, order.rev),
    }),
    ...(doLeave ? leftGoods(found, restOf(found), { userId, at }) : []),
    ...(doLeave ? [openedInvoice(order.id)] : []),
    ...invoice,
    ...(doLeave ? followedMoney(order.id, `${step}:${order.id}`, at) : []),
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

export interface SendingOrder extends Omit<Moving, 'step'> {
  event: Extract<OrderEvent, 'ship' | 'ship_part'>
  leaving: readonly LeavingLine[]
  carrier: string
}

/** Sends goods of an order in one batch: status and event, the goods off the shelf, the shipment, the invoice issued with the last of them, the mails due. */
export async function sendOrder(database: Database, sending: SendingOrder): Promise<void> {
  const { found, event, to, leaving, tracking, userId, at } = sending
  const { order } = found
  const shipment = newShipment(found, sending)
  const isLast = event === 'ship'
  const invoice = isLast
    ? await issuedInvoice(database, found, { userId, at, deliveredAt: at })
    : []
  const { factoryId, id: entityId, languageCode, email: recipient } = order
  await database.write([
    ...transitionStatements(build, {
      ...{ orderId: order.id, from: order.status, to, event, at },
      ...{ actorType: 'staff', actorId: userId },
      guard: isAtRev(build, order.id, order.rev),
    }),
    ...leftGoods(found, leaving, { userId, at }),
    shipment.statement,
    openedInvoice(order.id),
    ...invoice,
    ...(tracking === '' ? [] : [tracked(order.id, tracking)]),
    ...followedMoney(order.id, `ship:${shipment.id}`, at),
    queuedMessage({
      ...{ factoryId, kind: 'M5', entityId, about: shipment.id, languageCode, recipient, at },
    }),
  ])
}

/** The number of the last parcel. */
function tracked(id: string, tracking: string): Statement {
  return statementOf(build.update(orders).set({ tracking }).where(eq(orders.id, id)))
}

function toldOf({ found: { order }, step, at }: Moving): Statement[] {
  const kind = messages[step]
  if (!kind) return []
  const { factoryId, id: entityId, languageCode, email: recipient } = order
  return [queuedMessage({ factoryId, kind, entityId, languageCode, recipient, at })]
}
