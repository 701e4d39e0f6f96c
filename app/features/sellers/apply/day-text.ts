import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** `2026-12-28` as people say it in the page's language: `28 December`. */
export function dayText(date: string): string {
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  })
  return format.format(Date.parse(`${date}T00:00:00Z`))
}
