import { isOfSame, type Snapshot, type Step } from '#app/platform/undo-step.ts'

export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

/** Whether a step is taken back, or taken again. */
export type Way = 'back' | 'forward'

const mostSteps = 50

export const noSteps: Steps = { done: [], undone: [] }

/** The step that is taken next, and where it leads. */
export function nextStep(steps: Steps, way: Way) {
  const step = (way === 'back' ? steps.done : steps.undone).at(-1)
  if (!step) return undefined
  const { before, after } = step
  return way === 'back' ? { step, from: after, to: before } : { step, from: before, to: after }
}

/**
 * The steps once one has been taken. What it brought back may be less than was there, without a picture that was deleted since: the
 * others of the same thing lead there and go on from there.
 */
export function whereItLed(
  { done, undone }: Steps,
  { step, to, reached }: { step: Step; to: Snapshot; reached: Snapshot },
): Steps {
  const met = (moment: Snapshot): Snapshot =>
    Object.fromEntries(
      Object.entries(moment).map(([part, was]) => [
        part,
        was === to[part] ? (reached[part] ?? null) : was,
      ]),
    )
  const over = (each: Step) =>
    isOfSame(each, step) ? { ...each, before: met(each.before), after: met(each.after) } : each
  return { done: done.map(over), undone: undone.map(over) }
}

/** A new step; what was undone before it is gone. The oldest of more than 50 is forgotten. One that leads nowhere is none. */
export function withStep(steps: Steps, step: Step): Steps {
  if (leadsNowhere(step)) return steps
  return { done: [...steps.done, step].slice(-mostSteps), undone: [] }
}

/** Without the oldest step, of those that were taken back the one that comes last; undefined where there is none. */
export function withoutOldest({ done, undone }: Steps): Steps | undefined {
  if (done.length > 0) return { done: done.slice(1), undone }
  return undone.length > 0 ? { done, undone: undone.slice(1) } : undefined
}

function leadsNowhere({ before, after }: Step): boolean {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...parts].every((part) => before[part] === after[part])
}

/** A step has been taken. Another one may have been made meanwhile, and stays. */
export function stepped({ done, undone }: Steps, step: Step, way: Way): Steps {
  const others = (steps: readonly Step[]) => steps.filter((each) => each !== step)
  return way === 'back'
    ? { done: others(done), undone: [...undone, step] }
    : { done: [...done, step], undone: others(undone) }
}

/** The steps without one that cannot be taken any more that way. */
export function givenUp({ done, undone }: Steps, step: Step, way: Way): Steps {
  return way === 'back'
    ? { done: without(done, step, 'after'), undone }
    : { done, undone: without(undone, step, 'before') }
}

/** The steps that way without all of the same thing: what somebody else has made of it, none of them meets again. */
export function withoutSame({ done, undone }: Steps, step: Step, way: Way): Steps {
  const others = (steps: readonly Step[]) => steps.filter((each) => !isOfSame(each, step))
  return way === 'back' ? { done: others(done), undone } : { done, undone: others(undone) }
}

/** The next one of the same thing is taken from where the one that is gone has left it. */
function without(steps: readonly Step[], gone: Step, left: 'before' | 'after'): readonly Step[] {
  const at = steps.indexOf(gone)
  const next = steps.findLastIndex((each, place) => place < at && isOfSame(each, gone))
  return steps
    .map((each, place) => (place === next ? { ...each, [left]: gone[left] } : each))
    .filter((each, place) => each !== gone && (place !== next || !leadsNowhere(each)))
}
