import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** From Monday on; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** What a weekday is called in the page's language. */
export function weekdayName(weekday: number, length: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    weekday: length,
    timeZone: 'UTC',
  })
  // The 4th of January 1970 was a Sunday.
  return format.format(Date.UTC(1970, 0, 4 + weekday))
}
