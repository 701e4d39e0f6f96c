import { useSyncExternalStore } from 'react'
import type { View } from '#domain/editing.schema.ts'

interface Mode {
  isOn: boolean
  /** What this tab's pages show beside the published words. */
  view: View
}

const key = 'edit-mode'
const asVisitors: View = { drafts: false, asOf: null }

let mode = kept()
const readers = new Set<() => void>()

/** Whether this tab of the browser edits, and what it shows (ledger B06). */
export function useMode(): Mode {
  return useSyncExternalStore(
    subscribe,
    () => mode,
    () => mode,
  )
}

/** The same at this moment, for what was begun earlier. */
export function currentMode(): Mode {
  return mode
}

/** Turns Edit Mode on or off for this tab, also for the pages that it opens next. Off, the tab shows what visitors see. */
export function setEditing(isOn: boolean): void {
  become({ isOn, view: { ...asVisitors, drafts: isOn } })
}

export function keepView(view: View): void {
  become({ ...mode, view })
}

function become(next: Mode): void {
  mode = next
  try {
    if (next.isOn) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing edits until the page is left.
  }
  for (const reader of readers) reader()
}

function kept(): Mode {
  try {
    const before = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Mode | null
    if (before?.isOn) return before
  } catch {
    // Off, as everywhere.
  }
  return { isOn: false, view: asVisitors }
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
