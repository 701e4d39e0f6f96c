import { quoteRules } from '#domain/quote-rules.ts'
import { isWorkingDay } from './holidays.ts'
import { addDays, instantOf, osloClock } from './oslo-time.ts'

const { opensHour, closesHour } = quoteRules
const minuteMs = 60_000

/** One working day, in minutes. */
export const workingDayMinutes = (closesHour - opensHour) * 60

/** The instant, epoch ms, at which so many working minutes have passed by the Norwegian calendar. */
export function workingTimeAfter(from: number, minutes: number): number {
  let left = minutes
  for (let { date } = osloClock(from); ; date = addDays(date, 1)) {
    const hours = hoursOf(date)
    const begin = hours && Math.max(from, hours.opens)
    if (!hours || begin === undefined || begin >= hours.closes) continue
    const end = begin + left * minuteMs
    if (end <= hours.closes) return end
    left -= (hours.closes - begin) / minuteMs
  }
}

/** How many working minutes lie between two instants; below zero where the second one is the earlier. */
export function workingMinutesBetween(from: number, to: number): number {
  if (to < from) return -workingMinutesBetween(to, from)
  let minutes = 0
  for (let { date } = osloClock(from); date <= osloClock(to).date; date = addDays(date, 1)) {
    const hours = hoursOf(date)
    if (!hours) continue
    const worked = Math.min(to, hours.closes) - Math.max(from, hours.opens)
    minutes += Math.max(0, worked) / minuteMs
  }
  return Math.round(minutes)
}

function hoursOf(date: string): { opens: number; closes: number } | undefined {
  if (!isWorkingDay(date)) return undefined
  return { opens: instantOf(date, opensHour), closes: instantOf(date, closesHour) }
}
