import { useLingui } from '@lingui/react'
import { figureLocale } from '#domain/languages.ts'

/** Writes a `YYYY-MM-DD` as day and month in the page's language, in the figures that its prices are set in. */
export function useDay(): (day: string) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(figureLocale(i18n.locale), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
