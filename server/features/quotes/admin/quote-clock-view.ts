import type { QuoteClock } from '#domain/admin-quotes.schema.ts'
import { type ClockState, leftOf } from '#domain/quote-clock.ts'
import { workingDayMinutes } from '#domain/working-time.ts'

/**
 * How an answer stands with its time, in working minutes; null while none is owed and none waited for. What is past its time is below
 * zero, also where nobody has worked since.
 */
export function clockOf({ dueAt, minutesLeft }: ClockState, now: number): QuoteClock {
  if (dueAt === null && minutesLeft === null) return null
  const left = leftOf({ dueAt, minutesLeft }, now)
  const isLate = dueAt !== null && dueAt < now
  return { dueAt, minutesLeft: isLate ? Math.min(-1, left) : left, ofMinutes: workingDayMinutes }
}
