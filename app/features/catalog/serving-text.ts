import { figureLocale } from '#domain/languages.ts'
import type { ServingTime } from '#domain/serving-times.ts'
import { typedClock } from '#domain/typed-clock.ts'

/** As an answer of the API brings it. */
type ShownTime = { [Name in keyof ServingTime]: ServingTime[Name] | undefined }

/**
 * A time at which a dish is served, in a language; `inRow` sets words in a row as the language does.
 * @example servingText('en', { weekdays: [1, 2], fromMinute: 660, toMinute: 900 }, inRow) // 'Mon, Tue 11:00–15:00'
 */
export function servingText(
  locale: string,
  { weekdays, fromMinute, toMinute, fromDay, toDay }: ShownTime,
  inRow: (words: readonly string[]) => string,
): string {
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
  const hours =
    fromMinute === undefined
      ? []
      : [fromMinute, toMinute ?? 1440].map((minute) => typedClock(minute % 1440))
  return [season.join('–'), inRow(days), hours.join('–')].filter(Boolean).join(' ')
}
