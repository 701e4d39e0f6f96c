import { expect, test } from 'vitest'
import { easterSunday, isPublicHoliday, isWorkingDay, workingDayAfter } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test('Norway rests on its twelve public holidays', () => {
  const of2026 = [
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-17',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ]
  expect(of2026.filter(isPublicHoliday)).toEqual(of2026)
  expect(isPublicHoliday('2026-12-24')).toBe(false)
})

test('working days leave out weekends and holidays', () => {
  expect(isWorkingDay('2026-11-21')).toBe(false)
  expect(workingDayAfter('2026-11-20', 1)).toBe('2026-11-23')
  expect(workingDayAfter('2026-04-01', 1)).toBe('2026-04-07')
  expect(workingDayAfter('2026-11-21', 0)).toBe('2026-11-23')
})
