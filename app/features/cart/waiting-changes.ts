import { tabStorage } from '#app/platform/browser/storage.ts'
import type { Change } from './cart-changes.ts'

const key = 'cart-changes'

/** Keeps the changes that are not saved yet for the page that comes next in this tab; where the browser keeps nothing, for this one. */
export function keepWaiting(changes: readonly Change[]): void {
  tabStorage.keepValue(key, changes)
}

/** What the page before in this tab could not save any more. */
export function waitingBefore(): Change[] {
  const kept = tabStorage.value(key)
  return Array.isArray(kept) ? (kept as Change[]) : []
}
