import type { QuoteEvent } from './quotes.ts'
import { workingDayMinutes, workingMinutesBetween, workingTimeAfter } from './working-time.ts'

/** When an answer is due, epoch ms, or what was left of its time, in working minutes, while the buyer owes one. */
export interface ClockState {
  dueAt: number | null
  minutesLeft: number | null
}

const over: ClockState = { dueAt: null, minutesLeft: null }

/** How the clock stands after a step: a request and a new round have one working day, and a question to the buyer stops it. */
export function clockAfter(event: QuoteEvent, before: ClockState, now: number): ClockState {
  switch (event) {
    case 'submit':
    case 'request_revision':
      return { dueAt: workingTimeAfter(now, workingDayMinutes), minutesLeft: null }
    case 'take':
      return { dueAt: before.dueAt, minutesLeft: before.minutesLeft }
    case 'ask':
      return { dueAt: null, minutesLeft: leftOf(before, now) }
    case 'answer':
      return { dueAt: workingTimeAfter(now, Math.max(0, leftOf(before, now))), minutesLeft: null }
    default:
      return over
  }
}

/** The working minutes that are left of the time to answer; below zero past it. */
export function leftOf({ dueAt, minutesLeft }: ClockState, now: number): number {
  if (dueAt !== null) return workingMinutesBetween(now, dueAt)
  return minutesLeft ?? workingDayMinutes
}
