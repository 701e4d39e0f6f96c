import { expect, test } from 'vitest'
import { hexOf } from './hex-of.ts'

test.each([
  ['#FA0', '#ffaa00'],
  ['#fa08', '#ffaa00'],
  [' #1f4d3a', '#1f4d3a'],
  ['#1f4d3a80', '#1f4d3a'],
])('%s is picked as %s', (typed, hex) => expect(hexOf(typed)).toBe(hex))

test.each(['#', '#12', '#12345', '#1234567', 'red', '#xyz'])('%s is none yet', (typed) =>
  expect(hexOf(typed)).toBeUndefined(),
)
