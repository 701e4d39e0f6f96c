import { useEmptyPlaces } from '#app/platform/empty-places.ts'

/** A row of the shop whose texts are edited where they stand, as the registry of texts addresses it: a product by its id, a category by its key. */
type Row = `@products/${string}` | `@categories/${string}`

export type RowMark = (row: Row, field: string, value: string) => object | undefined

/** Names a text of a row for Edit Mode, while that lies over the page: what visitors fetch holds no names. */
export function useRowMark(): RowMark | undefined {
  return useEmptyPlaces() ? markOf : undefined
}

function markOf(row: Row, field: string, value: string) {
  return { 'data-content': `${row}.${field}`, 'data-unwritten': value === '' ? '' : undefined }
}
