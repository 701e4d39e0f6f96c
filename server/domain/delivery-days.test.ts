import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryDays, readyDate } from './delivery-days.ts'
import { isPublicHoliday, isWorkingDay } from './holidays.ts'
import { weekdayOf } from './oslo-time.ts'

const at = (text: string) => Date.parse(text)
const lead = { cutOffHour: 14, leadDays: 1 }
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  fromMinute: 600,
  toMinute: 720,
  capacity: 8,
}))

test('[O01] before the cut-off of the clock in Oslo an order is ready the next working day', () => {
  // 12:59 and 13:00 UTC are 13:59 and 14:00 in Oslo in winter.
  expect(readyDate(lead, at('2026-11-19T12:59:00Z'))).toBe('2026-11-20')
  expect(readyDate(lead, at('2026-11-19T13:00:00Z'))).toBe('2026-11-23')
  // In summer the clock is one hour further.
  expect(readyDate(lead, at('2026-06-15T11:59:00Z'))).toBe('2026-06-16')
  expect(readyDate(lead, at('2026-06-15T12:00:00Z'))).toBe('2026-06-17')
})

test('[O01] an order on the evening before Maundy Thursday is ready after Easter', () => {
  expect(readyDate(lead, at('2026-04-01T18:00:00Z'))).toBe('2026-04-08')
})

test('[O01] a day shows how much room its times have', () => {
  const [day] = deliveryDays(
    { ...lead, slots: weekly },
    [{ date: '2026-11-20', fromMinute: 600, taken: 8 }],
    at('2026-11-19T09:00:00Z'),
  )
  expect(day).toEqual({
    date: '2026-11-20',
    slots: [{ fromMinute: 600, toMinute: 720, capacity: 8, left: 0 }],
  })
})

test('[O01] the van comes on the weekdays of the area alone', () => {
  const days = deliveryDays(
    { ...lead, slots: weekly, weekdays: [2, 4] },
    [],
    at('2026-11-19T09:00:00Z'),
  )
  expect(new Set(days.map(({ date }) => weekdayOf(date)))).toEqual(new Set([2, 4]))
})

test('[O01] no offered day is a holiday, none lies before the goods are ready', () => {
  const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2032-12-31T00:00:00Z') })
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 5 }), (nowMs, leadDays) => {
      const schedule = { cutOffHour: 14, leadDays, slots: weekly }
      const days = deliveryDays(schedule, [], nowMs)
      const ready = readyDate(schedule, nowMs)
      expect(days.length).toBeGreaterThan(0)
      for (const { date } of days) {
        expect(isPublicHoliday(date)).toBe(false)
        expect(isWorkingDay(date)).toBe(true)
        expect(date >= ready).toBe(true)
      }
    }),
  )
})

test('[O01] where goods are ready the same day, times that have begun are not offered', () => {
  const schedule = { cutOffHour: 14, leadDays: 0, slots: weekly }
  const firstDate = (time: string) => deliveryDays(schedule, [], at(time))[0]?.date
  // 8:59 and 9:00 UTC are 9:59 and 10:00 in Oslo in winter.
  expect(firstDate('2026-11-19T08:59:00Z')).toBe('2026-11-19')
  expect(firstDate('2026-11-19T09:00:00Z')).toBe('2026-11-20')
})

test('[O01] what is made to order is ready on its date, or the next working day, and never before', () => {
  const ready = (awaitedOn: string) => readyDate({ ...lead, awaitedOn }, at('2026-11-19T09:00:00Z'))
  expect(ready('2026-12-05')).toBe('2026-12-07')
  expect(ready('2026-12-08')).toBe('2026-12-08')
  expect(ready('2026-11-01')).toBe('2026-11-20')
})
