import { readOsloInput } from './oslo-input.ts'
import { addDays, osloClock, startOfDay, weekdayOf } from './oslo-time.ts'

/** Minutes since midnight by the clock in Oslo. What closes no later than it opens closes on the next day. */
export interface DayPeriod {
  opensMinute: number
  closesMinute: number
}

/** Of a usual week; 0 is Sunday. */
export interface WeekPeriod extends DayPeriod {
  weekday: number
}

export interface OpeningHours {
  weekly: readonly WeekPeriod[]
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

/**
 * Day by day from today on: the times that begin on the date, also those of today that are over, and one that began before and goes
 * on until the date has ended.
 */
export function openDays(
  hours: OpeningHours,
  now: number,
  days: number,
): { date: string; times: OpenTime[] }[] {
  const today = osloClock(now).date
  const times = openTimes(hours, startOfDay(today), days)
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(today, ahead)
    const [begins, ends] = [startOfDay(date), startOfDay(addDays(date, 1))]
    const isIts = ({ from, to }: OpenTime) => from < ends && (from >= begins || to >= ends)
    return { date, times: times.filter(isIts) }
  })
}

/**
 * Which of the periods of a week overlap one before them, by their places: also over midnight, and from Saturday into Sunday. Where one
 * ends the next may begin.
 * @example overlappingPeriods([friday18to02, saturday01to03]) // [1]
 */
export function overlappingPeriods(periods: readonly WeekPeriod[]): number[] {
  return periods.flatMap((period, at) =>
    periods.slice(0, at).some((before) => overlap(before, period)) ? [at] : [],
  )
}

const dayMinutes = 24 * 60

function overlap(one: WeekPeriod, other: WeekPeriod): boolean {
  return isBegunIn(one, other) || isBegunIn(other, one)
}

/** True where the second begins while the first goes on. */
function isBegunIn(first: WeekPeriod, second: WeekPeriod): boolean {
  const { opensMinute, closesMinute } = first
  const length = closesMinute - opensMinute + (closesMinute <= opensMinute ? dayMinutes : 0)
  const minuteOf = (period: WeekPeriod) => period.weekday * dayMinutes + period.opensMinute
  const week = 7 * dayMinutes
  return (minuteOf(second) - minuteOf(first) + week) % week < length
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
