import { expect, test } from 'vitest'
import { wordDifference } from './word-runs.ts'

test('the difference names what went and what came', () => {
  expect(wordDifference('rests eight hours', 'rests twelve hours')).toEqual([
    { words: 'rests ', change: 'same' },
    { words: 'eight', change: 'out' },
    { words: 'twelve', change: 'in' },
    { words: ' hours', change: 'same' },
  ])
})
