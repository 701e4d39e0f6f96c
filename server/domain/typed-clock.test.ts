import { expect, test } from 'vitest'
import { readClock, typedClock } from './typed-clock.ts'

test.each([
  ['10:00', 600],
  ['14.30', 870],
  ['9', 540],
  ['٠٩:١٥', 555],
  ['24:00', 1440],
])('%s is a time of the day', (typed, minute) => {
  expect(readClock(typed)).toBe(minute)
})

test.each(['', '24:01', '10:60', '10:5', '-1', 'ten'])('%j is none', (typed) => {
  expect(readClock(typed)).toBeUndefined()
})

test('what is typed is read as it was', () => {
  for (const minute of [0, 5, 600, 1439, 1440]) expect(readClock(typedClock(minute))).toBe(minute)
})
