import { createContext, useContext } from 'react'
import type { Step } from '#app/platform/undo-step.ts'
import { wholeSnapshot } from './whole-step.ts'

const StepsContext = createContext<((step: Step) => void) | undefined>(undefined)

/** Given by Edit Mode: what is saved within is a step of its row. */
export const StepsProvider = StepsContext.Provider

/** Tells Edit Mode what a save has changed, with what was there before. The workspace has no row of steps: nothing is kept there. */
export function useKeepStep(
  kind: string,
  of: Step['of'] = {},
): (before: unknown, after: unknown) => void {
  const add = useContext(StepsContext)
  return (before, after) =>
    add?.({ kind, of, before: wholeSnapshot(before), after: wholeSnapshot(after) })
}
