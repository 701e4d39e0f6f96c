import type { DayPeriod, WeekPeriod } from '#domain/opening-hours.ts'
import { readClock, typedClock } from '#domain/typed-clock.ts'

/** Hours as they are typed. */
export interface TypedPeriod {
  opens: string
  closes: string
}
export type TypedWeekPeriod = TypedPeriod & { weekday: number }
export interface TypedException {
  date: string
  periods: TypedPeriod[]
}
export interface TypedHours {
  weekly: TypedWeekPeriod[]
  exceptions: TypedException[]
}

interface Hours {
  weekly: readonly WeekPeriod[]
  exceptions: readonly { date: string; periods: readonly DayPeriod[] }[]
}

/** Saved hours as they stand in their fields. */
export function typedHours({ weekly, exceptions }: Hours): TypedHours {
  return {
    weekly: weekly.map(({ weekday, ...period }) => ({ weekday, ...typedPeriod(period) })),
    exceptions: exceptions.map(({ date, periods }) => ({
      date,
      periods: periods.map(typedPeriod),
    })),
  }
}

/** What is sent of them: what is no time goes out as nothing, and comes back refused at its field. */
export function sentHours({ weekly, exceptions }: TypedHours) {
  return {
    weekly: weekly.map(({ weekday, ...period }) => ({ weekday, ...sentPeriod(period) })),
    exceptions: exceptions.map(({ date, periods }) => ({ date, periods: periods.map(sentPeriod) })),
  }
}

/** A day that is opened is like the open one before it, else from ten to five. */
export function openedDay(weekly: readonly TypedWeekPeriod[], weekday: number): TypedWeekPeriod[] {
  const days = [1, 2, 3, 4, 5, 6].map((back) => (weekday + 7 - back) % 7)
  const like = days.find((day) => weekly.some((period) => period.weekday === day))
  const periods = weekly.filter((period) => period.weekday === like)
  const wanted = periods.length > 0 ? periods : [{ opens: '10:00', closes: '17:00' }]
  return [...weekly, ...wanted.map(({ opens, closes }) => ({ weekday, opens, closes }))]
}

/** Every day of the week as one of them. */
export function copiedToAll(
  weekly: readonly TypedWeekPeriod[],
  weekday: number,
): TypedWeekPeriod[] {
  const periods = weekly.filter((period) => period.weekday === weekday)
  return [1, 2, 3, 4, 5, 6, 0].flatMap((day) =>
    periods.map(({ opens, closes }) => ({ weekday: day, opens, closes })),
  )
}

function typedPeriod({ opensMinute, closesMinute }: DayPeriod): TypedPeriod {
  return { opens: typedClock(opensMinute), closes: typedClock(closesMinute) }
}

function sentPeriod({ opens, closes }: TypedPeriod) {
  return { opensMinute: readClock(opens) ?? null, closesMinute: readClock(closes) ?? null }
}
