import type { OrderStatus } from './orders.ts'
import { isUnsettled, type ShortItem } from './short-items.ts'

/** How many of a line leave together. */
export interface LeavingLine {
  lineId: string
  quantity: number
}

/** The same of what has left, with the lot and the best-before day that were noted: goods that are called back are found by them. */
export interface SentLine extends LeavingLine {
  lot?: string | null
  bestBefore?: string | null
}

interface PackedLine {
  id: string
  qty: number
  sentQty: number
}
type Missing = Pick<ShortItem, 'quantity' | 'settledAs'> & { lineId: string }

/** How many of a line can leave now: neither what has left nor what is missing. */
export function sendableQty({ id, qty, sentQty }: PackedLine, shorts: readonly Missing[]): number {
  const missing = shorts
    .filter((short) => short.lineId === id && isUnsettled(short))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return qty - sentQty - missing
}

/** True where nothing is left to send once these have left. */
export function isAllSent(
  lines: readonly PackedLine[],
  leaving: readonly LeavingLine[] = [],
): boolean {
  return lines.every(({ id, qty, sentQty }) => qty === sentQty + quantityOf(leaving, id))
}

/** How many of a line are among those that leave. */
export function quantityOf(leaving: readonly LeavingLine[], id: string): number {
  return leaving
    .filter(({ lineId }) => lineId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Where all goods of an order have left. */
export const leftStatuses = ['shipped', 'delivered', 'completed'] as const satisfies OrderStatus[]

/** True where all goods of an order have left. */
export function hasLeft(status: OrderStatus): boolean {
  return leftStatuses.some((each) => each === status)
}
