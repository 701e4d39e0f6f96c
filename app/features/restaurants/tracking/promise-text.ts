import { clockText } from '#app/features/restaurants/clock-text.ts'

/** What is promised is a window of so long. */
const windowMs = 10 * 60_000

/**
 * What a promise says: the time from which and the time until which food is to be ready, with the day where that is another one. All
 * times are epoch ms.
 * @example promiseText('en', at1855, at1830) // '18:55–19:05'
 */
export function promiseText(locale: string, at: number, now: number): string {
  // The end says its hour alone.
  return `${clockText(locale, at, now)}–${clockText(locale, at + windowMs, at + windowMs)}`
}
