import type { EditableCategory } from '#domain/categories.schema.ts'

/**
 * What a category is called in the first of the languages that it has a name in, else its key.
 * @example categoryName(dairy, ['ar', 'nb']) // 'Meieri'
 */
export function categoryName(
  { key, words }: Pick<EditableCategory, 'key' | 'words'>,
  codes: readonly string[],
): string {
  return codes.map((code) => words[code]?.name).find(Boolean) ?? key
}
