import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Patience } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what one call has waited, the next ones have less', () => {
  const patience = new Patience(4000)
  expect(patience.limitOf(3000)).toBe(3000)
  const end = patience.begin()
  vi.advanceTimersByTime(1500)
  end()
  expect(patience.limitOf(3000)).toBe(2500)
})

test('what passes between two calls does not count', () => {
  const patience = new Patience(4000)
  patience.begin()()
  vi.advanceTimersByTime(60_000)
  expect(patience.limitOf(3000)).toBe(3000)
})

test('nothing is begun once nothing is left', () => {
  const patience = new Patience(4000)
  const end = patience.begin()
  vi.advanceTimersByTime(4000)
  end()
  expect(() => patience.limitOf(3000)).toThrow(
    expect.objectContaining({ name: 'TimeoutError' }) as Error,
  )
})

test('a job has no end to its patience', () => {
  const patience = new Patience(Infinity)
  const end = patience.begin()
  vi.advanceTimersByTime(3_600_000)
  end()
  expect(patience.limitOf(3000)).toBe(3000)
  expect(patience.signal()).toBeUndefined()
})
