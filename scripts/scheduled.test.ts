import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyMinute } from './scheduled.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2027-03-01T07:59:20.250Z') }))
afterEach(() => vi.useRealTimers())

test('what is planned for a full minute is done then, whenever the site was started', async () => {
  const ticks: string[] = []
  const ticking = everyMinute(() => {
    ticks.push(new Date().toISOString().slice(11, 19))
    return Promise.resolve()
  })
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(ticks).toEqual(['08:00:00', '08:01:00'])
  ticking.stop()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(ticks).toHaveLength(2)
})

test('a failure is told, and the next minute tries again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tick = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no answer')))
  const ticking = everyMinute(tick)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(tick).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledWith('The scheduled jobs failed:', 'Error: no answer')
  ticking.stop()
  told.mockRestore()
})
