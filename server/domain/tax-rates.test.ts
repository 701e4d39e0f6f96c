import { expect, test } from 'vitest'
import { readPercent, type TaxRate, taxRateState } from './tax-rates.ts'

test.each([
  ['15', 1500],
  ['11,11', 1111],
  ['11.1 %', 1110],
  ['٢٥٫٥', 2550],
  ['0', 0],
  ['100', 10_000],
])('%s is %i basis points', (typed, bp) => {
  expect(readPercent(typed)).toBe(bp)
})

test.each(['', '-1', '100,01', '15,123', 'fifteen', '1e2'])('%j is no percentage', (typed) => {
  expect(readPercent(typed)).toBeUndefined()
})

test('the newest rate that has begun is in force, those before it are past, also on the day itself', () => {
  const rate = (validFrom: string, validTo: string | null = null): TaxRate => ({
    ...{ class: 'food', percentBp: 1500, validFrom, validTo },
  })
  const rates = [rate('2012-01-01'), rate('2026-06-01', '2026-06-30'), rate('2027-01-01')]
  const states = (today: string) => rates.map((each) => taxRateState(each, rates, today))
  expect(states('2026-05-31')).toEqual(['in_force', 'to_come', 'to_come'])
  expect(states('2026-06-30')).toEqual(['past', 'in_force', 'to_come'])
  expect(states('2026-07-01')).toEqual(['in_force', 'past', 'to_come'])
  expect(states('2027-01-01')).toEqual(['past', 'past', 'in_force'])
})
