import { expect, test } from 'vitest'
import type { Step } from '#app/platform/undo-step.ts'
import { canTake } from './text-snapshot.ts'
import {
  givenUp,
  nextStep,
  noSteps,
  stepped,
  type Steps,
  type Way,
  whereItLed,
  withStep,
} from './undo-steps.ts'

const step = (value: string): Step => ({
  kind: 'text',
  of: { page: 'home', key: 'title' },
  before: { value: '', draft: null },
  after: { value, draft: null },
})
const taken =
  (way: Way, take = stepped) =>
  (steps: Steps): Steps => {
    const next = nextStep(steps, way)
    return next ? take(steps, next.step, way) : steps
  }
const steppedBack = taken('back')
const steppedForward = taken('forward')
const givenUpBack = taken('back', givenUp)
const givenUpForward = taken('forward', givenUp)
const values = ({ done, undone }: Steps) => ({
  done: done.map(({ after }) => after['value']),
  undone: undone.map(({ after }) => after['value']),
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

test('[T04] what leads nowhere is no step', () => {
  const back = steppedBack(withStep(noSteps, step('a')))
  expect(withStep(back, step(''))).toBe(back)
})

test('[T04] fifty steps are kept', () => {
  let steps = noSteps
  for (let at = 1; at <= 60; at += 1) steps = withStep(steps, step(String(at)))
  expect(steps.done).toHaveLength(50)
  expect(values(steps).done[0]).toBe('11')
})

test('[T04] a step that is made while another is taken back keeps its place', () => {
  const [one, meanwhile] = [step('a'), step('b')]
  const both = withStep(withStep(noSteps, one), meanwhile)
  expect(values(stepped(both, one, 'back'))).toEqual({ done: ['b'], undone: ['a'] })
  expect(values(givenUp(both, one, 'back'))).toEqual({ done: ['b'], undone: [] })
})

test('where there is nothing to take back nothing happens', () => {
  expect(steppedBack(noSteps)).toEqual(noSteps)
  expect(steppedForward(noSteps)).toEqual(noSteps)
})

test('where a step led to less than was there, the others of its text go on from that', () => {
  const [first, second] = [step('with'), { ...step('without'), before: step('with').after }]
  const other = { ...step('with'), of: { page: 'faq', key: 'title' } }
  const back = steppedBack([first, other, second].reduce(withStep, noSteps))
  const reached = { value: 'what is left', draft: null }
  const { done, undone } = whereItLed(back, { step: second, to: second.before, reached })
  expect(done.map(({ after }) => after['value'])).toEqual(['what is left', 'with'])
  expect(undone.map(({ before }) => before['value'])).toEqual(['what is left'])
  expect(canTake(reached, { from: done[0]?.after ?? first.before, to: first.before })).toBe(true)
})

test('[T04] a step that cannot be taken any more is gone, and the next of its text is taken from where it was left', () => {
  const led = (before: string, after: string, key = 'title'): Step => ({
    ...step(after),
    of: { page: 'home', key },
    before: { value: before, draft: null },
  })
  const ways = (steps: readonly Step[]) =>
    steps.map(({ of, before, after }) => `${of['key']} ${before['value']}>${after['value']}`)
  const other = led('', 'theirs', 'lede')
  const steps = [led('', 'a'), led('a', 'b'), other, led('b', 'c')].reduce(withStep, noSteps)
  expect(ways(givenUpBack(steps).done)).toEqual(['title >a', 'title a>c', 'lede >theirs'])
  const back = [1, 2, 3].reduce(steppedBack, steps)
  expect(ways(givenUpForward(back).undone)).toEqual(['title a>c', 'lede >theirs'])
  // There and back again is no step.
  const around = [led('', 'a'), led('a', '')].reduce(withStep, noSteps)
  expect(givenUpBack(around)).toEqual(noSteps)
  expect(givenUpForward(noSteps)).toEqual(noSteps)
})

test('a step is taken where it was left or where it was broken off, and never over the words of others', () => {
  const from = { value: 'new', draft: 'drafted' }
  const to = { value: 'old', draft: 'before' }
  const can = (value: string, draft: string | null) => canTake({ value, draft }, { from, to })
  expect([can('new', 'drafted'), can('old', 'drafted'), can('old', null)]).toEqual([
    true,
    true,
    true,
  ])
  expect([can('theirs', 'drafted'), can('new', null), can('old', 'theirs')]).toEqual([
    false,
    false,
    false,
  ])
})
