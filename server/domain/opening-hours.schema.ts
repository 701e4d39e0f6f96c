import * as v from 'valibot'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import type { ErrorCode } from './errors.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { type DayPeriod, overlappingPeriods, type WeekPeriod } from './opening-hours.ts'
import { isDate } from './oslo-time.ts'

export const mostReasonLetters = 120
/** Of a week: six a day. */
const mostPeriods = 42
const mostPeriodsADay = 6
const mostExceptions = 200
const mostLanguages = 50
const dayMinutes = 24 * 60

const minute = v.pipe(
  v.number('clock_invalid'),
  v.safeInteger('clock_invalid'),
  v.minValue(0, 'clock_invalid'),
)
const dayPeriod = {
  opensMinute: v.pipe(minute, v.maxValue(dayMinutes - 1, 'clock_invalid')),
  // 24:00 is the beginning of the next day.
  closesMinute: v.pipe(
    minute,
    v.maxValue(dayMinutes, 'clock_invalid'),
    v.transform((closes) => closes % dayMinutes),
  ),
}
const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))

/** A date on which it is open at other times; without periods it is closed. */
const datedPeriods = {
  date: v.pipe(boundedText(10, 'date_invalid'), v.check(isDate, 'date_invalid')),
  periods: v.pipe(
    v.array(v.strictObject(dayPeriod)),
    v.maxLength(mostPeriodsADay, 'too_many_periods'),
    refusedAt<DayPeriod>(
      (periods) => overlappingPeriods(periods.map((period) => ({ weekday: 0, ...period }))),
      'opensMinute',
      'periods_overlap',
    ),
  ),
}
const plainException = v.strictObject(datedPeriods)
const exception = v.strictObject({
  ...datedPeriods,
  /** Why, by the code of the language. */
  reasons: v.pipe(
    v.record(languageCodeSchema, boundedLine(mostReasonLetters, 'text_long')),
    v.check((reasons) => Object.keys(reasons).length <= mostLanguages),
  ),
})

export const exceptionSchema = v.object({
  date: v.string(),
  periods: v.array(v.object({ opensMinute: v.number(), closesMinute: v.number() })),
  reasons: v.record(v.string(), v.string()),
})
export type OpeningException = v.InferOutput<typeof exceptionSchema>

const weekly = v.pipe(
  v.array(v.strictObject({ weekday, ...dayPeriod })),
  v.maxLength(mostPeriods, 'too_many_periods'),
  refusedAt<WeekPeriod>(overlappingPeriods, 'opensMinute', 'periods_overlap'),
)

/** The hours of a seller, which are saved as one: other days have no reasons. */
export const sellerHoursEntries = {
  weekly,
  exceptions: v.pipe(
    v.array(plainException),
    v.maxLength(mostExceptions, 'too_many_exceptions'),
    refusedAt<v.InferOutput<typeof plainException>>(doubleDates, 'date', 'date_twice'),
  ),
}

/** The hours of a restaurant, which are saved as one. */
export const hoursEntries = {
  weekly,
  exceptions: v.pipe(
    v.array(exception),
    v.maxLength(mostExceptions, 'too_many_exceptions'),
    refusedAt<v.InferOutput<typeof exception>>(doubleDates, 'date', 'date_twice'),
  ),
}

/** Refuses, at its field, each row that a rule finds, by its place. */
function refusedAt<Row extends object>(
  find: (rows: readonly Row[]) => number[],
  field: keyof Row & string,
  wrong: ErrorCode,
) {
  return v.rawCheck<Row[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const rows = dataset.value
    for (const at of find(rows)) {
      const row = rows[at] as Row
      addIssue({ message: wrong, path: [step(rows, at, row), step(row, field, row[field])] })
    }
  })
}

function step(input: object, key: number | string, value: unknown): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input, key, value }
}

function doubleDates(exceptions: readonly { date: string }[]): number[] {
  return exceptions.flatMap(({ date }, at) =>
    exceptions.findIndex((each) => each.date === date) < at ? [at] : [],
  )
}
