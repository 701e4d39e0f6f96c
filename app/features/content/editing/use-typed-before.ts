import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#app/platform/session.ts'
import type { Opened } from './editing-context.ts'
import { typedBefore } from './kept-text.ts'
import type { PageElement } from './page-elements.ts'
import { nameOf } from './text-key.ts'
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
    const typed = typedBefore(user.id, language)
    const target = typed && elements.find(({ name }) => name === nameOf(typed))
    if (target) open({ id: target.id, typed })
  }, [user, language, texts, elements, open])
}
