import { localized } from '#domain/options.ts'
import { openState, openTimes, type OpenTime } from '#domain/opening-hours.ts'
import type { ServiceMode } from '#domain/orderable.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { Restaurant } from '#domain/restaurants.schema.ts'
import type { Scope } from '#server/http/scope.ts'
import { type KitchenLoad, loadOf, type LoadRows, openSlots } from './open-slots.ts'
import type { findRestaurants } from './restaurants.repository.ts'

type Rows = Awaited<ReturnType<typeof findRestaurants>>
type Found = Rows['restaurants'][number]
export type HoursRows = Pick<Rows, 'periods' | 'exceptions'> & LoadRows

/** So many days ahead guests learn when it opens. */
const daysSeen = 14

/** When a restaurant is open from now on. */
export function openTimesOf(
  { row }: Found,
  hours: Pick<Rows, 'periods' | 'exceptions'>,
  now: number,
): OpenTime[] {
  const isIts = ({ restaurantId }: { restaurantId: string }) => restaurantId === row.id
  const weekly = hours.periods.filter(isIts)
  return openTimes({ weekly, exceptions: hours.exceptions.filter(isIts) }, now, daysSeen)
}

/** What guests learn of a restaurant at an instant. */
export function restaurantOf(
  found: Found,
  hours: HoursRows,
  { times, now, scope }: { times: readonly OpenTime[]; now: number; scope: Scope },
): Restaurant {
  const { row } = found
  const state = openState(times, now)
  const at = state.isOpen ? state.until : state.opensAt
  const reason = state.isOpen ? undefined : reasonOf(found, hours, { now, scope })
  return {
    id: row.id,
    slug: row.slug,
    name: localized(found.name, scope, row.slug),
    description: localized(found.description, scope, ''),
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    phone: row.phone,
    tint: row.tint,
    opening: {
      isOpen: state.isOpen,
      ...(at === undefined ? {} : { at }),
      ...(reason ? { reason } : {}),
    },
    services: modesOf(row).map((mode) => {
      const slot = firstSlot(row, mode, { times, now, load: loadOf(row, hours) })
      return { mode, ...(slot === undefined ? {} : { at: slot }) }
    }),
  }
}

function reasonOf(
  { row }: Found,
  { exceptions }: HoursRows,
  { now, scope }: { now: number; scope: Scope },
): string | undefined {
  const today = osloClock(now).date
  const exception = exceptions.find(
    ({ restaurantId, date }) => restaurantId === row.id && date === today,
  )
  return exception && localized(exception.reason, scope, '')
}

export function modesOf({ hasEatIn, hasPickup }: Found['row']): ServiceMode[] {
  return [...(hasEatIn ? ['eat_in' as const] : []), ...(hasPickup ? ['pickup' as const] : [])]
}

/** The first time at which a small order can be ready. */
function firstSlot(
  row: Found['row'],
  mode: ServiceMode,
  { times, now, load }: { times: readonly OpenTime[]; now: number; load: KitchenLoad },
): number | undefined {
  return openSlots(row, load, { mode, times, now, points: 1 }).find(({ isFree }) => isFree)?.at
}
