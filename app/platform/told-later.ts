/** For what has to be told by the next document of this tab, in its own language. */
export function tellAfterwards(what: string): void {
  try {
    sessionStorage.setItem(what, '1')
  } catch {
    // A browser that keeps nothing says nothing: the page itself shows what was done.
  }
}

/** True where the document before has left this to tell; once. */
export function takeTold(what: string): boolean {
  try {
    const isTold = sessionStorage.getItem(what) !== null
    sessionStorage.removeItem(what)
    return isTold
  } catch {
    return false
  }
}
