import type { I18n } from '@lingui/core'
import { osloClock } from '#domain/oslo-time.ts'
import { dayText } from './day-words.ts'
import { dayAndTimeText } from './delivery-words.ts'
import { isolated } from './isolated.ts'

/** A time of the clock in Oslo, with its day where that is another one than today: `18:40`, `Tuesday 24 November, 18:40`. */
export function slotText(i18n: I18n, at: number, now: number): string {
  const { date, hour, minute } = osloClock(at)
  const two = (number: number) => String(number).padStart(2, '0')
  const time = isolated(`${two(hour)}:${two(minute)}`)
  return date === osloClock(now).date
    ? time
    : dayAndTimeText(i18n, dayText(i18n.locale, date), time)
}
