import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import {
  noSteps,
  type Step,
  steppedBack,
  steppedForward,
  type Steps,
  withStep,
} from './undo-steps.ts'

const step = (value: string): Step => ({
  text: { key: 'title' } as EditableText,
  before: { value: '', draft: null },
  after: { value, draft: null },
})
const values = ({ done, undone }: Steps) => ({
  done: done.map(({ after }) => after.value),
  undone: undone.map(({ after }) => after.value),
})

test('[T04] a step is taken back and taken again', () => {
  const two = withStep(withStep(noSteps, step('a')), step('b'))
  expect(values(steppedBack(two))).toEqual({ done: ['a'], undone: ['b'] })
  expect(values(steppedForward(steppedBack(two)))).toEqual({ done: ['a', 'b'], undone: [] })
})

test('[T04] a new step forgets what was taken back', () => {
  const back = steppedBack(withStep(noSteps, step('a')))
  expect(values(withStep(back, step('b')))).toEqual({ done: ['b'], undone: [] })
})

test('[T04] fifty steps are kept', () => {
  let steps = noSteps
  for (let at = 1; at <= 60; at += 1) steps = withStep(steps, step(String(at)))
  expect(steps.done).toHaveLength(50)
  expect(values(steps).done[0]).toBe('11')
})

test('where there is nothing to take back nothing happens', () => {
  expect(steppedBack(noSteps)).toEqual(noSteps)
  expect(steppedForward(noSteps)).toEqual(noSteps)
})
