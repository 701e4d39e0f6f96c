import { createContext, useContext } from 'react'
import type { ReadOnlyReason } from '#domain/editing.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import type { Presences } from './use-presence.ts'
import type { Texts } from './use-texts.ts'
import type { Unsaved } from './use-unsaved.ts'

/** Words that were typed and not saved, and what their writer saw when they began. */
export interface Typed {
  value: string
  rev: number
  base: string
}

/** A place in the window, in CSS px. */
export interface Point {
  left: number
  top: number
}

/** What is open, and the words it begins with where they are not the saved ones. */
export interface Opened {
  id: string
  typed?: Typed | undefined
  /** Where the pointer opened it: the caret goes there. */
  at?: Point | undefined
}

/** What all parts of Edit Mode share. */
export interface Editing {
  user: SignedInUser
  language: string
  /** Why nothing opens for this person in this language; undefined where it does. */
  readOnly: ReadOnlyReason | undefined
  texts: Texts
  opened: Opened | undefined
  /** The mark that focus goes back to when its editor closes. */
  returnTo: string | undefined
  open: (opened: Opened) => void
  close: () => void
  /** Words are typed that would be lost if their editor closed. */
  isUnsaved: boolean
  /** Some of it is on its way. */
  isSaving: boolean
  setUnsaved: (name: string, unsaved: Unsaved) => void
  /** A text was written: the page shows it, and it can be taken back. */
  wasSaved: (before: EditableText, after: EditableText) => void
  /** A text is another one than was known: the page shows it, and there is nothing to take back. */
  wasRead: (text: EditableText) => void
  /** Says something to those who cannot see it happen. */
  say: (words: string) => void
  presences: Presences
  showHistory: (text: EditableText) => void
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('outside of Edit Mode')
  return editing
}
