import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { orderLines, orders, shortItems } from '#db/schema/index.ts'
import { lowerLine, totalsAfter } from '#domain/dropped-lines.ts'
import { newId } from '#domain/ids.ts'
import { type ActorType, nextStatus } from '#domain/orders.ts'
import { isAllSent } from '#domain/shipments.ts'
import { answerMs, packingStatuses, type Settlement } from '#domain/short-items.ts'
import type { SubstituteFacts } from '#domain/substitutes.ts'
import { questionSentAt } from './fulfilment.queries.ts'
import { issuedInvoice } from '#server/features/invoices/issued-invoice.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { followedMoney } from '#server/features/payments/operations.queries.ts'
import { cancelStatements, type FoundOrder } from '#server/features/orders/orders.repository.ts'
import { paidOre } from '#server/features/orders/paid.ts'
import {
  foundAfterAll,
  setAsideFree,
  isTracked,
  type Leaving,
  leftStock,
  stockIfTracked,
} from '#server/features/orders/stock.queries.ts'
import { isAtRev, transitionStatements } from '#server/features/orders/transition.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type ShortRow = FoundOrder['shorts'][number]
type LineRow = typeof orderLines.$inferSelect

/** Who does it, and when. */
export interface Doing {
  actorType: ActorType
  actorId: string | null
  at: number
}

interface Asking extends Doing {
  found: FoundOrder
  lineId: string
  quantity: number
  substitute: OfferedSubstitute | null
}

/** What could come instead, for how much each, and what its buyer is told of it. */
export interface OfferedSubstitute {
  id: string
  title: string
  unitOre: number
  facts: SubstituteFacts
}

/**
 * Writes down that goods of a line are missing, takes what is not there off the shelf, and asks their buyer by mail what to do. Throws
 * `isOvertaken` where the order has changed.
 */
export async function insertShort(database: Database, asking: Asking): Promise<void> {
  const { found, quantity, substitute, at } = asking
  const { order } = found
  const { line } = rowOf(found, asking.lineId)
  const [id, lineId, title] = [newId(), line.id, line.titleSnapshot]
  const lostQty = Math.min(quantity, line.reservedQty)
  const { factoryId, languageCode, email: recipient } = order
  await database.write([
    ...happened(asking, 'short_item', { quantity, title }),
    statementOf(
      build.insert(shortItems).values({
        ...{ id, orderId: order.id, lineId, quantity, lostQty, askedAt: at, dueAt: at + answerMs },
        substituteId: substitute?.id ?? null,
        substituteTitle: substitute?.title ?? null,
        substituteOre: substitute?.unitOre ?? null,
        substituteFacts: substitute?.facts ?? null,
      }),
    ),
    ...heldBy(line, line.reservedQty - lostQty),
    ...leftStock(
      line.productId === null ? [] : [{ productId: line.productId, reservedQty: lostQty }],
      byOf(asking),
      'not_found',
    ),
    queuedMessage({
      ...{ factoryId, kind: 'M3', entityId: order.id, about: id, languageCode, recipient, at },
    }),
  ])
}

/** What comes instead: a line as it is kept, and what the shelf gives for it. */
export interface Replacing {
  line: Omit<
    LineRow,
    'id' | 'orderId' | 'sortOrder' | 'droppedQty' | 'sentQty' | 'isPicked' | 'reservedQty'
  > & { productId: string }
  minQty: number
}

interface Settling extends Doing {
  found: FoundOrder
  short: ShortRow
  settlement: Settlement
  replacing?: Replacing | undefined
}

const settledEvents = {
  substitute: 'item_substituted',
  drop: 'item_dropped',
  wait: 'item_waits',
  arrived: 'item_arrived',
} as const satisfies Record<Settlement, string>

/**
 * Settles what becomes of missing goods, in one batch with all that follows: the line is lowered or holds them on the shelf again, what
 * comes instead is a line of its own, sums and VAT are those of what is left. An order of which nothing is left is cancelled, one
 * of which all has left is sent and invoiced. Throws `isOvertaken` where the order has changed, and the fault of `stock_levels_left` where the
 * substitute is gone.
 */
export async function settleShort(database: Database, settling: Settling): Promise<void> {
  const { found, short, settlement, at } = settling
  const { order } = found
  const row = rowOf(found, short.lineId)
  const { quantity } = short
  const about = { quantity, title: row.line.titleSnapshot }
  const isLeaving = settlement === 'drop' || settlement === 'substitute'
  const left = isLeaving ? withoutShort(settling, row) : undefined
  await database.write([
    ...happened(settling, settledEvents[settlement], about),
    statementOf(
      build
        .update(shortItems)
        .set({ settledAs: settlement, settledAt: at, wasPaid: isLeaving && paidOre(order) > 0 })
        .where(eq(shortItems.id, short.id)),
    ),
    ...(left ? lowered(settling, left) : []),
    ...(settlement === 'arrived' ? arrived(settling, row) : []),
    ...(left ? await issuedWith(database, settling, left) : []),
  ])
}

/** They hold their place on the shelf again, and do not lie in the box yet. */
function arrived(settling: Settling, { line, minQty }: FoundOrder['lines'][number]): Statement[] {
  const { found, short } = settling
  const { productId } = line
  const { lostQty: quantity } = short
  const by = byOf(settling)
  return [
    statementOf(
      build.update(orderLines).set({ isPicked: false }).where(eq(orderLines.id, line.id)),
    ),
    ...heldBy(line, line.reservedQty + quantity),
    ...(productId === null || quantity > 0
      ? []
      : setAsideFree(found.order.factoryId, line.id, {
          ...{ productId, minQty },
          quantity: Math.min(short.quantity, line.qty - line.sentQty - line.reservedQty),
        })),
    ...(productId !== null && quantity > 0
      ? foundAfterAll(found.order.factoryId, { productId, quantity, minQty }, by)
      : []),
  ]
}

function heldBy({ id, reservedQty: before }: LineRow, reservedQty: number): Statement[] {
  if (reservedQty === before) return []
  return [statementOf(build.update(orderLines).set({ reservedQty }).where(eq(orderLines.id, id)))]
}

function byOf({ found, actorType, actorId, at }: Doing & { found: FoundOrder }): Leaving {
  return { orderId: found.order.id, at, userId: actorType === 'staff' ? actorId : null }
}

function rowOf({ lines }: FoundOrder, lineId: string): FoundOrder['lines'][number] {
  const row = lines.find(({ line }) => line.id === lineId)
  if (!row) throw new Error('goods are missing of a line that is not there')
  return row
}

/** An order as it is without the goods that are missing, and with what comes instead. */
function withoutShort({ found, short, replacing }: Settling, row: FoundOrder['lines'][number]) {
  const { order } = found
  // What was not found holds nothing on the shelf any more: what the line holds stays.
  const { reservedQty } = row.line
  const line = { ...lowerLine(row.line, short.quantity), reservedQty }
  const added = replacing && {
    ...replacing.line,
    ...{ id: newId(), orderId: order.id, sortOrder: found.lines.length },
    ...{ droppedQty: 0, sentQty: 0, reservedQty: 0, isPicked: false },
  }
  const after = [
    ...found.lines.map((each) => (each === row ? line : each.line)),
    ...(added ? [added] : []),
  ]
  return { line, added, after, totals: totalsAfter(after, order.shippingOre) }
}
type LeftOrder = ReturnType<typeof withoutShort>

function lowered(settling: Settling, { line, added, after, totals }: LeftOrder): Statement[] {
  const { found, replacing } = settling
  const { order } = found
  const { itemsOre, totalOre, vat } = totals
  const { qty, droppedQty, lineOre } = line
  return [
    statementOf(
      build.update(orderLines).set({ qty, droppedQty, lineOre }).where(eq(orderLines.id, line.id)),
    ),
    ...(added ? addedLine(order.factoryId, added, replacing?.minQty ?? 1) : []),
    statementOf(
      build.update(orders).set({ itemsOre, totalOre, vat }).where(eq(orders.id, order.id)),
    ),
    ...ended(settling, after),
  ]
}

/** The invoice of an order that waited for these goods alone: all else has left. */
async function issuedWith(
  database: Database,
  { found, at }: Settling,
  { after, totals }: LeftOrder,
): Promise<Statement[]> {
  if (!isEndedBy(found, after)) return []
  const deliveredAt = found.shipments.at(-1)?.sentAt ?? at
  const order = { ...found.order, ...totals }
  // What came instead has nothing to choose.
  const attributesOf = (id: string) =>
    found.lines.find(({ line }) => line.id === id)?.attributes ?? []
  const lines = after.map((line) => ({ line, attributes: attributesOf(line.id) }))
  const sold = { order, lines, refunds: found.refunds, shipments: found.shipments }
  return issuedInvoice(database, sold, { userId: null, at, deliveredAt })
}

/** A line more; what is counted when the batch runs is set aside for it. */
function addedLine(
  factoryId: string,
  line: LineRow & { productId: string },
  minQty: number,
): Statement[] {
  const { productId, qty: quantity } = line
  const reservedQty = sql`case when ${isTracked(productId)} then ${quantity} else 0 end`
  return [
    statementOf(build.insert(orderLines).values({ ...line, reservedQty })),
    ...stockIfTracked(factoryId, { productId, quantity, minQty }),
  ]
}

/** What a drop ends: an order without goods, or the waiting for the last of them. */
function ended(
  { found, at }: Settling,
  after: readonly Pick<LineRow, 'id' | 'qty' | 'sentQty'>[],
): Statement[] {
  const { order } = found
  const by = { actorType: 'system', actorId: null, at } as const
  if (after.every(({ qty }) => qty === 0)) {
    const step = nextStatus(order.status, 'call_off', 'system')
    if (!step.ok) return []
    const left = { ...found, lines: [] }
    return cancelStatements({
      found: left,
      to: step.value,
      event: 'call_off',
      message: 'M6',
      ...by,
    })
  }
  if (!isEndedBy(found, after)) return []
  const moved = { orderId: order.id, from: order.status, to: 'shipped', event: 'ship' } as const
  return [
    ...transitionStatements(build, { ...moved, ...by }),
    ...followedMoney(order.id, `ship:${order.id}`, at),
  ]
}

/** True where nothing is left to send of an order that was sent in part. */
function isEndedBy(
  { order }: FoundOrder,
  after: readonly Pick<LineRow, 'id' | 'qty' | 'sentQty'>[],
): boolean {
  return order.status === 'partly_shipped' && isAllSent(after) && after.some(({ qty }) => qty > 0)
}

/** An event that leaves the order where it is, written only while the order is as it was read. */
function happened(
  { found: { order }, actorType, actorId, at }: Doing & { found: FoundOrder },
  event: 'short_item' | (typeof settledEvents)[Settlement],
  about: { quantity: number; title: string },
): Statement[] {
  return transitionStatements(build, {
    ...{ orderId: order.id, from: order.status, to: order.status, event, about },
    ...{ actorType, actorId, at },
    guard: isAtRev(build, order.id, order.rev),
  })
}

/** Questions that nobody has answered in the day after they left, the oldest first. */
export async function listUnanswered(database: Database, now: number) {
  const [unanswered] = await database.read([
    build
      .select({ id: shortItems.id, orderId: orders.id, factoryId: orders.factoryId })
      .from(shortItems)
      .innerJoin(orders, eq(orders.id, shortItems.orderId))
      .where(
        and(
          isNull(shortItems.settledAs),
          // No question leaves before it is asked: the index leaves out the newest.
          lte(shortItems.dueAt, now),
          lte(questionSentAt, now - answerMs),
          inArray(orders.status, [...packingStatuses]),
        ),
      )
      .orderBy(asc(shortItems.dueAt))
      .limit(50),
  ])
  return unanswered
}
