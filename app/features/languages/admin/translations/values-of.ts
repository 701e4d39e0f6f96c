/**
 * The names of the values and tags that a message of the product is given: a text laid over it may use no other. Read by hand: the
 * parser of messages is part of the library that every page loads, and would come to visitors with it.
 * @example valuesOf('<0>{count, plural, one {# item} other {# items}}</0>') // ['count', '0']
 */
export function valuesOf(message: string): string[] {
  const tags = Array.from(message.matchAll(/<\/?(\w+)\/?>/gu), ([, name = '']) => name)
  return [...new Set([...namesIn(message), ...tags])]
}

/** A brace within words opens a value, which begins with its name; one within a value opens the words of a case. */
function namesIn(message: string): string[] {
  const open: ('value' | 'words')[] = ['words']
  const names: string[] = []
  for (const [brace, name] of message.matchAll(/\{\s*(\w*)|\}/gu)) {
    if (brace === '}') open.pop()
    else if (open.at(-1) === 'value') open.push('words')
    else {
      open.push('value')
      names.push(name ?? '')
    }
  }
  return names
}
