import type { MessageDescriptor } from '@lingui/core'

/** What something was at one time, part by part: the words and the draft of a text, the list of a page's sections. */
export type Snapshot = Readonly<Record<string, string | null>>

/** What a step is taken from, and to. */
export interface Change {
  from: Snapshot
  to: Snapshot
}

/** Something that was saved, and can be saved as it was. It is data alone, since it outlives the page that it was made on. */
export interface Step {
  /** Which of the kinds takes it. */
  kind: string
  /** What it is a step of, as its kind calls it. */
  of: Readonly<Record<string, string>>
  before: Snapshot
  after: Snapshot
}

/**
 * Why nothing came of a step: somebody else has changed it since; it could not be saved now; the time of what it leads to has passed;
 * what it is a step of is gone, or this person may no longer change it.
 */
export type Rejection = 'changed' | 'failed' | 'over' | 'gone'

/** How the steps of one kind are taken. */
export interface StepKind {
  /** Saves it as it was at `to`, where it still is what `from` says. */
  bring: (of: Step['of'], from: Snapshot, to: Snapshot) => Promise<Applied | Rejection>
  /** What is said where somebody else has changed it since. */
  wasChanged: MessageDescriptor
  /** What is said of a step whose work is not seen where it is taken; undefined where it is. Asked before it is taken. */
  nameElsewhere?: (of: Step['of'], change: Change) => string | undefined
}

export type StepKinds = Readonly<Record<string, StepKind>>

export interface Applied {
  /** What it is now. */
  reached: Snapshot
  /** False where the first of two writes was done and the second was not. */
  isWhole: boolean
  /** Pictures of it are no longer in the library, and were left out. */
  hasLost: boolean
}

/** True of steps of the same thing. */
export function isOfSame(
  one: Pick<Step, 'kind' | 'of'>,
  other: Pick<Step, 'kind' | 'of'>,
): boolean {
  const names = Object.keys({ ...one.of, ...other.of })
  return one.kind === other.kind && names.every((name) => one.of[name] === other.of[name])
}
