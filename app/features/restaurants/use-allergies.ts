import { useSyncExternalStore } from 'react'
import { type AllergenCode, allergenCodes } from '#domain/catalog.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'

const key = 'allergies'
const none: readonly AllergenCode[] = []
const listeners = new Set<() => void>()
let known: readonly AllergenCode[] | undefined

/** What the guest avoids, as this device keeps it: no server learns of it. Where the browser keeps nothing it holds as long as the page. */
export function useAllergies() {
  const allergies = useSyncExternalStore(hear, current, () => none)
  return { allergies, avoid }
}

function avoid(code: AllergenCode, isAvoided: boolean): void {
  const others = current().filter((each) => each !== code)
  known = isAvoided ? [...others, code] : others
  browserStorage.keepValue(key, known)
  for (const listener of listeners) listener()
}

function current(): readonly AllergenCode[] {
  known ??= keptIn(browserStorage.value(key))
  return known
}

/** Another version of the site, or somebody else, may have left anything there. */
function keptIn(value: unknown): readonly AllergenCode[] {
  return Array.isArray(value) ? allergenCodes.filter((code) => value.includes(code)) : none
}

function hear(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
