import { useSyncExternalStore } from 'react'

let areShown = false
const readers = new Set<() => void>()

/** Told by Edit Mode when it opens over the page and when it leaves. */
export function showEmptyPlaces(next: boolean): void {
  areShown = next
  for (const reader of readers) reader()
}

/** True while the page is edited: places for words that nobody has written yet are worth showing then. Never on the server. */
export function useEmptyPlaces(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areShown,
    () => false,
  )
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
