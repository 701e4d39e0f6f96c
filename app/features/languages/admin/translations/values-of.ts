import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * The names of the values and tags that a message of the product is given: a text laid over it may use no other.
 * @example valuesOf('<0>{count, plural, one {# item} other {# items}}</0>') // ['count', '0']
 */
export function valuesOf(message: string): string[] {
  const tags = Array.from(message.matchAll(/<\/?(\w+)\/?>/gu), ([, name = '']) => name)
  return [...new Set([...namesIn(compileMessageOrThrow(message)), ...tags])]
}

/** A value is a list that begins with its name; the words of its cases may have more. */
function namesIn(compiled: ReturnType<typeof compileMessageOrThrow>): string[] {
  if (typeof compiled === 'string') return []
  return compiled.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , cases = {}] = part
    const words = typeof cases === 'object' && cases !== null ? Object.values(cases) : []
    return [
      name,
      ...words.flatMap((each) => (each === undefined ? [] : namesIn(each as typeof compiled))),
    ]
  })
}
