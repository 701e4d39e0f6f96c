import { eq } from 'drizzle-orm'
import { orderLines, shipments } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { type LeavingLine, quantityOf, type SentLine } from '#domain/shipments.ts'
import { type Leaving, leftStock, leftUnreserved } from '#server/features/orders/stock.queries.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** All of an order that has not left yet. */
export function restOf({ lines }: FoundOrder): LeavingLine[] {
  return lines
    .map(({ line }) => ({ lineId: line.id, quantity: line.qty - line.sentQty }))
    .filter(({ quantity }) => quantity > 0)
}

/** Takes goods of an order off the shelf, and writes down at their lines that they have left: each piece once. */
export function leftGoods(
  { order, lines }: FoundOrder,
  leaving: readonly LeavingLine[],
  by: Omit<Leaving, 'orderId'>,
): Statement[] {
  const parts = lines
    .map(({ line }) => ({ line, quantity: quantityOf(leaving, line.id) }))
    .filter(({ quantity }) => quantity > 0)
    // What is sold also when none are left holds nothing on the shelf, and leaves it all the same.
    .map((part) => ({ ...part, taken: Math.min(part.quantity, part.line.reservedQty) }))
  return [
    ...leftStock(
      parts.flatMap(({ line: { productId }, taken: reservedQty }) =>
        productId === null ? [] : [{ productId, reservedQty }],
      ),
      { ...by, orderId: order.id },
    ),
    ...parts
      .filter(({ quantity, taken }) => quantity > taken)
      .flatMap(({ line: { productId }, quantity, taken }) =>
        productId === null
          ? []
          : leftUnreserved(
              order.factoryId,
              { productId, quantity: quantity - taken },
              { ...by, orderId: order.id },
            ),
      ),
    ...parts.map(({ line, quantity, taken }) =>
      statementOf(
        build
          .update(orderLines)
          .set({ sentQty: line.sentQty + quantity, reservedQty: line.reservedQty - taken })
          .where(eq(orderLines.id, line.id)),
      ),
    ),
  ]
}

export interface Sending {
  leaving: readonly LeavingLine[]
  carrier: string
  tracking: string
  userId: string | null
  at: number
}

/** The statement of a new shipment, and its id: its message is about it. */
export function newShipment(found: FoundOrder, sending: Sending) {
  const { order, shipments: before } = found
  const { leaving, carrier, tracking, userId: sentBy, at: sentAt } = sending
  const id = newId()
  const statement = statementOf(
    build.insert(shipments).values({
      ...{ id, orderId: order.id, number: before.length + 1, sentAt, sentBy },
      ...{
        carrier: carrier || null,
        tracking: tracking || null,
        lines: leaving.map((part) => withLot(found, part)),
      },
    }),
  )
  return { id, statement }
}

/** The line may be picked again, of another lot, before its rest leaves. */
function withLot({ lines }: FoundOrder, part: LeavingLine): SentLine {
  const line = lines.find((each) => each.line.id === part.lineId)?.line
  return { ...part, lot: line?.lot ?? null, bestBefore: line?.bestBefore ?? null }
}
