import { clockText } from '#app/features/restaurants/clock-text.ts'

/** What is promised is a window of so long. */
const windowMs = 10 * 60_000

/** With marks that keep the earlier time on the left in scripts from right to left, as clocks are read there too. */
const until = '\u200e–\u200e'

/**
 * What a promise says: the time from which and the time until which food is to be ready, with the day where that is another one. All
 * times are epoch ms.
 * @example promiseText('en', at1855, at1830) // '18:55–19:05'
 */
export function promiseText(locale: string, at: number, now: number): string {
  // The end says its hour alone.
  return `${clockText(locale, at, now)}${until}${clockText(locale, at + windowMs, at + windowMs)}`
}
