import { readOsloInput } from './oslo-input.ts'
import { addDays, osloClock, weekdayOf } from './oslo-time.ts'

/** Minutes since midnight by the clock in Oslo. What closes no later than it opens closes on the next day. */
export interface DayPeriod {
  opensMinute: number
  closesMinute: number
}

export interface OpeningHours {
  /** Of a usual week; 0 is Sunday. */
  weekly: readonly (DayPeriod & { weekday: number })[]
  /** Dates on which other hours hold; none: closed. */
  exceptions: readonly { date: string; periods: readonly DayPeriod[] }[]
}

/** From the first instant to the one at which it is over, epoch ms. */
export interface OpenTime {
  from: number
  to: number
}

export type OpenState =
  | { isOpen: true; until: number }
  /** `opensAt` is unknown where nothing opens within the days that were looked at. */
  | { isOpen: false; opensAt?: number }

/**
 * When a restaurant is open from now on, for so many days. Times that touch or overlap are one: an evening that goes on after midnight
 * does not end there. An evening belongs to the date on which it began, also where the next one is an exception.
 */
export function openTimes(hours: OpeningHours, now: number, days: number): OpenTime[] {
  const yesterday = addDays(osloClock(now).date, -1)
  const times = Array.from({ length: days + 2 }, (_, ahead) =>
    timesOn(addDays(yesterday, ahead), hours),
  )
  return merged(times.flat()).filter(({ to }) => to > now)
}

/** Whether it is open at an instant, and until when; else when it opens. `times` are in their order. */
export function openState(times: readonly OpenTime[], now: number): OpenState {
  const next = times.find(({ to }) => to > now)
  if (!next) return { isOpen: false }
  return next.from <= now ? { isOpen: true, until: next.to } : { isOpen: false, opensAt: next.from }
}

function timesOn(date: string, { weekly, exceptions }: OpeningHours): OpenTime[] {
  const exception = exceptions.find((each) => each.date === date)
  const weekday = weekdayOf(date)
  const periods = exception?.periods ?? weekly.filter((each) => each.weekday === weekday)
  return periods.map(({ opensMinute, closesMinute }) => ({
    from: instantAt(date, opensMinute),
    to: instantAt(closesMinute <= opensMinute ? addDays(date, 1) : date, closesMinute),
  }))
}

/** In March the clock leaves an hour out: what opens in it opens an hour later by the clock, at the same instant. */
function instantAt(date: string, minute: number): number {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return readOsloInput(`${date}T${two(hours)}:${two(minutes)}`) ?? Number.NaN
}

function merged(times: readonly OpenTime[]): OpenTime[] {
  const sorted = times.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
  const whole: OpenTime[] = []
  for (const time of sorted) {
    const last = whole.at(-1)
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to)
    else whole.push({ ...time })
  }
  return whole
}
