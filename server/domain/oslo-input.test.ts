import { expect, test } from 'vitest'
import { osloInput, readOsloInput } from './oslo-input.ts'

test.each([
  ['2026-12-24T17:00', '2026-12-24T16:00:00Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00Z'],
  // The hour that comes twice in autumn.
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
])('%s in Oslo is %s', (typed, instant) => {
  expect(readOsloInput(typed)).toBe(Date.parse(instant))
  expect(osloInput(Date.parse(instant))).toBe(typed)
})

test('an hour that spring leaves out is the one after it', () => {
  expect(osloInput(readOsloInput('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
})

test.each(['', 'soon', '2026-13-01T00:00'])('%j names no time', (typed) => {
  expect(readOsloInput(typed)).toBeNull()
})

test('no time is an empty field', () => {
  expect(osloInput(null)).toBe('')
})
