import type { QuoteEvent } from './quotes.ts'
import { workingDayMinutes, workingMinutesBetween, workingTimeAfter } from './working-time.ts'

/** When an answer is due, epoch ms, or what was left of its time, in working minutes, while the buyer owes one. */
export interface ClockState {
  dueAt: number | null
  minutesLeft: number | null
}

type Clock = (before: ClockState, now: number) => ClockState

const oneWorkingDay: Clock = (_, now) => ({
  dueAt: workingTimeAfter(now, workingDayMinutes),
  minutesLeft: null,
})

/** What each step does to the clock; what is left out ends it. */
const clocks: Partial<Record<QuoteEvent, Clock>> = {
  submit: oneWorkingDay,
  request_revision: oneWorkingDay,
  // What it is called with may be a whole row: no more of it than the clock.
  take: ({ dueAt, minutesLeft }) => ({ dueAt, minutesLeft }),
  ask: (before, now) => ({ dueAt: null, minutesLeft: leftOf(before, now) }),
  answer: (before, now) => ({
    dueAt: workingTimeAfter(now, Math.max(0, leftOf(before, now))),
    minutesLeft: null,
  }),
}

/** How the clock stands after a step: a request and a new round have one working day, and a question to the buyer stops it. */
export function clockAfter(event: QuoteEvent, before: ClockState, now: number): ClockState {
  return clocks[event]?.(before, now) ?? { dueAt: null, minutesLeft: null }
}

/** The working minutes that are left of the time to answer; below zero past it. */
export function leftOf({ dueAt, minutesLeft }: ClockState, now: number): number {
  if (dueAt !== null) return workingMinutesBetween(now, dueAt)
  return minutesLeft ?? workingDayMinutes
}
