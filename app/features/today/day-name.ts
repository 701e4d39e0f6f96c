import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const shapes = {
  long: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const

/**
 * A date as the page's language says it.
 * @example dayName('2026-11-08', 'short') // '8 Nov'
 */
export function dayName(date: string, length: keyof typeof shapes): string {
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), shapes[length])
  return format.format(Date.parse(`${date}T00:00:00Z`))
}
