import { appConfig } from '#config'
import { addDays, instantOf, osloClock } from '#domain/oslo-time.ts'

const dayMs = 24 * 3600 * 1000

/** Noon of the day that many days from now, by the clock in Oslo, in epoch ms. */
export function noonAhead(days: number): number {
  return instantOf(dateAhead(days), 12)
}

/** Eight in the morning of the next day in Oslo, in epoch ms. */
export function tomorrowMorning(): number {
  return instantOf(dateAhead(1), 8)
}

/** How many days ahead the first noon from that time on is: 0 for today's, less for one that was. */
export function daysUntil(at: number): number {
  const days = (Date.parse(osloClock(at).date) - Date.parse(dateAhead(0))) / dayMs
  return at <= noonAhead(days) ? days : days + 1
}

/** True in a browser whose clock is another than the factory's: which of them counts is to be said. */
export function isAbroad(): boolean {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone !== appConfig.timeZone
}

function dateAhead(days: number): string {
  return addDays(osloClock(Date.now()).date, days)
}
