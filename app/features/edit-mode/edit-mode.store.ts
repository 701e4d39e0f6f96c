import { useSyncExternalStore } from 'react'
import type { View } from '#domain/editing.schema.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'

interface Mode {
  isOn: boolean
  /** What this tab's pages show beside the published words. */
  view: View
}

const key = 'edit-mode'
const asVisitors: View = { drafts: false, asOf: null }

let mode = kept()
const readers = new Set<() => void>()

/** Whether this tab of the browser edits, and what it shows. */
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
  if (next.isOn) tabStorage.keepValue(key, next)
  else tabStorage.forget(key)
  for (const reader of readers) reader()
}

function kept(): Mode {
  const before = tabStorage.value(key) as Mode | null
  return before?.isOn ? before : { isOn: false, view: asVisitors }
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
