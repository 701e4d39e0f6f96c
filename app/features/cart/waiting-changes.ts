import { appConfig } from '#config'
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

/** What the page before in this tab could not save any more. What is older than a change is sent for is not wanted any more. */
export function waitingBefore(): Change[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Change[]
    return kept.filter(({ madeAt }) => Date.now() - madeAt < appConfig.cart.retryForMs)
  } catch {
    return []
  }
}
