import { expect, test } from 'vitest'
import { isDay } from './calendar-day.ts'

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['27-01-01', false],
  ['2027-01-01T00:00', false],
  ['', false],
])('%j: %j', (text, is) => {
  expect(isDay(text)).toBe(is)
})
