const key = 'signed-in'

/** True where somebody has signed in with this browser: only then is the server asked who it is. It proves nothing. */
export function hasSignedInHint(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/** Remembers that somebody has signed in. A browser that keeps nothing asks on the pages of the account alone. */
export function keepSignedInHint(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // The cookie is there all the same.
  }
}

export function forgetSignedInHint(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
