import { useMemo } from 'react'
import { mayWriteText, mayWriteTextsOf } from '#domain/editing.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import type { PageElement } from './page-element.ts'
import { textKeyOf } from './text-key.ts'
import { nounOf } from './text-nouns.ts'
import { useIsWrittenIn } from './use-is-written-in.ts'
import type { Texts } from './use-texts.ts'

interface Writing {
  user: SignedInUser
  language: string
  texts: Texts
}

/** Of what stands on the page that which this person may write in its language: nobody is offered a pen that the server refuses. */
export function useOfferedElements(
  found: readonly PageElement[],
  { user, language, texts }: Writing,
): readonly PageElement[] {
  const isWritten = useIsWrittenIn(language)
  // Who only translates makes no texts: there would be nothing that they are translated from.
  const mayMake = mayWriteText(user, language, 'direct')
  const { byName } = texts
  return useMemo(() => {
    const offered = found.filter(({ kind, name }) => {
      const text = kind === 'text' && textKeyOf(name)
      if (!text) return true
      // A link is what its own list makes it, and so is a product: their words are known, or not yet read.
      const canBeMade = mayMake && !nounOf(text)
      const isOffered = isWritten(text) && mayWriteTextsOf(user, text.page)
      return isOffered && (canBeMade || byName.has(name))
    })
    return offered.length === found.length ? found : offered
  }, [found, isWritten, mayMake, byName, user])
}
