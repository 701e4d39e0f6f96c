import type { OpenTime } from '#domain/opening-hours.ts'
import type { ServiceMode } from '#domain/orderable.ts'
import { type Slot, slotsIn } from '#domain/slots.ts'
import type { findRestaurants } from './restaurants.repository.ts'

type Rows = Awaited<ReturnType<typeof findRestaurants>>
export type RestaurantRow = Rows['restaurants'][number]['row']
export type LoadRows = Pick<Rows, 'overrides' | 'taken'>

const minuteMs = 60_000

/** What a kitchen has to do, and what is not as usual there. */
export interface KitchenLoad {
  /** Epoch ms; until then no food is made for new orders. */
  pausedUntil: number | undefined
  /** So much longer than usual everything takes. */
  rushMinutes: number
  takenAt: (slot: number) => number
}

/** What a restaurant's kitchen has to do. Points that were taken before its slots were others count in the slot that they fall into now. */
export function loadOf(
  { id, slotMinutes }: Pick<RestaurantRow, 'id' | 'slotMinutes'>,
  { overrides, taken }: LoadRows,
): KitchenLoad {
  const its = overrides.filter(({ restaurantId }) => restaurantId === id)
  const ofIts = taken.filter(({ restaurantId }) => restaurantId === id)
  return {
    pausedUntil: its.find(({ kind }) => kind === 'pause')?.until,
    rushMinutes: its.find(({ kind }) => kind === 'rush')?.minutes ?? 0,
    takenAt: (slot) =>
      ofIts
        .filter(({ slotAt }) => slotAt >= slot && slotAt < slot + slotMinutes * minuteMs)
        .reduce((sum, { points }) => sum + points, 0),
  }
}

/** The slots for an order of so many points, from the first at which its food can be ready. */
export function openSlots(
  row: RestaurantRow,
  load: KitchenLoad,
  order: { mode: ServiceMode; times: readonly OpenTime[]; now: number; points: number },
): Slot[] {
  const { mode, times, now, points } = order
  const { pausedUntil = 0, rushMinutes, takenAt } = load
  const rule = {
    ...row,
    leadMinutes: row.leadMinutes + rushMinutes,
    // A guest who eats here has the time to.
    lastMinutes: mode === 'eat_in' ? row.leadMinutes : 0,
  }
  const latest = now + row.daysAhead * 24 * 60 * minuteMs
  return slotsIn(times, rule, { now, points, takenAt }).filter(
    ({ at }) => at >= pausedUntil && at <= latest,
  )
}
