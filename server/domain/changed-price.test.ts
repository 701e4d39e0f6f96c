import { expect, test } from 'vitest'
import { changedPrice, isSlip } from './changed-price.ts'

test.each([
  [7900, 4.5, 100, 8300],
  [7900, -10, 100, 7100],
  [7900, 4.5, 500, 8500],
  [7900, 4.5, 50, 8250],
  [7900, 4.5, 1, 8256],
  [7900, -1, 500, 7500],
  [8000, -1, 500, 8000],
  [120, -1, 500, 120],
  [100, -99, 100, 100],
  [30, 0, 100, 100],
])('%i øre and %f percent, by %i, is %i', (ore, percent, stepOre, expected) => {
  expect(changedPrice(ore, { percent, stepOre })).toBe(expected)
})

test.each([
  [100, 1000, false],
  [100, 1001, true],
  [1000, 100, false],
  [1000, 99, true],
  [null, 100_000, false],
  [100, null, false],
])('from %s to %s is a slip of the hand: %s', (before, after, expected) => {
  expect(isSlip(before, after)).toBe(expected)
})
