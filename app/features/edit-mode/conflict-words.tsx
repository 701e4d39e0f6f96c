import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'

interface ConflictWords {
  title: ReactNode
  theirs: ReactNode
  mine: ReactNode
  /** Of so many places where both have changed the same words. */
  meet: (clashes: number) => ReactNode
  take: ReactNode
  keep: ReactNode
}

const ofTwoPeople: ConflictWords = {
  title: <Trans>Somebody else changed this text</Trans>,
  theirs: <Trans>Theirs, saved meanwhile</Trans>,
  mine: <Trans>Yours, with what differs from theirs</Trans>,
  meet: (clashes) => (
    <Plural
      one="In one place you both changed the same words: yours stand there now."
      other="In # places you both changed the same words: yours stand there now."
      value={clashes}
    />
  ),
  take: <Trans>Take theirs</Trans>,
  keep: <Trans>Keep mine</Trans>,
}

const ofTwoWindows: ConflictWords = {
  title: <Trans>You changed this text in another window</Trans>,
  theirs: <Trans>Saved in the other window</Trans>,
  mine: <Trans>Written here, with what differs</Trans>,
  meet: (clashes) => (
    <Plural
      one="In one place both windows changed the same words: those of this window stand there now."
      other="In # places both windows changed the same words: those of this window stand there now."
      value={clashes}
    />
  ),
  take: <Trans>Take the other one</Trans>,
  keep: <Trans>Keep this one</Trans>,
}

/** How the dialog words a conflict: with somebody else, or with one's own other window. */
export function conflictWords({ isOwn }: EditableText): ConflictWords {
  return isOwn ? ofTwoWindows : ofTwoPeople
}
