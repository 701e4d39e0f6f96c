import { useEffect, useRef } from 'react'
import { whyReadOnly } from '#domain/editing.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import type { Opened } from './editing-context.ts'
import { typedBefore } from './kept-text.ts'
import type { PageElement } from './page-element.ts'
import { nameOf } from './text-key.ts'
import { unplaced } from './unplaced.ts'
import type { Texts } from './use-texts.ts'

interface Before {
  user: SignedInUser
  language: string
  texts: Texts
  elements: readonly PageElement[]
  open: (opened: Opened) => void
  /** Something is open already. */
  isOpen: boolean
}

/** Opens the text that was being written when the page went away or the session ended, with what was typed. */
export function useTypedBefore({ user, language, texts, elements, open, isOpen }: Before): void {
  // What was typed waits until its writer may save it again.
  const isReadOnly = whyReadOnly(user, language) !== undefined
  const isDone = useRef(false)
  useEffect(() => {
    // The page that it was typed on may come later: a sign-in opens another one first.
    if (isOpen) isDone.current = true
    if (isDone.current || isReadOnly || !texts.isRead) return
    const here = typedBefore(user.id, language).flatMap((typed) => {
      const name = nameOf(typed)
      const placed = elements.find((each) => each.name === name)
      const id = placed?.id ?? (texts.byName.has(name) ? unplaced(name).id : undefined)
      return id === undefined ? [] : [{ id, typed }]
    })
    const [last] = here
    if (last) open(last)
  }, [user, language, isReadOnly, texts, elements, open, isOpen])
}
