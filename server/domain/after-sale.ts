import type { BuyerKind } from './checkout.ts'
import { workingDayAfter } from './holidays.ts'
import { splitByShare, type OrderStatus } from './orders.ts'
import { addDays, osloClock, startOfDay } from './oslo-time.ts'

/** Days after the goods are received (angrerettloven § 21). */
const withdrawalDays = 14

export const withdrawalStates = ['received', 'accepted', 'declined'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export const complaintStates = ['open', 'accepted', 'refused'] as const
export type ComplaintState = (typeof complaintStates)[number]

export const longestComplaint = 2000
/** How many complaints one order holds. */
export const mostComplaints = 3
/** How many pictures one complaint holds. */
export const mostComplaintPictures = 3

/** A line of an order that goes back, and how much of it. */
export interface WithdrawnLine {
  lineId: string
  quantity: number
}

/** Once an order stands it can be withdrawn from, also before the goods are there. */
const withdrawableFrom: ReadonlySet<OrderStatus> = new Set([
  'placed',
  'confirmed',
  'processing',
  'ready',
  'partly_shipped',
  'shipped',
  'delivered',
])

/** Goods can be complained about once they, or a part of them, are with the buyer. */
const complainableFrom: ReadonlySet<OrderStatus> = new Set([
  'partly_shipped',
  'shipped',
  'delivered',
  'completed',
])

/**
 * The last day in Oslo on which goods that were received at an instant can be withdrawn from: the fourteenth after that day, and
 * where it is a Saturday, a Sunday or a public holiday the next working day.
 */
export function lastWithdrawalDay(receivedAt: number): string {
  return workingDayAfter(addDays(osloClock(receivedAt).date, withdrawalDays), 0)
}

/** The instant, epoch ms, at which that day is over in Oslo. */
export function withdrawalEndsAt(receivedAt: number): number {
  return startOfDay(addDays(lastWithdrawalDay(receivedAt), 1))
}

interface Withdrawable {
  status: OrderStatus
  buyerKind: BuyerKind
  /** When the last of the goods was handed over; null while it was not. */
  deliveredAt: number | null
  /** Some of the goods can be withdrawn from at all. */
  hasRight: boolean
}

/** Why an order cannot be withdrawn from at an instant; undefined where it can. A business has no such right by law. */
export function whyNotWithdrawn(
  { status, buyerKind, deliveredAt, hasRight }: Withdrawable,
  now: number,
): 'no_right' | 'not_now' | 'over' | undefined {
  if (buyerKind === 'business' || !hasRight) return 'no_right'
  if (status === 'completed') return 'over'
  if (!withdrawableFrom.has(status)) return 'not_now'
  return deliveredAt !== null && now >= withdrawalEndsAt(deliveredAt) ? 'over' : undefined
}

/** True while goods of an order can be complained about. */
export function canComplain(status: OrderStatus): boolean {
  return complainableFrom.has(status)
}

interface BoughtLine {
  id: string
  qty: number
  lineOre: number
}

/**
 * What the goods that go back cost, in øre, each line's by its share; with the freight where all of the order goes back
 * (angrerettloven § 24: what was paid for standard delivery is part of it).
 */
export function withdrawnOre(
  order: { lines: readonly BoughtLine[]; shippingOre: number },
  withdrawn: readonly WithdrawnLine[],
): number {
  const quantityOf = (id: string) => withdrawn.find(({ lineId }) => lineId === id)?.quantity ?? 0
  const goodsOre = order.lines.reduce((sum, { id, qty, lineOre }) => {
    const [back = 0] = splitByShare(lineOre, [quantityOf(id), qty - quantityOf(id)])
    return sum + back
  }, 0)
  const isAll = order.lines.every(({ id, qty }) => quantityOf(id) === qty)
  return goodsOre + (isAll ? order.shippingOre : 0)
}

/** The goods of a withdrawal that is accepted: those that come back, and those that do not leave any more. */
export interface SplitWithdrawal {
  returned: WithdrawnLine[]
  dropped: WithdrawnLine[]
}

interface PackedLine {
  id: string
  qty: number
  sentQty: number
}

/** Which goods of a withdrawal are still here, and which have left: no more of a line than it holds now. */
export function splitWithdrawal(
  lines: readonly PackedLine[],
  withdrawn: readonly WithdrawnLine[],
): SplitWithdrawal {
  const split = lines.map(({ id: lineId, qty, sentQty }) => {
    const back = withdrawn.find((each) => each.lineId === lineId)?.quantity ?? 0
    const dropped = Math.min(back, qty - sentQty)
    return { lineId, dropped, returned: Math.min(back - dropped, sentQty) }
  })
  const goodsOf = (part: 'returned' | 'dropped') =>
    split
      .map(({ lineId, [part]: quantity }) => ({ lineId, quantity }))
      .filter(({ quantity }) => quantity > 0)
  return { returned: goodsOf('returned'), dropped: goodsOf('dropped') }
}
