import type { Problem } from '#domain/result.ts'
import { compiledMessage, placeholdersIn } from '#server/i18n/compiled-message.ts'

/**
 * The names that a message takes values by, in braces or as tags; undefined where it is no message that a page can show.
 * @example placeholdersOf('{count, plural, one {# item} other {# <0>items</0>}}') // ['count', '0']
 */
export function placeholdersOf(message: string): string[] | undefined {
  const compiled = compiledMessage(message)
  return compiled && placeholdersIn(compiled)
}

const longestMessage = 2000

/**
 * Why words cannot stand over the catalogue's; undefined where they can: a message that takes no values but those that the catalogue's
 * is given, and no longer than an interface text may be.
 */
export function messageFault(message: string, given: readonly string[]): Problem | undefined {
  if (message.length > longestMessage) return { code: 'text_long', values: { max: longestMessage } }
  const isFitting = placeholdersOf(message)?.every((name) => given.includes(name)) ?? false
  return isFitting ? undefined : { code: 'message_invalid' }
}
