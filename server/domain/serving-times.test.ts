import { expect, test } from 'vitest'
import { isServed, type ServingTime } from './serving-times.ts'

const lunch: ServingTime = { weekdays: [1, 2, 3, 4, 5], fromMinute: 11 * 60, toMinute: 15 * 60 }
const night: ServingTime = { weekdays: [5], fromMinute: 22 * 60, toMinute: 2 * 60 }
const winter: ServingTime = { fromDay: '10-01', toDay: '02-28' }
const at = (text: string) => Date.parse(`${text}:00+01:00`)

test.each([
  ['2026-11-27T11:00', [lunch], true],
  ['2026-11-27T14:59', [lunch], true],
  ['2026-11-27T15:00', [lunch], false],
  ['2026-11-28T12:00', [lunch], false],
  ['2026-11-28T01:59', [night], true],
  ['2026-11-28T02:00', [night], false],
  ['2026-11-27T01:00', [night], false],
  ['2026-12-31T12:00', [winter], true],
  ['2027-02-28T23:59', [winter], true],
  ['2027-03-01T12:00', [winter], false],
  ['2026-11-28T12:00', [lunch, winter], true],
  ['2026-11-28T04:00', [], true],
])('at %s a dish with %j is served: %s', (time, times, isSo) => {
  expect(isServed(times, at(time))).toBe(isSo)
})
