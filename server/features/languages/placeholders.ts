import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * The names that a message takes values by, in braces or as tags; undefined where it is no message at all.
 * @example placeholdersOf('{count, plural, one {# item} other {# <0>items</0>}}') // ['count', '0']
 */
export function placeholdersOf(message: string): string[] | undefined {
  try {
    const tags = [...message.matchAll(/<\/?(?<name>[A-Za-z0-9]+)\/?>/gu)].map(
      (match) => match.groups?.['name'] ?? '',
    )
    return [...new Set([...namesIn(compileMessageOrThrow(message)), ...tags])]
  } catch {
    return undefined
  }
}

/** True for a message that takes no values but those that the catalogue's is given. */
export function isMessageFor(message: string, given: readonly string[]): boolean {
  return placeholdersOf(message)?.every((name) => given.includes(name)) ?? false
}

type Compiled = ReturnType<typeof compileMessageOrThrow>

/** A compiled message is text, or parts: text, or a name with a kind and, of plurals and selects, messages by case. */
function namesIn(compiled: Compiled): string[] {
  if (typeof compiled === 'string') return []
  return compiled.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , cases] = part
    const within = typeof cases === 'object' && cases !== null ? Object.values(cases) : []
    return [
      name,
      ...within.flatMap((each) => (each === undefined ? [] : namesIn(each as Compiled))),
    ]
  })
}
