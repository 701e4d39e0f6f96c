import { isPublicHoliday, isWorkingDay, workingDayAfter } from './holidays.ts'
import { addDays, osloClock, weekdayOf } from './oslo-time.ts'

export interface WeeklySlot {
  weekday: number
  fromMinute: number
  toMinute: number
  capacity: number
}

export interface DeliverySlot {
  fromMinute: number
  toMinute: number
  capacity: number
  /** How many more orders it takes. */
  left: number
}

export interface DeliveryDay {
  date: string
  slots: DeliverySlot[]
}

export interface Schedule {
  /** Orders before this hour of the clock in Oslo are worked on the same working day. */
  cutOffHour: number
  /** Working days from then until the goods are ready. */
  leadDays: number
  /** The date from which the last of the goods is there, where one is made to order. */
  awaitedOn?: string | undefined
  slots: readonly WeeklySlot[]
  /** Only these weekdays, where the buyer's area names them. */
  weekdays?: readonly number[] | undefined
}

export interface Booking {
  date: string
  fromMinute: number
  taken: number
}

const daysOffered = 8
const daysAhead = 28

/** The first date on which an order placed now is ready. */
export function readyDate(
  schedule: Pick<Schedule, 'cutOffHour' | 'leadDays' | 'awaitedOn'>,
  nowMs: number,
): string {
  const { date, hour } = osloClock(nowMs)
  const isToday = isWorkingDay(date) && hour < schedule.cutOffHour
  const ready = workingDayAfter(isToday ? date : addDays(date, 1), schedule.leadDays)
  const { awaitedOn = ready } = schedule
  return awaitedOn > ready ? workingDayAfter(awaitedOn, 0) : ready
}

/** The next days a method serves, each with its times to come and the room in them. Public holidays have none. */
export function deliveryDays(
  schedule: Schedule,
  bookings: readonly Booking[],
  nowMs: number,
): DeliveryDay[] {
  const first = readyDate(schedule, nowMs)
  const clock = osloClock(nowMs)
  const isOver = (date: string, { fromMinute }: DeliverySlot) =>
    date === clock.date && fromMinute <= clock.hour * 60 + clock.minute
  const days: DeliveryDay[] = []
  for (let ahead = 0; ahead <= daysAhead && days.length < daysOffered; ahead += 1) {
    const date = addDays(first, ahead)
    const slots = slotsOn(date, schedule, bookings).filter((slot) => !isOver(date, slot))
    if (slots.length > 0) days.push({ date, slots })
  }
  return days
}

function slotsOn(
  date: string,
  { slots, weekdays }: Schedule,
  bookings: readonly Booking[],
): DeliverySlot[] {
  const weekday = weekdayOf(date)
  if (isPublicHoliday(date) || (weekdays && !weekdays.includes(weekday))) return []
  return slots
    .filter((slot) => slot.weekday === weekday)
    .toSorted((a, b) => a.fromMinute - b.fromMinute)
    .map(({ fromMinute, toMinute, capacity }) => {
      const taken =
        bookings.find((booking) => booking.date === date && booking.fromMinute === fromMinute)
          ?.taken ?? 0
      return { fromMinute, toMinute, capacity, left: Math.max(0, capacity - taken) }
    })
}
