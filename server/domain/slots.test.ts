import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTimes } from './opening-hours.ts'
import { slotsIn, type SlotRule } from './slots.ts'

const minuteMs = 60_000
const hour = 60 * minuteMs
const rule: SlotRule = { slotMinutes: 15, leadMinutes: 20, lastMinutes: 0, slotPoints: 20 }
const day = { from: 10 * hour, to: 12 * hour }
const order = { now: 0, points: 1, takenAt: () => 0 }
const minutes = (slots: { at: number }[]) => slots.map(({ at }) => at / minuteMs)

test('slots are counted from the opening, after the time that food takes, until closing', () => {
  const slots = slotsIn([day], rule, { ...order, now: 11 * hour })
  expect(minutes(slots)).toEqual([690, 705, 720])
})

test('who eats there is served in time before it closes', () => {
  const slots = slotsIn([day], { ...rule, lastMinutes: 20 }, { ...order, now: 11 * hour })
  expect(minutes(slots)).toEqual([690])
})

test('the lead is not added again at midnight, nor does the count start anew', () => {
  const hours = {
    weekly: [{ weekday: 6, opensMinute: 17 * 60 + 10, closesMinute: 120 }],
    exceptions: [],
  }
  // The night on which summer time ends: from 17:10 until 2 are 8 hours and 50 minutes.
  const now = Date.parse('2026-10-24T21:58:00Z')
  const slots = slotsIn(openTimes(hours, now, 1), rule, { ...order, now })
  expect(slots.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    ...['22:25', '22:40', '22:55', '23:10', '23:25', '23:40', '23:55'],
  ])
})

test('a full slot is not free; one that has just enough room is', () => {
  const taken: Record<number, number> = { [11.5 * hour]: 18, [11.75 * hour]: 17 }
  const slots = slotsIn([day], rule, {
    now: 11 * hour,
    points: 3,
    takenAt: (slot) => taken[slot] ?? 0,
  })
  expect(slots.map(({ isFree }) => isFree)).toEqual([false, true, true])
})

test('an order of more than a slot has takes the empty ones before its time', () => {
  const taken: Record<number, number> = { [10.75 * hour]: 1 }
  const slots = slotsIn([day], rule, { now: 0, points: 45, takenAt: (slot) => taken[slot] ?? 0 })
  // 45 points are two whole slots and a quarter of a third: 10:45 is no longer a whole one.
  expect(slots.filter(({ isFree }) => isFree).map(({ at }) => at / hour)).toEqual([
    10.5, 11.25, 11.5, 11.75, 12,
  ])
})

test('orders that take a free slot one after another never come to more than its points', () => {
  const wishes = fc.array(fc.record({ points: fc.integer({ min: 1, max: 70 }), pick: fc.nat() }))
  fc.assert(
    fc.property(wishes, fc.integer({ min: 1, max: 30 }), (all, slotPoints) => {
      const taken = new Map<number, number>()
      const takenAt = (slot: number) => taken.get(slot) ?? 0
      for (const { points, pick } of all) {
        const free = slotsIn([day], { ...rule, slotPoints }, { now: 0, points, takenAt }).filter(
          ({ isFree }) => isFree,
        )
        const chosen = free[pick % Math.max(free.length, 1)]
        let left = chosen ? points : 0
        for (let slot = chosen?.at ?? 0; left > 0; slot -= 15 * minuteMs) {
          const part = Math.min(left, slotPoints)
          taken.set(slot, takenAt(slot) + part)
          left -= part
        }
      }
      for (const [slot, points] of taken) {
        expect(slot).toBeGreaterThanOrEqual(day.from)
        expect(points).toBeLessThanOrEqual(slotPoints)
      }
    }),
  )
})
