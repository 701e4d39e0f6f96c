import type { OpeningHours } from './opening-hours.ts'
import { addDays, weekdayOf } from './oslo-time.ts'

/** How far a seller may be from where one looks, in kilometres; `all`: anywhere. */
export const radii = ['5', '10', '25', '50', '100', 'all'] as const
export type Radius = (typeof radii)[number]

/** So far one looks where a place is asked for and no distance. */
export const usualRadius: Radius = '50'

/**
 * Whether a place is open by the clock in Oslo, `minute` being the minutes since midnight: the rule of `openTimes` without instants,
 * for lists of thousands.
 */
export function isOpenByClock(
  { weekly, exceptions }: OpeningHours,
  { date, minute }: { date: string; minute: number },
): boolean {
  const periodsOn = (day: string) =>
    exceptions.find((each) => each.date === day)?.periods ??
    weekly.filter(({ weekday }) => weekday === weekdayOf(day))
  const isOvernight = (period: { opensMinute: number; closesMinute: number }) =>
    period.closesMinute <= period.opensMinute
  return (
    periodsOn(date).some(
      (period) =>
        period.opensMinute <= minute && (isOvernight(period) || minute < period.closesMinute),
    ) ||
    periodsOn(addDays(date, -1)).some(
      (period) => isOvernight(period) && minute < period.closesMinute,
    )
  )
}

/** The day on which a seller is there again, where `date` lies in its closing period; both days of the period count. */
export function closedUntil(
  { closedFrom, closedTo }: { closedFrom: string | null; closedTo: string | null },
  date: string,
): string | undefined {
  if (closedFrom === null || closedTo === null) return undefined
  return closedFrom <= date && date <= closedTo ? addDays(closedTo, 1) : undefined
}

/** Latitude and longitude as an address has them; undefined for anything else. */
export function readPoint(text: string): { lat: number; lng: number } | undefined {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/u.exec(text) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
