import { useLingui } from '@lingui/react'
import { figureLocale } from '#domain/languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes a `YYYY-MM-DD` as day and month in the page's language, in the figures that its prices are set in. */
export function useDay(): (day: string) => string {
  const { i18n } = useLingui()
  return (day) => formatIn(i18n.locale).format(new Date(`${day}T00:00:00Z`))
}

/** Making a format costs more than all else on a card: there is one per language. */
function formatIn(locale: string): Intl.DateTimeFormat {
  const kept = formats.get(locale)
  if (kept) return kept
  const made = new Intl.DateTimeFormat(figureLocale(locale), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  formats.set(locale, made)
  return made
}
