import { readClock, typedClock } from '#domain/typed-clock.ts'
import type { ServingTime } from '#domain/serving-times.ts'
import { plainDigits } from '#domain/plain-digits.ts'

/** A time at which a dish is served, as it is typed; what is empty does not bind. */
export interface ServingDraft {
  weekdays: number[]
  from: string
  to: string
  fromDay: string
  toDay: string
}

export const noServing: ServingDraft = { weekdays: [], from: '', to: '', fromDay: '', toDay: '' }

/** What is saved, as it is typed. */
export function servingDrafts(times: readonly ServingTime[]): ServingDraft[] {
  return times.map(({ weekdays = [], fromMinute, toMinute, fromDay, toDay }) => ({
    weekdays: weekdays.toSorted((a, b) => a - b),
    from: shownClock(fromMinute),
    to: shownClock(toMinute),
    fromDay: shownDay(fromDay),
    toDay: shownDay(toDay),
  }))
}

/** The same as it is sent; what is no time goes as it was typed, and comes back refused at its field. */
export function servingTimesIn(drafts: readonly ServingDraft[]): object[] {
  return drafts.map(({ weekdays, from, to, fromDay, toDay }) => ({
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(from.trim() === '' ? {} : { fromMinute: readClock(from) ?? from }),
    ...(to.trim() === '' ? {} : { toMinute: readClock(to) ?? to }),
    ...(fromDay.trim() === '' ? {} : { fromDay: readDay(fromDay) }),
    ...(toDay.trim() === '' ? {} : { toDay: readDay(toDay) }),
  }))
}

/**
 * A day of every year as it is typed, the day before the month, as `MM-DD`.
 * @example readDay('1.10.') // '10-01'
 */
export function readDay(typed: string): string {
  const [, day = '', month = ''] =
    /^(\d{1,2})[./ -]+(\d{1,2})\.?$/u.exec(plainDigits(typed.trim())) ?? []
  return day === '' ? typed : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function shownDay(day: string | undefined): string {
  const [month, date] = (day ?? '').split('-').map(Number)
  return month && date ? `${date}.${month}.` : ''
}

function shownClock(minute: number | undefined): string {
  return minute === undefined ? '' : typedClock(minute)
}
