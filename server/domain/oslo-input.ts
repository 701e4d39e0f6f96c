import { osloClock } from './oslo-time.ts'

const hourMs = 3600 * 1000

/**
 * A time as a field for date and time holds it, by the clock in Oslo wherever its editor is; nothing for no time.
 * @example osloInput(Date.UTC(2026, 11, 24, 16)) // '2026-12-24T17:00'
 */
export function osloInput(at: number | null): string {
  if (at === null) return ''
  const { date, hour, minute } = osloClock(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${two(hour)}:${two(minute)}`
}

/** The instant that such a field names, epoch ms; null where it names none. Of the hour that comes twice in autumn, the first; of one that spring leaves out, the hour after it. */
export function readOsloInput(text: string): number | null {
  const utc = Date.parse(`${text}Z`)
  if (Number.isNaN(utc)) return null
  const summer = utc - 2 * hourMs
  return osloInput(summer) === text ? summer : utc - hourMs
}

/**
 * True of a time that the clock in Oslo never shows, since it goes forward over it.
 * @example isSkippedHour('2026-03-29T02:30') // true: a minute after 01:59 it is 03:00
 */
export function isSkippedHour(text: string): boolean {
  const at = readOsloInput(text)
  // Not merely another time: that is also what the clock makes of a year that is half typed.
  return at !== null && osloInput(at) === hourAfter(text)
}

function hourAfter(text: string): string {
  return new Date(Date.parse(`${text}Z`) + hourMs).toISOString().slice(0, 16)
}
