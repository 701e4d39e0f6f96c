import { tabStorage } from '#app/platform/browser/storage.ts'
import type { Snapshot, Step } from '#app/platform/undo-step.ts'
import { noSteps, type Steps, withoutOldest } from './undo-steps.ts'

const key = 'edit-steps'
/** Another one where steps become something else: those of before are forgotten. */
const format = 1
/** The tab has room for about five times as much, and words that nobody has saved come first. */
const mostCharacters = 1_000_000

interface Kept extends Steps {
  format: number
  userId: string
}

/** What this person has saved in this tab, and can take back: also on the next page, and in another language. */
export function keptSteps(userId: string): Steps {
  const kept = tabStorage.value(key) as Partial<Kept> | null
  if (kept?.userId !== userId || kept.format !== format) return noSteps
  return { done: stepsIn(kept.done), undone: stepsIn(kept.undone) }
}

/** Keeps the steps for this person in this tab. Where they are more than there is room for, the oldest ones go. */
export function keepSteps(userId: string, steps: Steps): void {
  let rest: Steps | undefined = steps
  let words = wordsOf(userId, rest)
  while (words.length > mostCharacters && rest) {
    rest = withoutOldest(rest)
    words = wordsOf(userId, rest ?? noSteps)
  }
  tabStorage.keepText(key, words)
}

function wordsOf(userId: string, steps: Steps): string {
  return JSON.stringify({ format, userId, ...steps } satisfies Kept)
}

function stepsIn(kept: unknown): readonly Step[] {
  return Array.isArray(kept) ? kept.filter((step) => isStep(step)) : []
}

function isStep(kept: unknown): kept is Step {
  if (!isRecord(kept)) return false
  const { kind, of, before, after } = kept
  return typeof kind === 'string' && isNaming(of) && isSnapshot(before) && isSnapshot(after)
}

function isNaming(of: unknown): of is Step['of'] {
  return isRecord(of) && Object.values(of).every((name) => typeof name === 'string')
}

function isSnapshot(moment: unknown): moment is Snapshot {
  if (!isRecord(moment)) return false
  const parts = Object.values(moment)
  return parts.length > 0 && parts.every((part) => part === null || typeof part === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
