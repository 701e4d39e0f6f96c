import { expect, test } from 'vitest'
import { shownNumber, typedOreOrNone, typedWhole, typedWholeOrNone } from './typed-number.ts'

test.each([
  ['12', 12],
  [' 1 250 ', 1250],
  ['−3', -3],
  ['٤٢', 42],
  ['1,5', '1,5'],
  ['', ''],
  ['many', 'many'],
])('%s is typed for %s', (typed, meant) => expect(typedWhole(typed)).toBe(meant))

test('what may be left out is nothing, and what is no amount is told', () => {
  expect([typedWholeOrNone(' '), typedWholeOrNone('x'), typedWholeOrNone('4')]).toEqual([
    null,
    'x',
    4,
  ])
  expect([typedOreOrNone(''), typedOreOrNone('89,50'), typedOreOrNone('free')]).toEqual([
    null,
    8950,
    'free',
  ])
  expect([shownNumber(null), shownNumber(0)]).toEqual(['', '0'])
})
