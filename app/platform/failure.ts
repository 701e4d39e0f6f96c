/** All that an error may tell a visitor: under which reference the log knows it, and whether they asked too often. */
const named = /^(?<kind>unavailable|too-many) (?<ref>[\w-]{4,64})$/u

/** An error whose message is fit for the browser. */
export function failure(ref: string): Error {
  return new Error(`unavailable ${ref}`)
}

/** The failure of a visitor who asked too often. */
export function tooMany(ref: string): Error {
  return new Error(`too-many ${ref}`)
}

export function isTooMany(error: unknown): boolean {
  return error instanceof Error && named.exec(error.message)?.groups?.['kind'] === 'too-many'
}

/** The reference of a failure, or undefined where an error is something else. */
export function failureRef(error: unknown): string | undefined {
  return error instanceof Error ? named.exec(error.message)?.groups?.['ref'] : undefined
}
