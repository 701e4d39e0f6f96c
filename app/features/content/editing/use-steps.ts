import { useCallback, useRef, useState } from 'react'
import type { Step } from '#app/platform/undo-step.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import { type Steps, withStep } from './undo-steps.ts'

/** What somebody has saved in this tab, step by step. */
export interface StepRow {
  steps: Steps
  /** The same at this moment: the next press can come before this one's is drawn. */
  now: () => Steps
  change: (changed: (before: Steps) => Steps) => void
  add: (step: Step) => void
}

export function useSteps(userId: string): StepRow {
  const [steps, setSteps] = useState(() => keptSteps(userId))
  const latest = useRef(steps)
  const now = useCallback(() => latest.current, [])
  const change = useCallback(
    (changed: (before: Steps) => Steps) => {
      latest.current = changed(latest.current)
      setSteps(latest.current)
      keepSteps(userId, latest.current)
    },
    [userId],
  )
  const add = useCallback((step: Step) => change((before) => withStep(before, step)), [change])
  return { steps, now, change, add }
}
