import { expect, test } from 'vitest'
import type { Outcome } from './test-outcome.ts'
import { reportOf } from './test-report.ts'

const none: Outcome = { passed: 0, failures: [], unsteady: [], files: [] }
const linesOf = (...outcomes: Outcome[]) => reportOf(outcomes).text.split('\n')
const last = (...outcomes: Outcome[]) => linesOf(...outcomes).at(-1)

test('the last line says how many passed and failed, and nothing else', () => {
  const outcomes = [
    { ...none, passed: 3 },
    { ...none, passed: 4, failures: ['cart.spec.ts:7: c\n    never'] },
  ]
  expect(last(...outcomes)).toBe('7 passed, 1 failed')
  expect(linesOf(...outcomes)).toContain('FAILED cart.spec.ts:7: c')
  expect(reportOf(outcomes).isGood).toBe(false)
})

test('three tests that passed at the second try are named, and do no harm', () => {
  const outcome = { ...none, passed: 3, unsteady: ['a', 'b', 'c'] }
  expect(linesOf(outcome).filter((line) => line.startsWith('UNSTEADY'))).toHaveLength(3)
  expect(last(outcome)).toBe('6 passed, 0 failed')
  expect(reportOf([outcome]).isGood).toBe(true)
})

test('a fourth makes failures of all of them', () => {
  const outcome = { ...none, passed: 3, unsteady: ['a', 'b', 'c', 'd'] }
  expect(linesOf(outcome).filter((line) => line.startsWith('FAILED'))).toHaveLength(4)
  expect(last(outcome)).toBe('3 passed, 4 failed')
  expect(reportOf([outcome]).isGood).toBe(false)
})

test('the ten longest files of all runners are named, the longest first', () => {
  const files = (of: string) =>
    Array.from({ length: 8 }, (_, at) => ({ name: `${of}${at}`, seconds: at + 0.26 }))
  const lines = linesOf({ ...none, files: files('a') }, { ...none, files: files('b') })
  const from = lines.indexOf('The longest files:') + 1
  expect(lines.slice(from, from + 3)).toEqual(['    7.3 s  a7', '    7.3 s  b7', '    6.3 s  a6'])
  expect(lines.filter((line) => / s {2}[ab]\d/u.test(line))).toHaveLength(10)
})
