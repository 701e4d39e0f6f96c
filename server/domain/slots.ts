import type { OpenTime } from './opening-hours.ts'

const minuteMs = 60_000

/** One order takes at most so many slots: more of the kitchen is agreed with people. */
const mostSlots = 4

export interface SlotRule {
  slotMinutes: number
  /** From an order until its food is ready. */
  leadMinutes: number
  /** The last slot is so long before closing. */
  lastMinutes: number
  /** What the kitchen makes within one slot. */
  slotPoints: number
}

export interface SlotOrder {
  now: number
  /** How much of the kitchen the order takes. */
  points: number
  /** The points that other orders have of a slot. */
  takenAt: (slot: number) => number
}

/** A time for which an order can be wished, epoch ms, and whether the kitchen has room for it. */
export interface Slot {
  at: number
  isFree: boolean
}

/**
 * The slots of the times at which a restaurant is open. They are counted from the opening, so that they go on over midnight and over a
 * change of the clock. An order of more points than a slot has takes those before its time as well: they must be to come, and have the room. More than four
 * slots no order takes.
 */
export function slotsIn(times: readonly OpenTime[], rule: SlotRule, order: SlotOrder): Slot[] {
  const step = rule.slotMinutes * minuteMs
  return times.flatMap(({ from, to }) => {
    const first = Math.max(from, order.now + rule.leadMinutes * minuteMs)
    const last = to - rule.lastMinutes * minuteMs
    const slots: Slot[] = []
    for (let at = from + Math.ceil((first - from) / step) * step; at <= last; at += step)
      slots.push({ at, isFree: hasRoom(at, Math.max(from, order.now)) })
    return slots
  })

  function hasRoom(at: number, earliest: number): boolean {
    let left = order.points
    if (left > mostSlots * rule.slotPoints) return false
    for (let slot = at; left > 0; slot -= step) {
      const part = Math.min(left, rule.slotPoints)
      if (slot < earliest || order.takenAt(slot) + part > rule.slotPoints) return false
      left -= part
    }
    return true
  }
}
