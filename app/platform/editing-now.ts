import { useSyncExternalStore } from 'react'

let isEditing = false
const readers = new Set<() => void>()

/** Told by Edit Mode when it opens over the page and when it leaves. */
export function tellEditing(next: boolean): void {
  isEditing = next
  for (const reader of readers) reader()
}

/** True while Edit Mode is on: a place for words that are not written yet is worth showing then. Never on the server. */
export function useIsEditing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isEditing,
    () => false,
  )
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
