import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Step } from '#app/platform/undo-step.ts'
import { sessionState } from '#app/platform/session.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import { noSteps, type Steps, withStep } from './undo-steps.ts'

/** What somebody has saved in this tab, step by step. */
export interface StepRow {
  steps: Steps
  /** The same at this moment: the next press can come before this one's is drawn. */
  now: () => Steps
  change: (changed: (before: Steps) => Steps) => void
  add: (step: Step) => void
}

let row: { userId: string; steps: Steps } = { userId: '', steps: noSteps }
const readers = new Set<() => void>()

/** The row of this person. It is the tab's own: Edit Mode may be left and come back while a save is on its way. */
export function useSteps(userId: string): StepRow {
  const now = useCallback(() => stepsOf(userId), [userId])
  const steps = useSyncExternalStore(subscribe, now, now)
  return useMemo(() => {
    const change: StepRow['change'] = (changed) => changeSteps(userId, changed)
    return { steps, now, change, add: (step) => change((before) => withStep(before, step)) }
  }, [steps, now, userId])
}

function stepsOf(userId: string): Steps {
  if (row.userId !== userId) row = { userId, steps: keptSteps(userId) }
  return row.steps
}

/** An answer that comes after its asker has signed out is kept for nobody. */
function changeSteps(userId: string, changed: (before: Steps) => Steps): void {
  if (sessionState().user?.id !== userId) return
  row = { userId, steps: changed(stepsOf(userId)) }
  keepSteps(userId, row.steps)
  for (const reader of readers) reader()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
