import { useSyncExternalStore } from 'react'
import { browserStorage } from '#app/platform/browser/storage.ts'

/** The table at which a guest sits, by the code on it. */
export interface KnownTable {
  token: string
  name: string
  restaurantId: string
}

const key = 'table'
/** Who comes back tomorrow sits elsewhere. */
const keptForMs = 4 * 3_600_000

/** Remembers on this device at which table its guest sits. */
export function sitAt(table: KnownTable): void {
  browserStorage.keepValue(key, { ...table, until: Date.now() + keptForMs })
  known = undefined
}

/** The table at which this guest sits in a restaurant; undefined where no code of it was scanned in the last hours. */
export function useTable(restaurantId: string): KnownTable | undefined {
  const table = useSyncExternalStore(hearNothing, current, () => null)
  return table?.restaurantId === restaurantId ? table : undefined
}

let known: KnownTable | null | undefined

function current(): KnownTable | null {
  known ??= keptIn(browserStorage.value(key))
  return known
}

/** Another version of the site, or somebody else, may have left anything there. */
function keptIn(value: unknown): KnownTable | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, name, restaurantId, until } = value as Record<string, unknown>
  const isWhole = [token, name, restaurantId].every((each) => typeof each === 'string')
  if (!isWhole || typeof until !== 'number' || until < Date.now()) return null
  return { token: String(token), name: String(name), restaurantId: String(restaurantId) }
}

function hearNothing(): () => void {
  return () => undefined
}
