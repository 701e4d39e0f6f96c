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

/** The instant that such a field names, epoch ms; null where it names none. Of the hour that comes twice in autumn, the first. */
export function readOsloInput(text: string): number | null {
  const utc = Date.parse(`${text}Z`)
  if (Number.isNaN(utc)) return null
  const summer = utc - 2 * hourMs
  return osloInput(summer) === text ? summer : utc - hourMs
}
