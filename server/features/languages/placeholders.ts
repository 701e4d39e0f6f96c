import { compiledMessage, placeholdersIn } from '#server/i18n/compiled-message.ts'

/**
 * The names that a message takes values by, in braces or as tags; undefined where it is no message that a page can show.
 * @example placeholdersOf('{count, plural, one {# item} other {# <0>items</0>}}') // ['count', '0']
 */
export function placeholdersOf(message: string): string[] | undefined {
  const compiled = compiledMessage(message)
  return compiled && placeholdersIn(compiled)
}

/** True for a message that takes no values but those that the catalogue's is given. */
export function isMessageFor(message: string, given: readonly string[]): boolean {
  return placeholdersOf(message)?.every((name) => given.includes(name)) ?? false
}
