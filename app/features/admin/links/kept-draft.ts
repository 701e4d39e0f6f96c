import { useEffect, useRef } from 'react'
import { lastUserId, sessionState } from '#app/platform/session.ts'

interface Kept<Draft> {
  userId: string
  draft: Draft
}

/**
 * Keeps a draft for its writer in this tab until it is saved or given up: also over a reload, and over the end of their session
 * (ledger G03). `keptDraft` brings it back.
 */
export function useKeptDraft(name: string, draft: unknown, isDirty: boolean): void {
  const wasDirty = useRef(false)
  useEffect(() => {
    const userId = lastUserId()
    if (isDirty && userId) keep(name, { userId, draft })
    else if (wasDirty.current) forget(name)
    wasDirty.current = isDirty
  }, [name, draft, isDirty])
  // Whoever goes elsewhere has been asked; whoever was signed out has not.
  useEffect(
    () => () => {
      if (wasDirty.current && !sessionState().hasEnded) forget(name)
    },
    [name],
  )
}

/**
 * What this person had not saved under this name. What `isSaved` after all, since its writer left before the answer came, is
 * forgotten.
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

/** True of two lists that say the same, whatever order their fields are in; what is new has no id before it is saved. */
export function isSameButForIds(one: unknown, other: unknown): boolean {
  return withoutIds(one) === withoutIds(other)
}

function withoutIds(list: unknown): string {
  return JSON.stringify(list, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const fields = Object.entries(value).filter(([name]) => name !== 'id')
    return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function keptUnder<Draft>(name: string): Kept<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept<Draft> | null
  } catch {
    return null
  }
}

function keep(name: string, kept: Kept<unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing: the open page still has it.
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}

function keyOf(name: string): string {
  return `draft ${name}`
}
