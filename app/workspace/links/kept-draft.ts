import { useEffect, useRef } from 'react'
import { tabStorage } from '#app/platform/browser/storage.ts'
import { lastUserId, sessionState } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'

interface Kept<Draft> {
  userId: string
  draft: Draft
}

/**
 * Keeps a draft for its writer in this tab until it is saved or given up: also over a reload, and over the end of their session
 *. `keptDraft` brings it back.
 */
export function useKeptDraft(name: string, draft: unknown, isDirty: boolean): void {
  const wasDirty = useRef(false)
  const isWriterKnown = useSession().user !== undefined || lastUserId() !== ''
  useEffect(() => {
    // What is kept already may be theirs.
    if (!isWriterKnown) return
    if (isDirty) keep(name, { userId: lastUserId(), draft })
    else if (wasDirty.current) forget(name)
    wasDirty.current = isDirty
  }, [name, draft, isDirty, isWriterKnown])
  // Leaving the page asks first; being signed out does not.
  useEffect(
    () => () => {
      if (wasDirty.current && !sessionState().hasEnded) forget(name)
    },
    [name],
  )
}

/**
 * What this person had not saved under this name. Where that stands already, since they left before the answer to their save came, it
 * is forgotten; to be asked once more changes nothing.
 */
export function keptDraft<Draft>(
  name: string,
  isSaved: (draft: Draft) => boolean,
): Draft | undefined {
  const kept = keptUnder<Draft>(name)
  if (!kept?.userId || kept.userId !== lastUserId()) return undefined
  if (!isSaved(kept.draft)) return kept.draft
  forget(name)
  return undefined
}

function keptUnder<Draft>(name: string): Kept<Draft> | null {
  return tabStorage.value(keyOf(name)) as Kept<Draft> | null
}

function keep(name: string, kept: Kept<unknown>): void {
  tabStorage.keepValue(keyOf(name), kept)
}

function forget(name: string): void {
  tabStorage.forget(keyOf(name))
}

function keyOf(name: string): string {
  return `draft ${name}`
}
