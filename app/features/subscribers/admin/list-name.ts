import type { NewsletterList } from '#domain/newsletter-lists.schema.ts'

/**
 * What a list is called in the first of the languages that it has a name in, else its key.
 * @example listName({ key: 'letters', names: { nb: 'Matbrevet' } }, ['ar', 'nb']) // 'Matbrevet'
 */
export function listName(
  { key, names }: Pick<NewsletterList, 'key' | 'names'>,
  codes: readonly string[],
): string {
  return codes.map((code) => names[code]).find(Boolean) ?? Object.values(names)[0] ?? key
}
