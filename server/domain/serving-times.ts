import { addDays, osloClock, weekdayOf } from './oslo-time.ts'

/** A time of the week, of the year or both at which a dish is served; what is left out does not bind. */
export interface ServingTime {
  /** 0 is Sunday. */
  weekdays?: number[]
  /** Minutes since midnight by the clock in Oslo. What ends no later than it begins ends on the next day. */
  fromMinute?: number
  toMinute?: number
  /** `MM-DD`, both included, every year: `10-01` to `02-28` goes over the new year. */
  fromDay?: string
  toDay?: string
}

/** True where a dish is served at an instant: at one of its times, or always where it has none. */
export function isServed(times: readonly ServingTime[], at: number): boolean {
  const { date, hour, minute } = osloClock(at)
  const now = hour * 60 + minute
  return (
    times.length === 0 ||
    times.some((time) => isWithin(time, date, now) || isWithin(time, addDays(date, -1), now + 1440))
  )
}

/** Minutes beyond 1440 are those of the day after the date. */
function isWithin(time: ServingTime, date: string, minute: number): boolean {
  const { weekdays, fromMinute = 0, toMinute = 1440, fromDay = '01-01', toDay = '12-31' } = time
  const end = toMinute <= fromMinute ? toMinute + 1440 : toMinute
  const day = date.slice(5)
  const isInSeason =
    fromDay <= toDay ? fromDay <= day && day <= toDay : fromDay <= day || day <= toDay
  const isOnDay = weekdays?.includes(weekdayOf(date)) ?? true
  return isInSeason && isOnDay && fromMinute <= minute && minute < end
}
