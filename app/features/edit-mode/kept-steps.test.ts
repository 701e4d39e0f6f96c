import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Step } from '#app/platform/undo-step.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import { noSteps, type Steps } from './undo-steps.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const step: Step = {
  kind: 'text',
  of: { page: 'support', key: 'title' },
  before: { value: 'Support', draft: null },
  after: { value: '1 2 3', draft: null },
}
const steps: Steps = { done: [step], undone: [{ ...step, kind: 'sections' }] }

/** What the tab keeps, as it stands there. */
const row = () => JSON.parse(kept.get('edit-steps') ?? '') as Record<string, unknown>
const keep = (other: unknown) => kept.set('edit-steps', JSON.stringify(other))

test('[T04] what a tab keeps of the steps is there for the person who took them, and for nobody else', () => {
  keepSteps('anna', steps)
  expect(keptSteps('anna')).toEqual(steps)
  expect(keptSteps('ola')).toEqual(noSteps)
})

test('[T04] what a tab keeps that is no row of steps takes nothing back', () => {
  keepSteps('anna', steps)
  const made = row()
  for (const other of [null, [], { ...made, format: 0 }, { ...made, done: 1, undone: null }]) {
    keep(other)
    expect(keptSteps('anna'), JSON.stringify(other)).toEqual(noSteps)
  }
  kept.set('edit-steps', '{ half')
  expect(keptSteps('anna')).toEqual(noSteps)
})

test.each([
  ...[null, [], {}, 1, { value: 1 }].map((before) => ({ ...step, before })),
  { ...step, of: { page: 1 } },
  { ...step, kind: 1 },
  null,
])('[T04] %j is no step, and the others are taken without it', (other) => {
  keepSteps('anna', steps)
  keep({ ...row(), done: [step, other] })
  expect(keptSteps('anna')).toEqual(steps)
})

test('where the steps are more than the tab has room for, the oldest go', () => {
  const long = (value: string): Step => ({ ...step, after: { value: value.repeat(400_000) } })
  keepSteps('anna', { done: [long('a'), long('b'), long('c')], undone: [] })
  expect(keptSteps('anna').done).toEqual([long('b'), long('c')])
})
