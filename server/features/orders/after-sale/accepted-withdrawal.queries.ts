import { eq } from 'drizzle-orm'
import { orderLines, orders } from '#db/schema/index.ts'
import type { WithdrawnLine } from '#domain/after-sale.ts'
import { lowerLine, totalsAfter } from '#domain/dropped-lines.ts'
import { nextStatus } from '#domain/orders.ts'
import { isAllSent, quantityOf } from '#domain/shipments.ts'
import { cancelStatements, type FoundOrder } from '#server/features/orders/orders.repository.ts'
import { followedMoney } from '#server/features/payments/operations.queries.ts'
import { stockStatements } from '#server/features/orders/stock.queries.ts'
import { summedReservations } from '#domain/summed-reservations.ts'
import { transitionStatements } from '#server/features/orders/transition.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { raisedRev, toldBuyer } from './after-sale.repository.ts'

/**
 * The statements that take goods out of an order which do not leave any more since their buyer withdrew, and tell the buyer: the shelf
 * gets back what it held, sums and VAT are those of what is left. An order of which nothing is left is cancelled, one of which all
 * else has left is sent.
 */
export function acceptedWithdrawal(
  found: FoundOrder,
  dropped: readonly WithdrawnLine[],
  at: number,
): Statement[] {
  const { order } = found
  const after = found.lines.map((row) => ({
    ...row,
    line: lowerLine(row.line, quantityOf(dropped, row.line.id)),
  }))
  const lines = after.map(({ line }) => line)
  const isEmpty = lines.every(({ qty }) => qty === 0)
  const told = toldBuyer(order, { kind: 'M8-accepted', at })
  if (dropped.length === 0) return [raisedRev(order.id, at), told]
  return [
    ...lowered(found, lines),
    ...(isEmpty
      ? cancelled(found, at)
      : [raisedRev(order.id, at), ...sent(found, lines, at), told]),
  ]
}

type LineRow = FoundOrder['lines'][number]['line']

function lowered({ order, lines: unlowered }: FoundOrder, after: readonly LineRow[]): Statement[] {
  const { itemsOre, totalOre, vat } = totalsAfter(after, order.shippingOre)
  const changed = unlowered.flatMap((row, place) => {
    const line = after[place]
    return line && line.qty < row.line.qty ? [{ row, line }] : []
  })
  const givenBack = changed.flatMap(({ row: { line: before, minQty }, line }) => {
    const quantity = line.reservedQty - before.reservedQty
    return line.productId !== null && quantity < 0
      ? [{ productId: line.productId, quantity, minQty }]
      : []
  })
  return [
    ...changed.map(({ line: { id, qty, droppedQty, reservedQty, lineOre } }) =>
      statementOf(
        build
          .update(orderLines)
          .set({ qty, droppedQty, reservedQty, lineOre })
          .where(eq(orderLines.id, id)),
      ),
    ),
    ...stockStatements(order.factoryId, summedReservations(givenBack)),
    statementOf(
      build.update(orders).set({ itemsOre, totalOre, vat }).where(eq(orders.id, order.id)),
    ),
  ]
}

const bySystem = { actorType: 'system', actorId: null } as const

/** Nothing is left of it. That the withdrawal is accepted says all that there is to say. */
function cancelled(found: FoundOrder, at: number): Statement[] {
  const step = nextStatus(found.order.status, 'call_off', 'system')
  if (!step.ok) throw new Error('an order without goods cannot be called off')
  const message = 'M8-accepted'
  const left = { ...found, lines: [] }
  const how = { found: left, to: step.value, event: 'call_off', message } as const
  return cancelStatements({ ...how, ...bySystem, at })
}

/** The last of what it waited for does not come: all of it has left. */
function sent({ order }: FoundOrder, lines: readonly LineRow[], at: number): Statement[] {
  if (order.status !== 'partly_shipped' || !isAllSent(lines)) return []
  const moved = { orderId: order.id, from: order.status, to: 'shipped', event: 'ship' } as const
  return [
    ...transitionStatements(build, { ...moved, ...bySystem, at }),
    ...followedMoney(order.id, `ship:${order.id}`, at),
  ]
}
