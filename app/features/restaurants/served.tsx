import { Trans, useLingui } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import type { MenuDish } from '#domain/restaurants.schema.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { minuteText } from './clock-text.ts'

/** When a dish is served, where that is not whenever the kitchen is open. */
export function Served({ times }: { times: MenuDish['servingTimes'] }) {
  const { i18n } = useLingui()
  const inRow = useRow()
  if (times.length === 0) return null
  const words = inRow(times.map((time) => timeWords(i18n.locale, time, inRow)))
  return (
    <p className="text-sm leading-5 text-muted-foreground" suppressHydrationWarning>
      <Trans>Served {words}</Trans>
    </p>
  )
}

type Time = MenuDish['servingTimes'][number]

function timeWords(
  locale: string,
  time: Time,
  inRow: (words: readonly string[]) => string,
): string {
  const { weekdays, fromMinute, toMinute, fromDay, toDay } = time
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat(figureLocale(locale), { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  // The first Sunday of that year was its fourth day; the week here begins on Monday.
  const days = (weekdays ?? [])
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => format({ weekday: 'short' }, `2026-01-${String(4 + day).padStart(2, '0')}`))
  const season =
    fromDay && toDay
      ? [fromDay, toDay].map((day) => format({ day: 'numeric', month: 'long' }, `2024-${day}`))
      : []
  const hours = fromMinute === undefined ? [] : [fromMinute, toMinute ?? 1440].map(minuteText)
  return [season.join('–'), inRow(days), hours.join('–')].filter(Boolean).join(' ')
}
