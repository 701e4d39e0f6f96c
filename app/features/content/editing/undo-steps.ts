import type { EditableText } from '#domain/editing.schema.ts'
import { nameOf } from './text-key.ts'

/** What a text was at one time, as far as an undo brings it back. */
export interface TextMoment {
  value: string
  draft: string | null
}

export interface Step {
  text: EditableText
  before: TextMoment
  after: TextMoment
}

export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

const mostSteps = 50

export const noSteps: Steps = { done: [], undone: [] }

export function momentOf({ value, draft }: EditableText): TextMoment {
  return { value, draft: draft?.value ?? null }
}

/**
 * True where a text still is what a step left behind, or half-way to where it leads because its second write was lost: whoever takes
 * the step writes over nobody else's words.
 */
export function canTake(
  is: TextMoment,
  { from, to }: { from: TextMoment; to: TextMoment },
): boolean {
  const isValueKnown = is.value === from.value || is.value === to.value
  const isHalfWay = is.value === to.value && is.draft === null
  return isValueKnown && (is.draft === from.draft || isHalfWay)
}

/**
 * The steps once one has been taken. What it brought back may be less than was there, without a picture that was deleted since: the
 * others of its text lead there and go on from there.
 */
export function whereItLed(
  { done, undone }: Steps,
  { step: { text }, to, reached }: { step: Step; to: TextMoment; reached: TextMoment },
): Steps {
  const met = ({ value, draft }: TextMoment): TextMoment => ({
    value: value === to.value ? reached.value : value,
    draft: draft === to.draft ? reached.draft : draft,
  })
  const over = (each: Step) =>
    nameOf(each.text) === nameOf(text) && each.text.languageCode === text.languageCode
      ? { ...each, before: met(each.before), after: met(each.after) }
      : each
  return { done: done.map(over), undone: undone.map(over) }
}

/** A new step; what was undone before it is gone. The oldest of more than 50 is forgotten. */
export function withStep({ done }: Steps, step: Step): Steps {
  return { done: [...done, step].slice(-mostSteps), undone: [] }
}

/** The last step taken back. */
export function steppedBack({ done, undone }: Steps): Steps {
  const step = done.at(-1)
  return step ? { done: done.slice(0, -1), undone: [...undone, step] } : { done, undone }
}

/** The step that was taken back last, taken again. */
export function steppedForward({ done, undone }: Steps): Steps {
  const step = undone.at(-1)
  return step ? { done: [...done, step], undone: undone.slice(0, -1) } : { done, undone }
}
