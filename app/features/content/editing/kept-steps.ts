import type { Step } from '#app/platform/undo-step.ts'
import { noSteps, type Steps, withoutOldest } from './undo-steps.ts'

const key = 'edit-steps'

interface Kept extends Steps {
  userId: string
}

/** What this person has saved in this tab, and can take back: also on the next page, and in another language. */
export function keptSteps(userId: string): Steps {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    if (kept?.userId !== userId) return noSteps
    return { done: stepsIn(kept.done), undone: stepsIn(kept.undone) }
  } catch {
    return noSteps
  }
}

/** Keeps the steps for this person in this tab. Where they are more than it takes, the oldest ones go. */
export function keepSteps(userId: string, steps: Steps): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, ...steps } satisfies Kept))
  } catch {
    const fewer = withoutOldest(steps)
    if (fewer) keepSteps(userId, fewer)
  }
}

function stepsIn(kept: unknown): readonly Step[] {
  return Array.isArray(kept) ? kept.filter((step) => isStep(step)) : []
}

function isStep(kept: unknown): kept is Step {
  if (typeof kept !== 'object' || kept === null) return false
  const { kind, of, before, after } = kept as Partial<Step>
  return typeof kind === 'string' && [of, before, after].every((part) => typeof part === 'object')
}
