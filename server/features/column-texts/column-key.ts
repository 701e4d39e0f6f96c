/**
 * The key of a text is what its row is named by, and which of the row's texts it is.
 * @example keyOf('dairy.name') // { owner: 'dairy', field: 'name' }
 */
export function keyOf(key: string): { owner: string; field: string } {
  const dot = key.indexOf('.')
  return { owner: key.slice(0, dot), field: key.slice(dot + 1) }
}
