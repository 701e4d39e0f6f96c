import { LRUCache } from 'lru-cache'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'

/** `2026-11-24` as people say it: `Tuesday 24 November`. */
export function dayText(languageCode: string, date: string): string {
  return format('day', languageCode).format(Date.parse(`${date}T00:00:00Z`))
}

/** The same, short enough for a row of days: `Tue 24 Nov`. */
export function shortDayText(languageCode: string, date: string): string {
  return format('shortDay', languageCode).format(Date.parse(`${date}T00:00:00Z`))
}

/** A date with its year, in figures: `24/11/2026`. */
export function dateText(languageCode: string, date: string): string {
  return format('date', languageCode).format(Date.parse(`${date}T00:00:00Z`))
}

/** Minutes of the day as a span: `17–21`, `10:30–12`. */
export function timeText(fromMinute: number, toMinute: number): string {
  return `${minuteText(fromMinute)}–${minuteText(toMinute)}`
}

/** An instant as the clock in Oslo shows it, with its date. */
export function instantText(languageCode: string, at: number): string {
  return format('instant', languageCode).format(at)
}

/** An instant as the clock in Oslo shows it, without its date: `18:40`. */
export function clockText(languageCode: string, at: number): string {
  return format('clock', languageCode).format(at)
}

const shapes = {
  day: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  clock: { hour: '2-digit', minute: '2-digit', timeZone: appConfig.timeZone },
  instant: { dateStyle: 'long', timeStyle: 'short', timeZone: appConfig.timeZone },
} as const

/** To make one costs more than to write a checkout's days with it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 })

function format(shape: keyof typeof shapes, languageCode: string): Intl.DateTimeFormat {
  const key = `${shape} ${languageCode}`
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(figureLocale(languageCode), shapes[shape])
  formats.set(key, made)
  return made
}

function minuteText(minute: number): string {
  const rest = minute % 60
  return `${Math.floor(minute / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
