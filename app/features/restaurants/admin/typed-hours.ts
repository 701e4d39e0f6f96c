import type { AdminRestaurant } from '#domain/admin-restaurants.schema.ts'
import type { DayPeriod, OpeningHours } from '#domain/opening-hours.ts'
import { isDate } from '#domain/oslo-time.ts'
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
  reasons: Record<string, string>
}
export interface TypedHours {
  weekly: TypedWeekPeriod[]
  exceptions: TypedException[]
}

/** Saved hours as they stand in their fields. */
export function typedHours({
  weekly,
  exceptions,
}: Pick<AdminRestaurant, 'weekly' | 'exceptions'>): TypedHours {
  return {
    weekly: weekly.map(({ weekday, ...period }) => ({ weekday, ...typedPeriod(period) })),
    exceptions: exceptions.map(({ date, periods, reasons }) => ({
      ...{ date, reasons },
      periods: periods.map(typedPeriod),
    })),
  }
}

/** What is sent of them: what is no time goes out as nothing, and comes back refused at its field. */
export function sentHours({ weekly, exceptions }: TypedHours) {
  return {
    weekly: weekly.map(({ weekday, ...period }) => ({ weekday, ...sentPeriod(period) })),
    exceptions: exceptions.map(({ date, periods, reasons }) => ({
      ...{ date, reasons },
      periods: periods.map(sentPeriod),
    })),
  }
}

/** What is typed rightly so far, as the rules of opening read it. */
export function readHours({ weekly, exceptions }: TypedHours): OpeningHours {
  return {
    weekly: weekly.flatMap(({ weekday, ...period }) =>
      readPeriods([period]).map((each) => ({ weekday, ...each })),
    ),
    exceptions: exceptions
      .filter(({ date }) => isDate(date))
      .map(({ date, periods }) => ({ date, periods: readPeriods(periods) })),
  }
}

/** A span as it is read. */
export function spanText({ opens, closes }: TypedPeriod): string {
  return `${opens}–${closes}`
}

function typedPeriod({ opensMinute, closesMinute }: DayPeriod): TypedPeriod {
  return { opens: typedClock(opensMinute), closes: typedClock(closesMinute) }
}

function sentPeriod({ opens, closes }: TypedPeriod) {
  return { opensMinute: readClock(opens) ?? null, closesMinute: readClock(closes) ?? null }
}

function readPeriods(periods: readonly TypedPeriod[]): DayPeriod[] {
  return periods.flatMap((period) => {
    const { opensMinute, closesMinute } = sentPeriod(period)
    if (opensMinute === null || closesMinute === null || opensMinute >= dayMinutes) return []
    return [{ opensMinute, closesMinute: closesMinute % dayMinutes }]
  })
}

const dayMinutes = 24 * 60
