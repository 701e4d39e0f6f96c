import { expect, test } from 'vitest'
import { copiedToAll, openedDay, sentHours, typedHours } from './typed-hours.ts'

const tuesday = { weekday: 2, opens: '10:00', closes: '17:00' }

test('hours go into their fields and out of them as they were', () => {
  const hours = {
    weekly: [{ weekday: 2, opensMinute: 600, closesMinute: 1020 }],
    exceptions: [{ date: '2026-12-24', periods: [{ opensMinute: 540, closesMinute: 720 }] }],
  }
  expect(sentHours(typedHours(hours))).toEqual(hours)
})

test('what is no time is sent as nothing', () => {
  const weekly = [{ weekday: 2, opens: 'ti', closes: '17' }]
  expect(sentHours({ weekly, exceptions: [] }).weekly).toEqual([
    { weekday: 2, opensMinute: null, closesMinute: 1020 },
  ])
})

test('a day that is opened is like the open one before it', () => {
  expect(openedDay([], 0)).toEqual([{ weekday: 0, opens: '10:00', closes: '17:00' }])
  const friday = { weekday: 5, opens: '10:00', closes: '15:00' }
  expect(openedDay([tuesday, friday], 1)).toEqual([
    tuesday,
    friday,
    { weekday: 1, opens: '10:00', closes: '15:00' },
  ])
})

test('one day is copied to all, whatever stood there', () => {
  const all = copiedToAll([tuesday, { weekday: 5, opens: '8', closes: '9' }], 2)
  expect(all).toHaveLength(7)
  expect(all.every(({ opens, closes }) => opens === '10:00' && closes === '17:00')).toBe(true)
})
