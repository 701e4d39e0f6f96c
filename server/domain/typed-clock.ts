import { plainDigits } from './plain-digits.ts'

/**
 * A time of the day as it is typed, in minutes since midnight; 24:00 ends a day. Undefined where it is none.
 * @example readClock('14.30') // 870
 */
export function readClock(typed: string): number | undefined {
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/u.exec(plainDigits(typed.trim())) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= 24 * 60 ? minute : undefined
}

/**
 * Minutes since midnight as they are typed.
 * @example typedClock(870) // '14:30'
 */
export function typedClock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
