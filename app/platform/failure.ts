/** The one thing that an error may tell a visitor: under which reference the log knows it. */
const named = /^unavailable (?<ref>[\w-]{4,64})$/u

/** An error whose message is fit for the browser. */
export function failure(ref: string): Error {
  return new Error(`unavailable ${ref}`)
}

/** The reference of a failure, or undefined where an error is something else. */
export function failureRef(error: unknown): string | undefined {
  return error instanceof Error ? named.exec(error.message)?.groups?.['ref'] : undefined
}
