import writeWorkbook from 'write-excel-file/universal'
import { saveFile } from '#app/platform/save-file.ts'

type Cell = string | number | null

/** Hands the reader a workbook of one sheet, its first line the headings. Texts stay texts: nothing in them is run as a formula. */
export async function saveWorkbook(name: string, table: readonly (readonly Cell[])[]) {
  const file = await writeWorkbook(
    table.map((cells, at) => cells.map((cell) => cellOf(cell, at === 0))),
    {
      stickyRowsCount: 1,
      columns: (table[0] ?? []).map(() => ({ width: 18 })),
    },
  ).toBlob()
  saveFile(file, `${name.replace(/\.(?:csv|tsv|txt|xlsx)$/iu, '')}.xlsx`)
}

function cellOf(cell: Cell, isHeading: boolean) {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: cell, type: String, ...(isHeading && { fontWeight: 'bold' as const }) }
}
