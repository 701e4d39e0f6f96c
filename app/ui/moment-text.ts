import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'

/** A moment (epoch ms) in words, in the factory's time wherever its reader is: what the fields for times hold. */
export function momentText(locale: string, at: number): string {
  const time = new Intl.DateTimeFormat(figureLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: appConfig.timeZone,
  })
  return time.format(at)
}
