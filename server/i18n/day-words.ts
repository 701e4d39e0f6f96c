import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'

/** `2026-11-24` as people say it: `Tuesday 24 November`. */
export function dayText(languageCode: string, date: string): string {
  return new Intl.DateTimeFormat(figureLocale(languageCode), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`))
}

/** The same, short enough for a row of days: `Tue 24 Nov`. */
export function shortDayText(languageCode: string, date: string): string {
  return new Intl.DateTimeFormat(figureLocale(languageCode), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`))
}

/** Minutes of the day as a span: `17–21`, `10:30–12`. */
export function timeText(fromMinute: number, toMinute: number): string {
  return `${clockText(fromMinute)}–${clockText(toMinute)}`
}

/** An instant as the clock in Oslo shows it, with its date. */
export function instantText(languageCode: string, at: number): string {
  return new Intl.DateTimeFormat(figureLocale(languageCode), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: appConfig.timeZone,
  }).format(at)
}

function clockText(minute: number): string {
  const rest = minute % 60
  return `${Math.floor(minute / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
