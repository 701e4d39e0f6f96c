import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'

const figures = new Intl.NumberFormat(appConfig.money.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** An amount in a column, where its currency is said once: `290208` reads `2 902,08`, in every language. */
export function oreFigures(ore: number): string {
  return figures.format(ore / 100)
}

/**
 * What a price is below another one, or above: `−12 %`. Undefined where it is the same.
 * @example discountText(6046, 6870) // '−12 %'
 */
export function discountText(netOre: number, listNetOre: number): string | undefined {
  const percent = Math.round((Math.abs(listNetOre - netOre) * 100) / listNetOre)
  if (percent === 0) return undefined
  return `${netOre < listNetOre ? '−' : '+'}${percent} %`
}

/** A `YYYY-MM-DD` as people say it: `fredag 18. desember`. */
export function dayText(locale: string, date: string): string {
  return dayFormat(locale, 'UTC').format(Date.parse(`${date}T00:00:00Z`))
}

/** The day and time of an instant (epoch ms) by the factory's clock: `onsdag 25. november kl. 11:31`. */
export function dayAndTimeText(locale: string, at: number): string {
  return dayFormat(locale, appConfig.timeZone, { hour: '2-digit', minute: '2-digit' }).format(at)
}

/** A `YYYY-MM-DD` where there is little room: `18. des.`. */
export function shortDayText(locale: string, date: string): string {
  const shape = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const at = Date.parse(`${date}T00:00:00Z`)
  return new Intl.DateTimeFormat(figureLocale(locale), shape).format(at)
}

/** The day of an instant (epoch ms) by the factory's clock: `25. november`. */
export function dateText(locale: string, at: number): string {
  const shape = { day: 'numeric', month: 'long', timeZone: appConfig.timeZone } as const
  return new Intl.DateTimeFormat(figureLocale(locale), shape).format(at)
}

function dayFormat(locale: string, timeZone: string, time: Intl.DateTimeFormatOptions = {}) {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(figureLocale(locale), { ...day, ...time, timeZone })
}
