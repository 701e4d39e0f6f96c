import type { restaurantOrders } from '#db/schema/index.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'

type Ordered = Pick<
  typeof restaurantOrders.$inferInsert,
  'id' | 'factoryId' | 'languageCode' | 'email'
>

/** The mail that an order was received, where its guest left an address: it belongs to the batch that gives the order to the kitchen. */
export function receiptOf(order: Ordered, at: number): Statement[] {
  if (!order.email) return []
  return [
    queuedMessage({
      factoryId: order.factoryId,
      kind: 'R0',
      entityId: order.id,
      languageCode: order.languageCode,
      recipient: order.email,
      at,
    }),
  ]
}
