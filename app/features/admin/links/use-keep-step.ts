import { createContext, useContext } from 'react'
import type { Step } from '#app/platform/undo-step.ts'
import { type WholePart, wholeStep } from './whole-step.ts'

const StepsContext = createContext<((step: Step) => void) | undefined>(undefined)

/** Given by Edit Mode: what is saved within is a step of its row. */
export const StepsProvider = StepsContext.Provider

/** Tells Edit Mode what a save has changed, with what was there before. The workspace has no row of steps: nothing is kept there. */
export function useKeepStep<Whole, Part>(
  of: WholePart<Whole, Part>,
): (before: Part, saved: Whole) => void {
  const add = useContext(StepsContext)
  return (before, saved) => {
    const step = add && wholeStep(of, before, saved)
    if (step) add(step)
  }
}
