import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'

const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * A time of a restaurant as one says it: the hour alone today and in the night that follows, with the weekday within six days, else
 * with the date. `at` and `now` are epoch ms.
 * @example clockText('en', friday16, wednesday) // 'Friday 16:00'
 */
export function clockText(locale: string, at: number, now: number): string {
  const day = dayOf(at, now)
  const format = new Intl.DateTimeFormat(figureLocale(locale), {
    ...hour,
    ...day,
    timeZone: appConfig.timeZone,
  })
  return format.format(at)
}

function dayOf(at: number, now: number): Intl.DateTimeFormatOptions {
  const [then, today] = [osloClock(at), osloClock(now).date]
  const isTonight = then.date === addDays(today, 1) && then.hour < 6
  if (then.date === today || isTonight) return {}
  return then.date < addDays(today, 7) ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
}

/** Minutes since midnight as the clock shows them. */
export function minuteText(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}
