import type { Moment, Step } from '#app/platform/undo-step.ts'

export interface Steps {
  done: readonly Step[]
  undone: readonly Step[]
}

const mostSteps = 50

export const noSteps: Steps = { done: [], undone: [] }

/**
 * The steps once one has been taken. What it brought back may be less than was there, without a picture that was deleted since: the
 * others of the same thing lead there and go on from there.
 */
export function whereItLed(
  { done, undone }: Steps,
  { step: { name }, to, reached }: { step: Step; to: Moment; reached: Moment },
): Steps {
  const met = (moment: Moment): Moment =>
    Object.fromEntries(
      Object.entries(moment).map(([part, was]) => [
        part,
        was === to[part] ? (reached[part] ?? null) : was,
      ]),
    )
  const over = (each: Step) =>
    each.name === name ? { ...each, before: met(each.before), after: met(each.after) } : each
  return { done: done.map(over), undone: undone.map(over) }
}

/** A new step; what was undone before it is gone. The oldest of more than 50 is forgotten. One that leads nowhere is none. */
export function withStep(steps: Steps, step: Step): Steps {
  if (leadsNowhere(step)) return steps
  return { done: [...steps.done, step].slice(-mostSteps), undone: [] }
}

function leadsNowhere({ before, after }: Step): boolean {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...parts].every((part) => before[part] === after[part])
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

/** The steps without the last one, which cannot be taken back any more. */
export function givenUpBack({ done, undone }: Steps): Steps {
  return { done: withoutLast(done, 'after'), undone }
}

/** The steps without the one that was taken back last, which cannot be taken again. */
export function givenUpForward({ done, undone }: Steps): Steps {
  return { done, undone: withoutLast(undone, 'before') }
}

/** The next one of the same thing is taken from where the one that is gone has left it. */
function withoutLast(steps: readonly Step[], left: 'before' | 'after'): readonly Step[] {
  const gone = steps.at(-1)
  if (!gone) return steps
  const rest = steps.slice(0, -1)
  const next = rest.findLastIndex(({ name }) => name === gone.name)
  return rest
    .map((step, at) => (at === next ? { ...step, [left]: gone[left] } : step))
    .filter((step, at) => at !== next || !leadsNowhere(step))
}
