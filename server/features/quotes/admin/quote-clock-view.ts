import type { QuoteClock } from '#domain/admin-quotes.schema.ts'
import { type ClockState, leftOf } from '#domain/quote-clock.ts'
import { workingDayMinutes } from '#domain/working-time.ts'

/** How an answer stands with its time, in working minutes; null while none is owed and none waited for. */
export function clockOf({ dueAt, minutesLeft }: ClockState, now: number): QuoteClock {
  if (dueAt === null && minutesLeft === null) return null
  return { dueAt, minutesLeft: leftOf({ dueAt, minutesLeft }, now), ofMinutes: workingDayMinutes }
}
