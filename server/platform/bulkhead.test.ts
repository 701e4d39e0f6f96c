import { expect, test } from 'vitest'
import { Bulkhead, BusyError } from './bulkhead.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, passed: promise }
}

test('no more tasks run at once than there are places', async () => {
  const bulkhead = new Bulkhead({ places: 2, waitMs: 60_000, longestMs: 5000 })
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 10 }, () =>
      bulkhead.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(bulkhead.taken).toBe(0)
})

test('who waits too long is told that all places are taken', async () => {
  const bulkhead = new Bulkhead({ places: 1, waitMs: 20, longestMs: 5000 })
  const first = gate()
  const running = bulkhead.run(() => first.passed)
  await expect(bulkhead.run(async () => 'never')).rejects.toBeInstanceOf(BusyError)
  first.open()
  await running
  expect(await bulkhead.run(async () => 'now')).toBe('now')
})

test('a waiter that is called off frees its place', async () => {
  const bulkhead = new Bulkhead({ places: 1, waitMs: 60_000, longestMs: 5000 })
  const first = gate()
  const running = bulkhead.run(() => first.passed)
  const calledOff = new AbortController()
  const waiting = bulkhead.run(async () => 'never', calledOff.signal)
  calledOff.abort()
  await expect(waiting).rejects.toThrow()
  first.open()
  await running
  expect(bulkhead.taken).toBe(0)
})

test('a task that fails frees its place', async () => {
  const bulkhead = new Bulkhead({ places: 1, waitMs: 60_000, longestMs: 5000 })
  await expect(bulkhead.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(bulkhead.taken).toBe(0)
})

test('a task that was dropped with its request holds its place no longer than a task can last', async () => {
  const bulkhead = new Bulkhead({ places: 1, waitMs: 60_000, longestMs: 20 })
  void bulkhead.run(() => new Promise(() => {}))
  expect(bulkhead.taken).toBe(1)
  expect(await bulkhead.run(async () => 'next')).toBe('next')
})
