import { afterEach, expect, test, vi } from 'vitest'
import { daysUntil, noonAhead, tomorrowMorning } from './day-ahead.ts'

afterEach(() => vi.useRealTimers())

// Late in the evening in Oslo, and the next morning further east; a day before the clock goes forward, and before it goes back.
const evenings = ['2026-03-27T22:30:00Z', '2026-10-23T21:30:00Z']

test.each(evenings)(
  'on the evening of %s each day ahead is one noon in Oslo, also over a change of clocks',
  (now) => {
    vi.useFakeTimers({ now: Date.parse(now) })
    const noon = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Oslo',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const today = Date.parse(now.slice(0, 10))
    for (let days = 0; days < 5; days += 1) {
      const date = new Date(today + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
      expect(noon.format(noonAhead(days))).toBe(`${date} 12:00`)
      expect(daysUntil(noonAhead(days))).toBe(days)
      expect(daysUntil(noonAhead(days) + 1)).toBe(days + 1)
      expect(daysUntil(noonAhead(days) - 1)).toBe(days)
    }
  },
)

test('the next morning begins at eight in Oslo', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-28T22:30:00Z') })
  expect(new Date(tomorrowMorning()).toISOString()).toBe('2026-03-29T06:00:00.000Z')
})
