import { type ComponentType, useSyncExternalStore } from 'react'
import type { MenuAction } from '#app/ui/menu-panel.tsx'

/** How Edit Mode shows itself in the header: its switch, and its entry in the user menu. */
export interface EditModeOffer {
  Switch: ComponentType
  action: MenuAction
}

let offer: EditModeOffer | undefined
const readers = new Set<() => void>()

/** Told by Edit Mode itself, which only a browser of someone who works here has fetched. */
export function offerEditMode(next: EditModeOffer | undefined): void {
  offer = next
  for (const reader of readers) reader()
}

/** What the header offers of Edit Mode: nothing to visitors. */
export function useEditModeOffer(): EditModeOffer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  )
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
