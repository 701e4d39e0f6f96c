import { appConfig } from '#config'

/** Dates are `YYYY-MM-DD` as the clock in Oslo shows them; the database keeps UTC. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: appConfig.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})
const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

/** The date, hour and minute that the clock in Oslo shows at an instant. */
export function osloClock(nowMs: number): { date: string; hour: number; minute: number } {
  const [date = '', time = ''] = clock.format(nowMs).split(' ')
  const [hour, minute] = time.split(':')
  return { date, hour: Number(hour), minute: Number(minute) }
}

/** The date some days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** True for a date of the calendar: `2026-02-30` is none. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && addDaysSafely(text) === text
}

function addDaysSafely(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** The instant at which a date begins in Oslo, epoch ms. */
export function startOfDay(date: string): number {
  return instantOf(date, 0)
}

/**
 * The instant at which the clock in Oslo shows that hour of a date, epoch ms: an hour or two before it does in UTC. Not for the hour
 * that is skipped in March or comes twice in October, from 2 to 3 at night.
 */
export function instantOf(date: string, hour: number): number {
  const utc = Date.parse(`${date}T00:00:00Z`) + hour * hourMs
  const summer = utc - 2 * hourMs
  return osloClock(summer).hour === hour ? summer : utc - hourMs
}
