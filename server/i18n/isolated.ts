/** A value that keeps its own direction inside a sentence: `<bdi>` for plain text, by first-strong-isolate marks. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
