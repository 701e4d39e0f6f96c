import { expect, test } from 'vitest'
import { writtenKinds } from './written-kinds.ts'

test.each([
  [{ canAnswer: true, typed: '', wanted: 'answer' }, ['answer', 'note'], 'answer'],
  [{ canAnswer: true, typed: 'Hi', wanted: 'note' }, ['answer', 'note'], 'note'],
  // Marked as spam by a colleague: what is typed stays, and the note can be reached in either case.
  [{ canAnswer: false, typed: 'Hi', wanted: 'answer' }, ['answer', 'note'], 'answer'],
  [{ canAnswer: false, typed: 'Hi', wanted: 'note' }, ['answer', 'note'], 'note'],
  [{ canAnswer: false, typed: '', wanted: 'answer' }, ['note'], 'note'],
] as const)('of %o can be written: %o, and shown is %s', (writing, kinds, shown) => {
  expect(writtenKinds(writing)).toEqual({ kinds, shown })
})
