/** An address runs from left to right in every language, words as their first letter does. */
export function isolated(words: string, mark: '\u2066' | '\u2068'): string {
  return `${mark}${words}\u2069`
}
