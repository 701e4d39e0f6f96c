/**
 * What those who edit call a page among them: by what its texts are saved under, and by its address where all its texts are those of
 * the footer. Undefined before it is known.
 * @example presencePage(['footer'], '/products/brie') // '@at-products-brie'
 */
export function presencePage(
  [first]: readonly string[],
  path: string | undefined,
): string | undefined {
  if (first !== 'footer' || path === undefined) return first
  return [
    '@at',
    ...path
      .slice(0, 90)
      .split(/[^a-z0-9]+/u)
      .filter(Boolean),
  ].join('-')
}
