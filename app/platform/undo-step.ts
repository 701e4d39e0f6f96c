import type { MessageDescriptor } from '@lingui/core'

/** What something was at one time, part by part: the words and the draft of a text, the list of a page's sections. */
export type Moment = Readonly<Record<string, string | null>>

/** Something that was saved, and can be saved as it was. */
export interface Step {
  /** What it is a step of. */
  name: string
  before: Moment
  after: Moment
  /** Saves it as it was at `to`, where it still is what `from` says, and shows that. `over`: the time of what it leads to has passed. */
  bring: (from: Moment, to: Moment) => Promise<Brought | 'changed' | 'failed' | 'over'>
  /** What is said where somebody else has changed it since. */
  wasChanged: MessageDescriptor
}

export interface Brought {
  /** What it is now. */
  reached: Moment
  /** False where the first of two writes was done and the second was not. */
  isWhole: boolean
  /** Pictures of it are no longer in the library, and were left out. */
  hasLost: boolean
}
