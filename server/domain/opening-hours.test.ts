import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DayPeriod,
  openDays,
  openState,
  openTimes,
  type OpeningHours,
  overlappingPeriods,
} from './opening-hours.ts'
import { addDays, osloClock, weekdayOf } from './oslo-time.ts'

const hourMs = 3_600_000
const at = (text: string) => Date.parse(text)
const evening: DayPeriod = { opensMinute: 18 * 60, closesMinute: 4 * 60 }
const everyDay = (period: DayPeriod): OpeningHours => ({
  weekly: Array.from({ length: 7 }, (_, weekday) => ({ weekday, ...period })),
  exceptions: [],
})
const hoursOf = (now: number, hours: OpeningHours) =>
  openTimes(hours, now, 1).map(({ from, to }) => (to - from) / hourMs)

test('an evening goes on after midnight, and belongs to the day on which it began', () => {
  const friday: OpeningHours = { weekly: [{ weekday: 5, ...evening }], exceptions: [] }
  const night = at('2026-11-28T01:30:00Z')
  expect(openState(openTimes(friday, night, 7), night)).toEqual({
    isOpen: true,
    until: at('2026-11-28T03:00:00Z'),
  })
  const closedSaturday = { ...friday, exceptions: [{ date: '2026-11-28', periods: [] }] }
  expect(openState(openTimes(closedSaturday, night, 7), night).isOpen).toBe(true)
  const closedFriday = { ...friday, exceptions: [{ date: '2026-11-27', periods: [] }] }
  expect(openState(openTimes(closedFriday, night, 7), night)).toEqual({
    isOpen: false,
    opensAt: at('2026-12-04T17:00:00Z'),
  })
})

test('a night is an hour shorter when summer time begins, and an hour longer when it ends', () => {
  expect(hoursOf(at('2026-03-28T20:00:00Z'), everyDay(evening))[0]).toBe(9)
  expect(hoursOf(at('2026-10-24T20:00:00Z'), everyDay(evening))[0]).toBe(11)
})

test('what opens in the hour that is left out opens at the end of it', () => {
  const early = everyDay({ opensMinute: 150, closesMinute: 300 })
  const [first] = openTimes(early, at('2026-03-29T00:00:00Z'), 1)
  expect(first?.from).toBe(at('2026-03-29T01:30:00Z'))
  // All of it lies in what the clock leaves out by moving forward: nothing is open backwards.
  expect(
    hoursOf(at('2026-03-28T23:00:00Z'), everyDay({ opensMinute: 120, closesMinute: 175 })),
  ).toSatisfy((lengths: number[]) => lengths.every((length) => length > 0))
})

test('times that touch are one: a place that never closes is open without end', () => {
  const always = everyDay({ opensMinute: 0, closesMinute: 0 })
  const now = at('2026-10-24T10:00:00Z')
  expect(openTimes(always, now, 7)).toHaveLength(1)
})

const minute = fc.integer({ min: 0, max: 1439 })
const period = fc.record({ opensMinute: minute, closesMinute: minute })
const hours = fc.record({
  weekly: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      opensMinute: minute,
      closesMinute: minute,
    }),
    { maxLength: 10 },
  ),
  exceptions: fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: -3, max: 10 }).map((days) => addDays('2026-10-22', days)),
      periods: fc.array(period, { maxLength: 2 }),
    }),
    { maxLength: 4, selector: ({ date }) => date },
  ),
})
/** The fortnight around the end of summer time, and the one around its beginning moved there. */
const now = fc.oneof(
  fc.integer({ min: at('2026-10-18T00:00:00Z'), max: at('2026-11-01T00:00:00Z') }),
  fc.integer({ min: at('2026-03-22T00:00:00Z'), max: at('2026-04-05T00:00:00Z') }),
)

test('at any instant it is open exactly when the clock in Oslo says so', () => {
  fc.assert(
    fc.property(hours, now, (plan, instant) => {
      fc.pre(!isChangingClock(instant))
      expect(openState(openTimes(plan, instant, 2), instant).isOpen).toBe(isOpenBy(plan, instant))
    }),
    { numRuns: 2000 },
  )
})

test('what it is open at is in order, apart and to come, and holds nothing empty', () => {
  fc.assert(
    fc.property(hours, now, (plan, instant) => {
      const times = openTimes(plan, instant, 7)
      for (const [index, { from, to }] of times.entries()) {
        expect(from).toBeLessThan(to)
        expect(to).toBeGreaterThan(instant)
        expect(from).toBeGreaterThan(times[index - 1]?.to ?? 0)
      }
    }),
  )
})

/** The rule as a person reads it off the door: by the clock alone. */
function isOpenBy({ weekly, exceptions }: OpeningHours, instant: number): boolean {
  const { date, hour, minute: past } = osloClock(instant)
  const clock = hour * 60 + past
  const periodsOn = (day: string) =>
    exceptions.find((each) => each.date === day)?.periods ??
    weekly.filter(({ weekday }) => weekday === weekdayOf(day))
  return (
    periodsOn(date).some(
      ({ opensMinute, closesMinute }) =>
        opensMinute <= clock && (clock < closesMinute || closesMinute <= opensMinute),
    ) ||
    periodsOn(addDays(date, -1)).some(
      ({ opensMinute, closesMinute }) => closesMinute <= opensMinute && clock < closesMinute,
    )
  )
}

/** Where the clock says the same twice, or nothing, what it says is not enough. */
function isChangingClock(instant: number): boolean {
  const { date, hour } = osloClock(instant)
  return ['2026-03-29', '2026-10-25'].includes(date) && hour >= 1 && hour <= 4
}

test('the days that come: the whole of today, an evening on its own day, and a day that has no end', () => {
  const noon = at('2026-11-27T12:00:00Z')
  const hours: OpeningHours = {
    weekly: [
      { weekday: 5, opensMinute: 8 * 60, closesMinute: 10 * 60 },
      { weekday: 5, ...evening },
      { weekday: 0, opensMinute: 0, closesMinute: 0 },
      { weekday: 1, opensMinute: 0, closesMinute: 0 },
    ],
    exceptions: [{ date: '2026-12-01', periods: [{ opensMinute: 600, closesMinute: 660 }] }],
  }
  expect(
    openDays(hours, noon, 5).map(({ date, times }) => [
      date,
      ...times.map(({ from, to }) => (to - from) / hourMs),
    ]),
  ).toEqual([
    ['2026-11-27', 2, 10],
    ['2026-11-28'],
    ['2026-11-29', 48],
    ['2026-11-30', 48],
    ['2026-12-01', 1],
  ])
})

test('periods overlap over midnight and from Saturday into Sunday, and touch without that', () => {
  const period = (weekday: number, opens: number, closes: number) => ({
    ...{ weekday, opensMinute: opens * 60, closesMinute: closes * 60 },
  })
  expect(overlappingPeriods([period(5, 18, 2), period(6, 1, 3)])).toEqual([1])
  expect(overlappingPeriods([period(0, 1, 3), period(6, 18, 2)])).toEqual([1])
  expect(overlappingPeriods([period(6, 18, 2), period(0, 2, 3), period(6, 10, 18)])).toEqual([])
  expect(overlappingPeriods([period(1, 0, 0), period(1, 12, 13), period(2, 0, 1)])).toEqual([1])
  expect(overlappingPeriods([period(1, 10, 12), period(1, 10, 12)])).toEqual([1])
})
