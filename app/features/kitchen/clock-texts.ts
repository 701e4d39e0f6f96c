import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** An instant as the clock of the kitchen shows it: `18:40`. */
export function clockOf(at: number): string {
  return new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: appConfig.timeZone,
  }).format(at)
}

/** A span as a stopwatch shows it: `13:05`, with hours where there are any. */
export function watchOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

/** Whole minutes of a span, at least 0. */
export function minutesOf(ms: number): number {
  return Math.max(0, Math.floor(ms / 60_000))
}
