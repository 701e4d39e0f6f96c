import { cameWith } from './browser/came-with.ts'
import { browserStorage } from './browser/storage.ts'

const key = 'signed-in'

/**
 * True where somebody may be signed in with this browser: only then is the server asked who it is. It proves nothing. What is kept may
 * be gone while the session lives on, so what came with the page counts as well.
 */
export function hasSignedInHint(): boolean {
  return browserStorage.text(key) === '1' || cameWith('session')
}

/** Remembers that somebody has signed in. */
export function keepSignedInHint(): void {
  browserStorage.keepText(key, '1')
}

export function forgetSignedInHint(): void {
  browserStorage.forget(key)
}
