import { expect, test } from 'vitest'
import { calledAt } from './called.ts'

const at = 1_700_000_000_000
const minuteMs = 60_000

test('[R05] a number blinks for ten seconds, is called for a quarter of an hour, and then no more', () => {
  const ready = [{ ticket: 32, at }]
  expect(calledAt(ready, at + 9999)).toEqual([{ ticket: 32, at, isFresh: true }])
  expect(calledAt(ready, at + 10_000)).toEqual([{ ticket: 32, at, isFresh: false }])
  expect(calledAt(ready, at + 15 * minuteMs - 1)).toHaveLength(1)
  expect(calledAt(ready, at + 15 * minuteMs)).toEqual([])
})

test('[R05] a screen whose clock is behind calls what is ready all the same', () => {
  expect(calledAt([{ ticket: 7, at }], at - minuteMs)).toHaveLength(1)
})

test('[R05] no more are called than can be read', () => {
  const ready = Array.from({ length: 30 }, (_, index) => ({ ticket: index + 1, at: at - index }))
  expect(calledAt(ready, at).map(({ ticket }) => ticket)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
