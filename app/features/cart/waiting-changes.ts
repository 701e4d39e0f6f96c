import type { Change } from './cart-changes.ts'

const key = 'cart-changes'

/** Keeps the changes that are not saved yet for the page that comes next in this tab. */
export function keepWaiting(changes: readonly Change[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // A browser that keeps nothing: they are saved for as long as this page stands.
  }
}

/** What the page before in this tab could not save any more; where the browser keeps nothing, what is `known` already. */
export function waitingBefore(known: Change[]): Change[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Change[]
  } catch {
    return known
  }
}
