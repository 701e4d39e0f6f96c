import { and, eq, gt, lt } from 'drizzle-orm'
import { outbox } from '#db/schema/index.ts'
import type { RestaurantOrderEvent, RestaurantOrderStatus } from '#domain/restaurant-orders.ts'
import {
  queuedMessage,
  type RestaurantMessageKind,
} from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { FoundTicket } from './ticket.repository.ts'

/** A bump by mistake is taken back within so long: until then its guest gets no mail. */
const undoMs = 10_000

const kinds = {
  accept: 'R1',
  reject: 'R2',
  expire: 'R3',
  delay: 'R4',
  call_off: 'R6',
  cancel: 'R6',
} as const satisfies Partial<Record<RestaurantOrderEvent, RestaurantMessageKind>>

/** What a step tells the guest who left an address: the statements belong to its batch. */
export function ticketMessages(
  { order }: Pick<FoundTicket, 'order'>,
  step: { event: string; to: RestaurantOrderStatus; at: number },
): Statement[] {
  if (order.email === '') return []
  if (order.status === 'ready' && step.to === 'preparing') return [takenBack(order.id)]
  const isReady = order.status !== 'ready' && step.to === 'ready'
  const kind = isReady ? 'R5' : kindOf(step.event)
  if (!kind) return []
  return [
    queuedMessage({
      factoryId: order.factoryId,
      kind,
      entityId: order.id,
      // A ticket may be put off twice, and be ready again: each has one mail.
      about: String(order.rev),
      languageCode: order.languageCode,
      recipient: order.email,
      at: isReady ? step.at + undoMs : step.at,
      ...(order.userId ? { userId: order.userId } : {}),
    }),
  ]
}

function kindOf(event: string): RestaurantMessageKind | undefined {
  return (kinds as Partial<Record<string, RestaurantMessageKind>>)[event]
}

function takenBack(orderId: string): Statement {
  return statementOf(
    build.delete(outbox).where(
      and(
        eq(outbox.state, 'queued'),
        // Every key that begins so, by the index.
        gt(outbox.dedupeKey, `R5:${orderId}:`),
        lt(outbox.dedupeKey, `R5:${orderId};`),
      ),
    ),
  )
}
