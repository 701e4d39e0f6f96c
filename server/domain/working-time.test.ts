import { expect, test } from 'vitest'
import { instantOf } from './oslo-time.ts'
import { workingDayMinutes, workingMinutesBetween, workingTimeAfter } from './working-time.ts'

const at = (date: string, hour: number, minute = 0) => instantOf(date, hour) + minute * 60_000

test.each([
  ['a Tuesday afternoon', at('2026-11-24', 13, 40), at('2026-11-25', 13, 40)],
  ['a Friday afternoon', at('2026-11-27', 13, 40), at('2026-11-30', 13, 40)],
  ['a Sunday', at('2026-11-29', 20), at('2026-11-30', 16)],
  ['before work', at('2026-11-24', 5), at('2026-11-24', 16)],
  ['after work', at('2026-11-24', 22), at('2026-11-25', 16)],
  ['the day before Maundy Thursday', at('2027-03-24', 12), at('2027-03-30', 12)],
  ['the last day before Christmas', at('2026-12-24', 15), at('2026-12-28', 15)],
  ['the evening before the clock is changed', at('2026-10-23', 15), at('2026-10-26', 15)],
])('a request of %s is answered one working day later', (_, from, due) => {
  expect(workingTimeAfter(from, workingDayMinutes)).toBe(due)
  expect(workingMinutesBetween(from, due)).toBe(workingDayMinutes)
})

test('what is over its time counts working minutes alone', () => {
  const due = at('2026-11-27', 15)
  expect(workingMinutesBetween(at('2026-11-30', 9), due)).toBe(-120)
  expect(workingMinutesBetween(due, due)).toBe(0)
  expect(workingTimeAfter(due, 0)).toBe(due)
})
