import type { AdminProduct } from '#domain/admin-products.schema.ts'

/**
 * What a product is called in the first of the languages that it has a name in, else its key.
 * @example productName(butter, ['ar', 'nb']) // 'Kinnet smør'
 */
export function productName(
  { key, words }: Pick<AdminProduct, 'key' | 'words'>,
  codes: readonly string[],
): string {
  return codes.map((code) => words[code]?.name).find(Boolean) ?? key
}
