import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#app/platform/session.ts'
import type { Opened } from './editing-context.ts'
import { typedBefore } from './kept-text.ts'
import type { PageElement } from './page-elements.ts'
import { nameOf } from './text-key.ts'
import { unplaced } from './unplaced.ts'
import type { Texts } from './use-texts.ts'

interface Before {
  user: SignedInUser
  language: string
  texts: Texts
  elements: readonly PageElement[]
  open: (opened: Opened) => void
}

/** Opens the text that was being written when the page went away or the session ended, with what was typed (ledger G03). */
export function useTypedBefore({ user, language, texts, elements, open }: Before): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !texts.isRead || elements.length === 0) return
    isDone.current = true
    const here = typedBefore(user.id, language).flatMap((typed) => {
      const name = nameOf(typed)
      const placed = elements.find((each) => each.name === name)
      const id = placed?.id ?? (texts.byName.has(name) ? unplaced(name).id : undefined)
      return id === undefined ? [] : [{ id, typed }]
    })
    const [last] = here
    if (last) open(last)
  }, [user, language, texts, elements, open])
}
