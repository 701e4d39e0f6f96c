import { expect, test } from 'vitest'
import { isSkippedHour, osloInput, readOsloInput } from './oslo-input.ts'

test.each([
  ['2026-12-24T17:00', '2026-12-24T16:00:00Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00Z'],
  // The hour that comes twice in autumn.
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
])('%s in Oslo is %s', (typed, instant) => {
  expect(readOsloInput(typed)).toBe(Date.parse(instant))
  expect(osloInput(Date.parse(instant))).toBe(typed)
})

test('an hour that spring leaves out is read as the one after it', () => {
  expect(osloInput(readOsloInput('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
})

test.each(['2026-03-29T02:00', '2026-03-29T02:59', '2027-03-28T02:30'])(
  '%s never was: spring leaves that hour out',
  (typed) => {
    expect(isSkippedHour(typed)).toBe(true)
  },
)

test.each([
  ...['2026-03-29T01:59', '2026-03-29T03:00', '2026-03-28T02:30', '2026-10-25T02:30'],
  // Summer time all winter, a clock of the sun, and a year that is half typed.
  ...['1941-01-12T08:00', '1880-06-01T12:00', '0202-03-28T02:30'],
  ...['', 'soon', '9999-12-31T23:59'],
])('%j is no hour that is left out', (typed) => {
  expect(isSkippedHour(typed)).toBe(false)
})

test.each(['', 'soon', '2026-13-01T00:00'])('%j names no time', (typed) => {
  expect(readOsloInput(typed)).toBeNull()
})

test('no time is an empty field', () => {
  expect(osloInput(null)).toBe('')
})
