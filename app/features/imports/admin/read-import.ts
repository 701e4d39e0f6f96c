import { readIfAllowed } from '#app/platform/read.ts'
import type { OpenedImport } from './import-page.tsx'

interface Wanted {
  /** Which of its rows, as `show` in the address. */
  show: string | undefined
  page: string | undefined
  next: string
}

/** One import with the fields that its columns can fill and a page of its rows; null where the caller may not see it. */
export async function readImport(
  id: string,
  { show, page, next }: Wanted,
): Promise<OpenedImport | null> {
  const wanted = { params: { id }, next }
  const query = show === 'left' ? { state: 'left_out', page } : { action: show, page }
  const [record, rows] = await Promise.all([
    readIfAllowed('/api/admin/imports/:id', wanted),
    readIfAllowed('/api/admin/imports/:id/rows', { ...wanted, query }),
  ])
  if (!record || !rows) return null
  const known = await readIfAllowed('/api/admin/imports/fields', {
    query: { kind: record.kind },
    next,
  })
  // What is left out of JSON is not there: the compiler has it undefined.
  return known ? ({ record, rows, fields: known.fields } as OpenedImport) : null
}
