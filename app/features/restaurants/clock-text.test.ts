import { expect, test } from 'vitest'
import { clockText, minuteText } from './clock-text.ts'

const now = Date.parse('2026-11-27T17:00:00+01:00')

test.each([
  ['2026-11-27T22:00:00+01:00', '22:00'],
  ['2026-11-28T02:00:00+01:00', '02:00'],
  ['2026-11-28T11:00:00+01:00', 'Saturday 11:00'],
  ['2026-12-03T11:00:00+01:00', 'Thursday 11:00'],
  ['2026-12-04T11:00:00+01:00', '4 December at 11:00'],
])('on a Friday at five, %s is told as %s', (at, text) => {
  expect(clockText('en', Date.parse(at), now)).toBe(text)
})

test('midnight is 00:00, also where it ends a day', () => {
  expect([0, 690, 1440].map(minuteText)).toEqual(['00:00', '11:30', '00:00'])
})
